/// A direction on the screen, or an edge of it.
package enum Direction: String, CaseIterable, Sendable {
  /// The directions as seen by the person.
  case left, right, up, down
}
