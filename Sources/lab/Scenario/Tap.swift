import MiniUI

/// A finger that comes down on an element and is lifted again.
package struct Tap: Sendable {
  /// How often, and how long.
  package let manner: Manner
  /// What the finger touches.
  package let target: Located<ElementSelector>
  /// How long the finger stays down.
  package let duration: Duration
  /// Which finger; two of them may be down at once.
  package let finger: Int
  /// From the touch-up of the tap before to this one's; nil for a tap that starts on its own.
  package let interval: Located<Duration>?

  /// The ways to tap, by the verbs of a step.
  package enum Manner: String, CaseIterable, Sendable {
    /// The finger comes down once, and is lifted soon.
    case tap
    /// It comes down twice.
    case doubleTap
    /// It comes down once, and stays.
    case longPress
  }

  /// From the first touch-down to the last touch-up.
  package var span: Duration {
    manner == .doubleTap ? duration * 2 + Self.pauseInDoubleTap : duration
  }

  /// From the touch-up of the first tap of two to the touch-down of the second.
  package static let pauseInDoubleTap = Duration.milliseconds(100)

  /// One set of keys for each manner.
  package static let variants: [Fields<Tap>] = Manner.allCases.map(fields)

  private static func fields(_ manner: Manner) -> Fields<Tap> {
    Fields(
      .required(manner.rawValue, ElementSelector.reader.located, manner.meaning),
      .optional(
        "lasts", .duration, default: manner.standardDuration, "How long the finger stays down."),
      .optional(
        "finger", .integer(in: 0...9), default: 0, "Which finger; taps of two may overlap."),
      .optional(
        "after", Reader<Duration>.duration.located,
        "The time from the touch-up of the tap before to this touch-up."),
      make: { Tap(manner: manner, target: $0, duration: $1, finger: $2, interval: $3) })
  }
}

extension Tap.Manner {
  /// One sentence for the reference.
  fileprivate var meaning: String {
    switch self {
    case .tap: "Touches the middle of an element."
    case .doubleTap: "Touches it twice; `lasts` is the time of each."
    case .longPress: "Touches it, and stays."
    }
  }

  /// A long press is longer than its recogniser's default of half a second.
  fileprivate var standardDuration: Duration {
    self == .longPress ? .seconds(1) : Finger.tapDuration
  }
}
