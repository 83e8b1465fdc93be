import AutoTrack

/// A fault between a device and the server for its events (docs/delivery.md).
package struct ServerFault: Sendable {
  /// A kind of fault.
  package enum Kind: Sendable {
    /// The server is unreachable.
    case down
    /// The request is lost; nothing is stored.
    case loss
    /// The records are stored, and there is no response.
    case timeout
    /// Only the first half is stored, and the response says so.
    case partial
    /// No record is stored; the response has a status, and may have `Retry-After`.
    case status(Int, retryAfter: Duration?)
    /// No record is stored; the response is 200 with the body of another service.
    case body(String)
    /// The records are stored; the response is delayed.
    case latency(Duration)
    /// The records are stored; the response is delayed by a random time up to this.
    case slow(Duration)
    /// Requests with more records than this get status 413.
    case largest(Int)
  }

  /// The kind of fault.
  package let kind: Kind
  /// The probability that a request is affected.
  package let share: Double
  /// The numbers of the requests affected, counted from 1 since the step; nil for all.
  package let requests: [Int]?

  /// Returns true if the fault affects a request, given a random number for its share.
  func befalls(_ number: Int, drawn: Double) -> Bool {
    drawn < share && requests?.contains(number) != false
  }
}

/// A change of the server's behaviour by a step.
package enum ServerChange: Sendable {
  /// The end of all faults.
  case well
  /// The new faults, of which the first match applies; earlier ones end.
  case faults([ServerFault])
}
