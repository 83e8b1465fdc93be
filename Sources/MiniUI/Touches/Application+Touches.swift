extension Application {
  /// The window and view under a point of the screen: windows by level, topmost first (HT-6).
  func hit(_ point: Point) -> (window: Window, view: View)? {
    guard process.device.screen.contains(point) else { return nil }
    for window in windowsFromTop {
      let inside = window.convertFromScreen(point)
      if let view = window.hitTest(inside, with: nil) { return (window, view) }
    }
    return nil
  }

  private var windowsFromTop: [Window] {
    windows.enumerated()
      .sorted { ($0.element.level, $0.offset) > ($1.element.level, $1.offset) }
      .map(\.element)
  }

  /// A point of the screen where a touch reaches a view: its middle, if nothing is in the way.
  ///
  /// A view that takes no touches itself is reached through the nearest ancestor that does, as a
  /// label inside a button is.
  ///
  /// - Throws: ``TouchMiss`` that says what would be hit instead.
  public func aim(at view: View) throws(TouchMiss) -> Point {
    guard let window = view.window else { throw .notOnScreen(view.summary) }
    let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
    let point = window.convertToScreen(view.convert(middle, to: window))
    guard process.device.screen.contains(point) else { throw .outside(view.summary, point) }
    guard let hit = hit(point)?.view else { throw .nothing(view.summary, point) }
    guard hit.isDescendant(of: view) || (view.isDescendant(of: hit) && !view.takesTouches) else {
      throw .covered(view.summary, by: hit.summary, point)
    }
    return point
  }
}

extension View {
  /// Whether this view and everything above it let touches through to it.
  fileprivate var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}

/// Why a finger cannot reach a view; the views are named by their summaries.
public enum TouchMiss: Error, Hashable {
  /// The view is in no window; present its screen first.
  case notOnScreen(String)
  /// The view's middle is off the screen; scroll it into view first.
  case outside(String, Point)
  /// Nothing takes touches at the view's middle.
  case nothing(String, Point)
  /// Another view is hit; both are named.
  case covered(String, by: String, Point)
}

extension TouchMiss: CustomStringConvertible {
  /// The view, the place and what is there, in one sentence.
  public var description: String {
    switch self {
    case .notOnScreen(let view): "\(view) is in no window"
    case .outside(let view, let point): "\(view) is off the screen, at \(point)"
    case .nothing(let view, let point): "neither \(view) nor anything else is hit at \(point)"
    case .covered(let view, let other, let point):
      "\(view) is not hit at \(point); \(other) is"
    }
  }
}
