package import LabLanguage

/// A quick movement of a finger in one direction.
package struct Swipe: Sendable {
  /// The direction.
  package let direction: Direction
  /// The element under the start; nil for the middle of the screen.
  package let target: Located<ElementSelector>?
  /// The time from touch-down to touch-up.
  package let duration: Duration
  /// The number of the finger.
  package let finger: Int

  /// The default duration of a swipe.
  static let standardDuration = Duration.milliseconds(100)

  /// Reads a direction, or an object for more.
  package static let reader: Reader<Swipe> = .either(short, long)

  private static let short = Reader<Direction>.word.map {
    Swipe(direction: $0, target: nil, duration: standardDuration, finger: 0)
  }

  private static let long: Reader<Swipe> = .object(
    "swipe",
    Fields.required("direction", Reader<Direction>.word, "The direction."),
    Fields.optional(
      "on", ElementSelector.reader.located,
      "The element that it begins on; else the middle of the screen."),
    Fields.optional(
      "lasts", Reader<Duration>.duration, default: standardDuration,
      "From touch-down to touch-up."),
    Drag.finger,
    make: { Swipe(direction: $0, target: $1, duration: $2, finger: $3) })
}
