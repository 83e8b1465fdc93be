package import LabLanguage
package import MiniUI

/// A finger that comes down, moves, and is lifted.
package struct Drag: Sendable {
  /// The start: the middle of an element, or a point.
  package let start: Located<ElementSelector>
  /// The end.
  package let end: End
  /// The time from touch-down to touch-up.
  package let duration: Duration
  /// The number of the finger.
  package let finger: Int

  /// The end of a drag.
  package enum End: Sendable {
    /// The middle of an element, or a point.
    case element(Located<ElementSelector>)
    /// A distance in points to the right and down.
    case distance(Point)
  }

  /// The default duration of a drag.
  static let standardDuration = Duration.milliseconds(300)

  /// The keys of a drag.
  package static let reader: Reader<Drag> = .object(
    "drag",
    Fields.required(
      "from", ElementSelector.reader.located,
      "The start: the middle of an element, or a point."),
    Fields.oneOf(
      Fields(
        Fields.required("to", ElementSelector.reader.located, "The end."),
        make: { End.element($0) }),
      Fields(
        Fields.required("by", Point.reader, "The distance to the right, and down."),
        make: { End.distance($0) })),
    lasts, finger,
    make: { Drag(start: $0, end: $1, duration: $2, finger: $3) })

  /// The key for the duration of a gesture.
  static let lasts = Fields.optional(
    "lasts", Reader<Duration>.duration, default: standardDuration,
    "From touch-down to touch-up.")

  /// The key for the finger.
  static let finger = Fields.optional(
    "finger", Reader<Int>.integer(in: 0...9), default: 0, "The finger's number.")
}
