/// Gestures of one finger; virtual time passes while the finger is down.
extension Finger {
  /// How long a drag takes unless told otherwise.
  public static let dragDuration: Duration = .milliseconds(500)
  /// How long a swipe takes unless told otherwise.
  public static let swipeDuration: Duration = .milliseconds(100)
  /// How far a swipe goes unless told otherwise, in points.
  public static let swipeDistance = 200.0

  /// Drags from one point of the screen to another in equal steps, and rests there before it
  /// lets go: what is dragged stays where it is.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func drag(
    from start: Point, to end: Point, lasting duration: Duration = dragDuration, steps: Int = 10
  ) -> View? {
    let view = down(at: start)
    glide(from: start, to: end, duration, steps)
    process.mainLoop.advance(by: PanGestureRecognizer.rest)
    up()
    return view
  }

  /// Moves quickly from one point of the screen to another and lets go at once: what is dragged
  /// rolls on.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func swipe(
    from start: Point, to end: Point, lasting duration: Duration = swipeDuration, steps: Int = 5
  ) -> View? {
    let view = down(at: start)
    glide(from: start, to: end, duration, steps)
    up()
    return view
  }

  /// Presses a point of the screen for a while.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func longPress(at point: Point, lasting duration: Duration = .seconds(1)) -> View? {
    tap(at: point, lasting: duration)
  }

  /// Taps a point of the screen twice in a row.
  ///
  /// - Returns: The view that was hit by the second tap.
  @discardableResult
  public func doubleTap(at point: Point) -> View? {
    tap(at: point)
    process.mainLoop.advance(by: .milliseconds(100))
    return tap(at: point)
  }

  /// Presses the middle of a view for a while, if the touch would reach it.
  public func longPress(
    _ view: View, lasting duration: Duration = .seconds(1)
  ) throws(TouchMiss) {
    longPress(at: try process.application.aim(at: view), lasting: duration)
  }

  /// Taps the middle of a view twice in a row, if the touch would reach it.
  public func doubleTap(_ view: View) throws(TouchMiss) {
    doubleTap(at: try process.application.aim(at: view))
  }

  /// Drags from the middle of a view, if the touch would reach it.
  public func drag(
    _ view: View, by movement: Point, lasting duration: Duration = dragDuration
  ) throws(TouchMiss) {
    let start = try process.application.aim(at: view)
    drag(from: start, to: start.offset(by: movement), lasting: duration)
  }

  /// Swipes from the middle of a view, if the touch would reach it.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction,
    by distance: Double = swipeDistance
  ) throws(TouchMiss) {
    let start = try process.application.aim(at: view)
    let way = direction.unit
    swipe(from: start, to: start.offset(by: Point(x: way.x * distance, y: way.y * distance)))
  }

  /// Moves the finger that is down in equal steps of equal time.
  private func glide(from start: Point, to end: Point, _ duration: Duration, _ steps: Int) {
    let way = end.offset(from: start)
    for step in 1...max(steps, 1) {
      process.mainLoop.advance(by: duration / max(steps, 1))
      let part = Double(step) / Double(max(steps, 1))
      move(to: start.offset(by: Point(x: way.x * part, y: way.y * part)))
    }
  }
}

extension SwipeGestureRecognizer.Direction {
  /// One point of the way; of several directions, all of them at once.
  fileprivate var unit: Point {
    Point(
      x: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      y: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }
}
