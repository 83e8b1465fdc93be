package import MiniUI

/// A finger that comes down, moves while it is down, and is lifted.
package struct Drag: Sendable {
  /// Where the finger comes down: the middle of an element, or a point.
  package let start: Located<ElementSelector>
  /// Where it is lifted.
  package let end: End
  /// From touch-down to touch-up.
  package let duration: Duration
  /// Which finger.
  package let finger: Int

  /// Where a finger goes.
  package enum End: Sendable {
    /// To the middle of an element, or to a point.
    case element(Located<ElementSelector>)
    /// By so many points to the right and down.
    case distance(Point)
  }

  /// The time that a finger takes for a way unless a step says otherwise.
  static let standardDuration = Duration.milliseconds(300)

  /// The keys of a drag.
  package static let reader: Reader<Drag> = .object(
    "drag",
    Fields.required(
      "from", ElementSelector.reader.located,
      "Where the finger comes down: the middle of an element, or a point."),
    Fields.oneOf(
      Fields(
        Fields.required("to", ElementSelector.reader.located, "Where the finger is lifted."),
        make: { End.element($0) }),
      Fields(
        Fields.required("by", Point.reader, "How far it goes: to the right, and down."),
        make: { End.distance($0) })),
    lasts, finger,
    make: { Drag(start: $0, end: $1, duration: $2, finger: $3) })

  /// How long a finger is on its way.
  static let lasts = Fields.optional(
    "lasts", Reader<Duration>.duration, default: standardDuration,
    "From touch-down to touch-up.")

  /// Which finger moves.
  static let finger = Fields.optional(
    "finger", Reader<Int>.integer(in: 0...9), default: 0, "Which finger.")
}
