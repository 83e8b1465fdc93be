package import LabLanguage
import MiniUI
import Wording

/// A finger that comes down on an element and is lifted again.
package struct Tap: Sendable {
  package let manner: Manner
  package let target: Located<ElementSelector>
  /// The time from touch-down to touch-up.
  package let duration: Duration
  /// The number of the finger; taps of two fingers may overlap.
  package let finger: Int
  /// The time from the touch-up of the previous tap to this one's; nil for an independent tap.
  package let interval: Located<Duration>?

  /// A manner of tapping, named by its verb.
  package enum Manner: String, CaseIterable, Sendable {
    case tap
    case doubleTap
    case longPress
  }

  /// The time from the first touch-down to the last touch-up.
  package var span: Duration {
    manner == .doubleTap ? duration * 2 + Self.pauseInDoubleTap : duration
  }

  /// The time from the first touch-up of a double tap to the second touch-down.
  package static let pauseInDoubleTap = Duration.milliseconds(100)

  /// The sets of keys, one per manner.
  package static let variants: [Fields<Tap>] = Manner.allCases.map(fields)

  private static func fields(_ manner: Manner) -> Fields<Tap> {
    Fields(
      .required(manner.rawValue, ElementSelector.reader.located, manner.meaning),
      .optional(
        "lasts", .duration, default: manner.standardDuration, "The duration of the touch."),
      .optional(
        "finger", .integer(in: 0...9), default: 0, "The finger; taps of two may overlap."),
      .optional(
        "after", Reader<Duration>.duration.located,
        "The time from the previous tap's touch-up to this touch-up."),
      make: { Tap(manner: manner, target: $0, duration: $1, finger: $2, interval: $3) })
  }
}

/// Taps connected by `after`, with the times of each finger.
///
/// The first tap of a chain has no `after`; the chain continues with each next step that taps with
/// one. Fingers of a chain may be down at the same time.
struct TapChain {
  /// The taps in file order.
  private(set) var touches: [Touch] = []

  struct Touch {
    /// The index of its step.
    let step: Int
    let tap: Tap
    /// The time of the touch-down since the start of the chain.
    let down: Duration
    /// The time of the touch-up since the start of the chain.
    let up: Duration
  }

  /// The chain from a step on; empty if that step does not tap.
  init(startingAt first: Int, in steps: [Located<Step>]) {
    for (index, step) in steps.enumerated().dropFirst(first) {
      // The first tap has no `after`; each further one must have it.
      guard let tap = step.value.tap, (tap.interval == nil) == (index == first) else { break }
      let up = touches.last.map { $0.up + (tap.interval?.value ?? .zero) } ?? tap.span
      touches.append(Touch(step: index, tap: tap, down: up - tap.span, up: up))
    }
  }
}

extension Tap.Manner {
  /// One sentence for the reference.
  fileprivate var meaning: String {
    switch self {
    case .tap: "Touches the middle of an element."
    case .doubleTap: "Touches it twice; `lasts` is the time of each."
    case .longPress: "Touches it and holds."
    }
  }

  /// The default duration; a long press exceeds its recogniser's default of half a second.
  fileprivate var standardDuration: Duration {
    self == .longPress ? .seconds(1) : Finger.tapDuration
  }
}

extension Step {
  var tap: Tap? { verb as? Tap }
}
