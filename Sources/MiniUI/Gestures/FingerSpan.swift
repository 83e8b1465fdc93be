/// The distance and angle between two fingers, in the window's coordinates.
struct FingerSpan {
  let distance: Double
  /// The direction from the first to the second finger, in radians.
  let angle: Double

  /// Measures two fingers; `nil` for any other number.
  init?(_ touches: [Touch]) {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = first.distance(to: second)
    angle = first.angle(to: second)
  }
}
