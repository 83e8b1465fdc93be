/// Gestures of one finger; virtual time advances while the finger is down.
extension Finger {
  /// The default duration of a drag.
  public static let dragDuration: Duration = .milliseconds(500)
  /// The default duration of a swipe.
  public static let swipeDuration: Duration = .milliseconds(100)
  /// The default length of a swipe, in points.
  public static let swipeDistance = 200.0

  /// Drags between two points of the screen in equal steps and rests before lifting.
  ///
  /// The rest means that dragged content does not continue to move.
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

  /// Swipes between two points of the screen and lifts without a rest.
  ///
  /// Swiped content therefore continues to move.
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

  /// Presses a point of the screen for a duration.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func longPress(at point: Point, lasting duration: Duration = .seconds(1)) -> View? {
    tap(at: point, lasting: duration)
  }

  /// Taps a point of the screen twice, 100 ms apart.
  ///
  /// - Returns: The view that was hit by the second tap.
  @discardableResult
  public func doubleTap(at point: Point) -> View? {
    tap(at: point)
    process.mainLoop.advance(by: .milliseconds(100))
    return tap(at: point)
  }

  /// Presses the centre of a view for a duration, if the touch would reach it.
  public func longPress(
    _ view: View, lasting duration: Duration = .seconds(1)
  ) throws(TouchMiss) {
    longPress(at: try process.application.aim(at: view), lasting: duration)
  }

  /// Taps the centre of a view twice, if the touch would reach it.
  public func doubleTap(_ view: View) throws(TouchMiss) {
    doubleTap(at: try process.application.aim(at: view))
  }

  /// Drags from the centre of a view, if the touch would reach it.
  public func drag(
    _ view: View, by movement: Point, lasting duration: Duration = dragDuration
  ) throws(TouchMiss) {
    let start = try process.application.aim(at: view)
    drag(from: start, to: start.offset(by: movement), lasting: duration)
  }

  /// Swipes from the centre of a view, if the touch would reach it.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction,
    by distance: Double = swipeDistance
  ) throws(TouchMiss) {
    let start = try process.application.aim(at: view)
    let way = direction.unit
    swipe(from: start, to: start.offset(by: Point(x: way.x * distance, y: way.y * distance)))
  }

  /// Moves the finger in equal steps of equal duration.
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
  /// The direction as a step of one point per axis; several directions add up.
  fileprivate var unit: Point {
    Point(
      x: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      y: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }
}

/// Two fingers of one hand, on both sides of a point; virtual time advances while they are down.
public final class FingerPair {
  private let process: AppProcess
  private let first: Finger
  private let second: Finger

  /// Makes two fingers that operate a process.
  public init(using process: AppProcess) {
    self.process = process
    (first, second) = (Finger(using: process), Finger(using: process))
  }

  /// Pinches on a horizontal line through a point of the screen.
  ///
  /// The fingers come down `start` points apart and are lifted `end` points apart.
  public func pinch(
    at center: Point, from start: Double, to end: Double,
    lasting duration: Duration = Finger.dragDuration, steps: Int = 10
  ) {
    play(about: center, duration, steps) { part in
      (distance: start + (end - start) * part, angle: 0)
    }
  }

  /// Rotates the fingers about a point of the screen; a positive angle in radians is clockwise.
  public func rotate(
    at center: Point, by angle: Double, distance: Double = 100,
    lasting duration: Duration = Finger.dragDuration, steps: Int = 10
  ) {
    play(about: center, duration, steps) { part in (distance: distance, angle: angle * part) }
  }

  /// Taps with both fingers at once.
  public func tap(
    at center: Point, distance: Double = 40, lasting duration: Duration = Finger.tapDuration
  ) {
    play(about: center, duration, 0) { _ in (distance: distance, angle: 0) }
  }

  private typealias Span = (distance: Double, angle: Double)

  private func play(
    about center: Point, _ duration: Duration, _ steps: Int, span: (Double) -> Span
  ) {
    first.down(at: Self.place(center, span(0), side: -1))
    second.down(at: Self.place(center, span(0), side: 1))
    if steps == 0 { process.mainLoop.advance(by: duration) }
    for step in 0..<steps {
      process.mainLoop.advance(by: duration / steps)
      let span = span(Double(step + 1) / Double(steps))
      first.move(to: Self.place(center, span, side: -1))
      second.move(to: Self.place(center, span, side: 1))
    }
    first.up()
    second.up()
  }

  private static func place(_ center: Point, _ span: Span, side: Double) -> Point {
    let turn = Transform(rotationAngle: span.angle)
    return center.offset(by: Point(x: side * span.distance / 2, y: 0).applying(turn))
  }
}
