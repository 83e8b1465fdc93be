import MiniUI

/// The elements that a finger can tap now, by their selectors.
struct Tappable {
  private let process: AppProcess
  private let parts: ScreenParts

  init(in process: AppProcess) {
    self.process = process
    parts = ScreenParts(process.application.visibleWindows)
  }

  /// The selectors from top to bottom, without duplicates.
  var selectors: [String] {
    var names: [String] = []
    for view in parts.everything.filter(\.isOnScreen).fromTheTop {
      guard let name = name(of: view), !names.contains(name), isReached(view) else { continue }
      names.append(name)
    }
    return names
  }

  private func isReached(_ view: View) -> Bool {
    do throws(TouchMiss) {
      _ = try process.application.aim(at: view)
      return true
    } catch {
      return false
    }
  }

  /// Returns the selector of a view; nil for a view that does not react to taps.
  private func name(of view: View) -> String? {
    if let part = parts.name(of: view) { return part }
    if let cell = view as? ReusableView {
      guard let place = cell.indexPath, let list = cell.list else { return nil }
      let scope = list.accessibilityIdentifier.map { " in #\($0)" } ?? ""
      return "row \(place)\(scope)"
    }
    let isControl = (view as? Control)?.isEnabled == true && !parts.isPart(view)
    guard isControl || view is TextView || view.hasOwnGesture else { return nil }
    if let identifier = view.accessibilityIdentifier { return "#\(identifier)" }
    if let text = view.displayedText { return "\"\(text)\"" }
    return ".\(view.class.name)"
  }
}

extension [View] {
  /// The views from top to bottom and left to right; ties keep their order.
  var fromTheTop: [View] {
    let placed = map { ($0, $0.convert($0.bounds, to: nil)) }
    let sorted = placed.enumerated().sorted { first, second in
      let (left, right) = (first.element.1, second.element.1)
      return (left.minY, left.minX, first.offset) < (right.minY, right.minX, second.offset)
    }
    return sorted.map(\.element.0)
  }
}

extension View {
  /// True if the view has a gesture recogniser other than those of system views.
  fileprivate var hasOwnGesture: Bool {
    gestureRecognizers.contains { recognizer in
      !(recognizer is ScrollViewPanGestureRecognizer)
        && recognizer.registeredTargets.contains { !$0.target.class.isSystem }
    }
  }
}

extension ReusableView {
  /// The list that shows the cell.
  fileprivate var list: ListView? {
    sequence(first: self as View, next: \.superview).lazy.compactMap { $0 as? ListView }.first
  }
}
