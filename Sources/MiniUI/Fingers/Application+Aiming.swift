/// The hit test of a finger on the screen.
extension Application {
  /// Returns the window and view under a point of the screen, topmost windows first (HT-6).
  ///
  /// Pending layout runs first. Nil if the app is not active or a transition ignores new touches.
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

  /// The visible windows, topmost first (HT-6).
  var windowsFromTop: [Window] {
    let windows = visibleWindows
    return windows.count > 1 ? windows.reversed() : windows
  }

  /// Returns a screen point where a touch reaches a view: its centre, if the view is not covered.
  ///
  /// A view without user interaction, such as the label inside a button, counts as reached when its
  /// nearest ancestor with user interaction is hit.
  ///
  /// - Throws: ``TouchMiss`` that names the view that would be hit instead.
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
  /// The ancestor that takes the touches of a view without user interaction.
  ///
  /// A control without user interaction has none, unless it is a part of another control, as in the
  /// buttons of bars.
  fileprivate var standIn: View {
    var view = self
    while !view.isUserInteractionEnabled, view.isVisible, !view.isControl || view.isInControl,
      let superview = view.superview
    {
      view = superview
    }
    return view
  }

  private var isInControl: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains(where: \.isControl)
  }
}
