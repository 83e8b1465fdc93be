/// What a finger would reach.
extension Application {
  /// The window and view under a point of the screen: windows by level, topmost first (HT-6).
  ///
  /// Whatever asked for a layout gets it first. An app that is not active gets no touches, and
  /// one whose screens are on their way gets none that begin meanwhile.
  func hit(_ point: Point) -> (window: Window, view: View)? {
    guard screen.contains(point), state == .active, !isIgnoringTouches else { return nil }
    for window in windowsFromTop {
      window.layoutIfNeeded()
      let inside = window.convertFromScreen(point)
      if let view = window.hitTest(inside, with: nil) { return (window, view) }
    }
    return nil
  }

  private var screen: Rect { withProcess { $0.device.screen } }

  /// The visible windows, the one that is asked first in front (HT-6).
  var windowsFromTop: [Window] {
    let windows = visibleWindows
    return windows.count > 1 ? windows.reversed() : windows
  }

  /// A point of the screen where a touch reaches a view: its middle, if nothing is in the way.
  ///
  /// A view that is there to be looked at, such as the label inside a button, is reached when the
  /// touch goes to the nearest ancestor that takes touches.
  ///
  /// - Throws: ``TouchMiss`` that says what would be hit instead.
  public func aim(at view: View) throws(TouchMiss) -> Point {
    guard let window = view.window else { throw .notOnScreen(view.summary) }
    window.layoutIfNeeded()
    let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
    let point = window.convertToScreen(view.convert(middle, to: window))
    guard process.device.screen.contains(point) else { throw .outside(view.summary, point) }
    guard !isIgnoringTouches else { throw .ignored(view.summary) }
    guard let hit = hit(point)?.view else { throw .nothing(view.summary, point) }
    guard hit.isDescendant(of: view) || hit === view.standIn else {
      throw .covered(view.summary, by: hit.summary, point)
    }
    return point
  }
}

extension View {
  /// Who takes the touches of a view that is only looked at: an ancestor.
  ///
  /// A control has none, unless it is a part of another one, as in the buttons of bars.
  fileprivate var standIn: View {
    var view = self
    while !view.isUserInteractionEnabled, view.isVisible, !(view is Control) || view.isInControl,
      let superview = view.superview
    {
      view = superview
    }
    return view
  }

  private var isInControl: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is Control }
  }
}
