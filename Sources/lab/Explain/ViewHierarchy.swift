import AutoTrack
import MiniUI

/// The views of an app that runs, as lines: what they are, where, and what a tap would give.
struct ViewHierarchy {
  private let windows: [Window]
  private let scheme: any PathScheme
  private let outlook: TapOutlook

  /// Lays out what is shown, and looks at it.
  init(of session: AppSession, scheme: any PathScheme) {
    windows = session.process.application.visibleWindows
    self.scheme = scheme
    outlook = TapOutlook(in: session)
    for window in windows { window.layoutIfNeeded() }
  }

  /// One line a view: windows from the back, each view before those in it.
  var lines: [String] {
    TextTable(windows.flatMap { rows($0, depth: 0, above: nil) }, widest: 40).lines
  }

  private func rows(_ view: View, depth: Int, above: String?) -> [[String]] {
    let path = scheme.path(of: view)
    return [row(view, depth, path, above)]
      + view.subviews.flatMap { rows($0, depth: depth + 1, above: path) }
  }

  private func row(_ view: View, _ depth: Int, _ path: String, _ above: String?) -> [String] {
    let tap = outlook.text(for: view)
    let words = view.marks + (tap.isEmpty ? [] : [tap])
    return [
      String(repeating: "  ", count: depth) + view.title, view.frame.text,
      words.joined(separator: ", "), tap.isEmpty ? Self.end(of: path, below: above) : path,
    ].map(\.printable)
  }

  /// What a path has more than the one above it; whole where it does not go on from that.
  private static func end(of path: String, below above: String?) -> String {
    guard let above, path.hasPrefix(above) else { return path }
    return "…" + path.dropFirst(above.count)
  }
}

extension View {
  /// The class, the controller whose view this is, the identifier, and the text.
  fileprivate var title: String {
    let owner = controller.map { " of \($0.class.name)" } ?? ""
    let identifier = accessibilityIdentifier.map { " #\($0)" } ?? ""
    let text = showsTypedText ? nil : displayedText
    return self.class.name + owner + identifier + (text.map { " \"\($0.brief)\"" } ?? "")
  }

  /// What keeps fingers or eyes away.
  fileprivate var marks: [String] {
    [
      isHidden ? "hidden" : nil, alpha < 1 ? "alpha \(alpha.text)" : nil,
      isUserInteractionEnabled ? nil : "no touches",
      (self as? Control)?.isEnabled == false ? "disabled" : nil,
    ].compactMap(\.self)
  }
}

extension Rect {
  /// Place and size in the parent: `20,100 100×44`.
  fileprivate var text: String {
    "\(origin.x.text),\(origin.y.text) \(size.width.text)×\(size.height.text)"
  }
}

extension Double {
  /// At most three digits behind the point.
  fileprivate var text: String {
    // Of larger numbers no digit behind the point is known.
    let rounded = magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
