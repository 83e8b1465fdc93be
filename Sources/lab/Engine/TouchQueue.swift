import MiniUI

/// The fingers of a chain of taps: which come down next, and what became of those that did.
struct TouchQueue {
  /// The touches that have not begun, the next one first; times are uptimes.
  private(set) var upcoming: [(step: Int, tap: Tap, down: Duration)] = []
  /// When the finger of a step is lifted, by the step's index.
  private(set) var lifts: [Int: Duration] = [:]
  /// What a finger that came down met, by the step's index.
  var contacts: [Int: Contact] = [:]

  /// What a finger met.
  enum Contact {
    /// It is on something.
    case down(Finger)
    /// Something else is in the way.
    case missed(TouchMiss)
    /// The screen has nothing of the kind.
    case failed(StepFault)
  }

  /// Begins a chain at an uptime; whatever is left of the last one is forgotten.
  mutating func begin(_ chain: TapChain, at start: Duration) {
    upcoming = chain.touches.map { ($0.step, $0.tap, start + $0.down) }
    lifts = Dictionary(uniqueKeysWithValues: chain.touches.map { ($0.step, start + $0.up) })
    contacts = [:]
  }

  /// The next finger that comes down before the one of a step is lifted, or is that one.
  mutating func next(beforeLiftOf step: Int) -> (step: Int, tap: Tap, down: Duration)? {
    guard let first = upcoming.first, let lift = lifts[step],
      first.step <= step || first.down < lift
    else { return nil }
    return upcoming.removeFirst()
  }
}
