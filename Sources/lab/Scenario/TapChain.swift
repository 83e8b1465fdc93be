/// Taps that follow each other by `after`: when each finger comes down, and when it is lifted.
///
/// The first tap of a chain has no `after`; the chain goes on as long as each next step taps with
/// one. Fingers of a chain may be down at once.
struct TapChain {
  /// The taps, in the order of the file.
  private(set) var touches: [Touch] = []

  /// One tap of the chain.
  struct Touch {
    /// The index of its step.
    let step: Int
    /// What taps, and how.
    let tap: Tap
    /// When the finger comes down, counted from the beginning of the chain.
    let down: Duration
    /// When it is lifted, counted likewise.
    let up: Duration
  }

  /// Empty where the step at the index does not tap.
  init(startingAt first: Int, in steps: [Located<Step>]) {
    for (index, step) in steps.enumerated().dropFirst(first) {
      guard let tap = step.value.tap, (tap.interval == nil) == (index == first) else { break }
      let up = touches.last.map { $0.up + (tap.interval?.value ?? .zero) } ?? tap.span
      touches.append(Touch(step: index, tap: tap, down: up - tap.span, up: up))
    }
  }
}

extension Step {
  /// The tap, if that is what the step does.
  var tap: Tap? {
    guard case .tap(let tap) = verb else { return nil }
    return tap
  }
}
