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
