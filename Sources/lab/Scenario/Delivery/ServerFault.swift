import AutoTrack

/// What goes wrong between a device and the server that takes its events (docs/delivery.md).
package struct ServerFault: Sendable {
  /// The ways to go wrong.
  package enum Kind: Sendable {
    /// Nobody is there.
    case down
    /// The request gets lost; nothing is stored.
    case loss
    /// The records are stored, and no answer comes.
    case timeout
    /// Only the first half is stored, and the answer says so.
    case partial
    /// Nothing is stored; the answer has a status, and may say when to come back.
    case status(Int, retryAfter: Duration?)
    /// Nothing is stored; the answer is 200 with a text of somebody else's.
    case body(String)
    /// The records are stored; the answer comes after a while.
    case latency(Duration)
    /// The records are stored; the answer takes up to so long, by chance.
    case slow(Duration)
    /// More records than this at a time are too many: 413.
    case largest(Int)
  }

  /// In which way.
  package let kind: Kind
  /// How many of the requests it befalls, by chance.
  package let share: Double
  /// Which requests it befalls, counted from 1 since the step; nil for all.
  package let requests: [Int]?

  /// Whether it is about a request, given its number and a number that chance has drawn.
  func befalls(_ number: Int, drawn: Double) -> Bool {
    drawn < share && requests?.contains(number) != false
  }
}

/// What a step does with the server that takes events.
package enum ServerChange: Sendable {
  /// Everything goes well from now on.
  case well
  /// These go wrong, the first that befalls a request; what was before is over.
  case faults([ServerFault])
}
