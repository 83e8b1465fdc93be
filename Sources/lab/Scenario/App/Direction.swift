/// A way on the screen, or the side where it ends.
package enum Direction: String, CaseIterable, Sendable {
  /// As seen by the person.
  case left, right, up, down
}
