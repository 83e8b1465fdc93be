import MiniUI

/// A finger that comes down on an element and is lifted again.
package struct Tap: Sendable {
  /// What the finger touches.
  package let target: Located<ElementSelector>
  /// How long the finger stays down.
  package let duration: Duration
  /// Which finger; two of them may be down at once.
  package let finger: Int
  /// From the touch-up of the tap before to this one's; nil for a tap that starts on its own.
  package let interval: Located<Duration>?

  /// The keys of a step that taps.
  package static let fields = Fields(
    .required("tap", ElementSelector.reader.located, "Touches the middle of an element."),
    .optional(
      "lasts", .duration, default: Finger.tapDuration, "How long the finger stays down."),
    .optional(
      "finger", .integer(in: 0...9), default: 0, "Which finger; taps of two may overlap."),
    .optional(
      "after", Reader<Duration>.duration.located,
      "The time from the touch-up of the tap before to this touch-up."),
    make: { Tap(target: $0, duration: $1, finger: $2, interval: $3) })
}
