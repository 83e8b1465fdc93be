/// How two fingers lie to each other, in the window's coordinates.
struct FingerSpan {
  /// How far they are apart, in points.
  let distance: Double
  /// The direction from the first to the second, in radians.
  let angle: Double

  /// `nil` for any other number of fingers than two.
  init?(_ touches: [Touch]) {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = first.distance(to: second)
    angle = first.angle(to: second)
  }
}
