import MiniUI

/// The fingers of a chain of taps: those still to come down, and the results of the others.
struct TouchQueue {
  /// The touches that have not begun, next one first; times are uptimes.
  private(set) var upcoming: [(step: Int, tap: Tap, down: Duration)] = []
  /// The times of the touch-ups, by step index.
  private(set) var lifts: [Int: Duration] = [:]
  /// The results of the touch-downs, by step index.
  var contacts: [Int: Contact] = [:]

  /// The result of a touch-down.
  enum Contact {
    /// The finger is on an element.
    case down(Finger)
    /// Another view is in the way.
    case missed(TouchMiss)
    /// The element is missing.
    case failed(StepFault)
  }

  /// Begins a chain at an uptime and discards the rest of the last one.
  mutating func begin(_ chain: TapChain, at start: Duration) {
    upcoming = chain.touches.map { ($0.step, $0.tap, start + $0.down) }
    lifts = Dictionary(uniqueKeysWithValues: chain.touches.map { ($0.step, start + $0.up) })
    contacts = [:]
  }

  /// Removes the next touch that begins before the touch-up of a step, or is its own.
  mutating func next(beforeLiftOf step: Int) -> (step: Int, tap: Tap, down: Duration)? {
    guard let first = upcoming.first, let lift = lifts[step],
      first.step <= step || first.down < lift
    else { return nil }
    return upcoming.removeFirst()
  }
}
