import LabLanguage

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

extension Step {
  /// The tap, if the step is one.
  var tap: Tap? { verb as? Tap }
}
