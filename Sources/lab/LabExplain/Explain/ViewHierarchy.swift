package import AutoTrack
package import LabKit
package import LabLanguage
import LabSystem
package import MiniUI
package import Wording

/// The views of a running app as lines: names, frames, and outcomes of taps.
package struct ViewHierarchy {
  private let windows: [Window]
  private let scheme: any PathScheme
  private let outlook: TapOutlook

  /// Lays out the visible windows and collects their views.
  package init(of session: AppSession, scheme: any PathScheme) {
    windows = session.process.application.visibleWindows
    self.scheme = scheme
    outlook = TapOutlook(in: session)
    for window in windows { window.layoutIfNeeded() }
  }

  /// One line per view: windows back to front, each view before its subviews.
  package var lines: [String] {
    TextTable(windows.flatMap { rows($0, depth: 0, above: nil) }, widest: 40).lines
  }

  private func rows(_ view: View, depth: Int, above: String?) -> [[String]] {
    let path = scheme.path(of: view)
    return [row(view, depth, path, above)]
      + view.subviews.flatMap { rows($0, depth: depth + 1, above: path) }
  }

  /// The windows back to front, each with its views, for programs.
  package var json: PrintedJSON { .list(windows.map(json)) }

  private func json(_ view: View) -> PrintedJSON {
    let (tap, frame) = (outlook.sentence(for: view), view.frame)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return .record([
      "class": .text(view.class.name),
      "controller": view.controller.map { .text($0.class.name) },
      "frame": .list(numbers.map(PrintedJSON.fraction)),
      "identifier": view.accessibilityIdentifier.map(PrintedJSON.text),
      "marks": .list(view.marks.map(PrintedJSON.sentence)), "path": .text(scheme.path(of: view)),
      "tap": tap.map(PrintedJSON.sentence),
      "text": view.showsTypedText ? nil : view.displayedText.map(PrintedJSON.text),
      "views": .list(view.subviews.map(json)),
    ])
  }

  private func row(_ view: View, _ depth: Int, _ path: String, _ above: String?) -> [String] {
    let tap = outlook.sentence(for: view)
    let words = view.marks + [tap].compactMap(\.self)
    return [
      String(repeating: "  ", count: depth) + view.title, view.frame.text,
      words.joined(separator: ", ").text, tap == nil ? Self.end(of: path, below: above) : path,
    ].map(\.printable)
  }

  /// Returns the part of a path that its parent's does not have; the whole path if they differ.
  private static func end(of path: String, below above: String?) -> String {
    guard let above, path.hasPrefix(above) else { return path }
    return "…" + path.dropFirst(above.count)
  }
}

/// The outcome of a tap on the middle of a view, in a few words.
package struct TapOutlook {
  private let session: AppSession

  /// The outlook of a session, computed on each call.
  package init(in session: AppSession) {
    self.session = session
  }

  /// Returns `click`, or `nothing: why`; nil for a view that is part of another element.
  package func sentence(for view: View) -> Sentence? {
    guard let forecast = session.autoTrack?.forecast(of: view) else { return nil }
    return obstacle(to: view).map { "nothing: \($0)" } ?? forecast.outcome.sentence
  }

  /// Returns the reason why a finger does not reach the view; nil if it does.
  private func obstacle(to view: View) -> Sentence? {
    guard view.isShown else { return "not shown" }
    do throws(TouchMiss) {
      _ = try session.process.application.aim(at: view)
      return view.keeperOfItsMiddle.map { "\($0) is hit" }
    } catch {
      return error.obstacle
    }
  }
}

extension View {
  /// The class, the owning controller, the identifier, and the text.
  fileprivate var title: String {
    let owner = controller.map { " of \($0.class.name)" } ?? ""
    let identifier = accessibilityIdentifier.map { " #\($0)" } ?? ""
    let text = showsTypedText ? nil : displayedText
    return self.class.name + owner + identifier + (text.map { " \"\($0.brief)\"" } ?? "")
  }

  /// The properties that keep touches or eyes away.
  package var marks: [Sentence] {
    [
      isHidden ? "hidden" : nil, alpha < 1 ? "alpha \(alpha.text)" : nil,
      isUserInteractionEnabled ? nil : "no touches",
      (self as? Control)?.isEnabled == false ? "disabled" : nil,
    ].compactMap(\.self)
  }
}

extension Rect {
  /// The position and size in the parent: `20,100 100×44`.
  fileprivate var text: String {
    "\(origin.x.text),\(origin.y.text) \(size.width.text)×\(size.height.text)"
  }
}

extension Double {
  /// The number with at most three decimals.
  fileprivate var text: String {
    // Larger numbers have no exact decimals.
    let rounded = magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension TouchMiss {
  /// The obstacle in a few words.
  var obstacle: Sentence {
    switch self {
    case .notOnScreen: "in no window"
    case .outside: "off the screen"
    case .nothing: "nothing is hit there"
    case .ignored: "fingers are ignored now"
    case .covered(_, let other, _): "\(other) is hit"
    }
  }
}

/// The views that take a touch inside another view.
extension View {
  /// Returns the descendant that takes a touch at a point; nil if this view gets it.
  ///
  /// Controls, scroll views and views with a tap recogniser take their touches. The parts of a
  /// system control do not take them from the control.
  func keeper(at place: Point) -> View? {
    guard let window, !(self is Control && self.class.isSystem),
      let hit = window.hitTest(convert(place, to: window), with: nil), hit.isDescendant(of: self)
    else { return nil }
    return sequence(first: hit, next: \.superview).prefix { $0 !== self }.first(where: \.keepsTaps)
  }

  private var keepsTaps: Bool {
    self is Control || self is ScrollView
      || gestureRecognizers.contains { $0 is TapGestureRecognizer && $0.isEnabled }
  }

  /// The short name of the descendant that takes a touch in the middle.
  fileprivate var keeperOfItsMiddle: ViewSummary? {
    keeper(at: Point(x: bounds.midX, y: bounds.midY)).map {
      ViewSummary(of: $0, showingText: false)
    }
  }
}
