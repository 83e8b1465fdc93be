package import AutoTrack
package import Wording

/// The records that a server has stored, each once, in order of arrival (docs/delivery.md).
package struct Ledger: Sendable {
  package struct Entry: Equatable, Sendable {
    package let id: Record.ID
    /// The id of the run that made it.
    package let run: String
    /// The number of the event in its run.
    package let sequence: Int
    /// The event's name or the kind of record; nil if the server cannot decode the encoding.
    package let event: String?
  }

  /// The records, oldest first.
  package private(set) var entries: [Entry] = []
  private var ids: Set<Record.ID> = []

  /// Stores the records that are new and returns their number.
  mutating func take(_ records: some Collection<Entry>) -> Int {
    let new = records.filter { ids.insert($0.id).inserted }
    entries += new
    return new.count
  }
}

/// A request that has left a device, with the response that the device received.
package struct ReceivedRequest: Sendable {
  /// A response as the device received it.
  package enum Reply: Equatable, Sendable {
    /// No response yet, or ever.
    case none
    case accepted(Set<Record.ID>)
    /// The server has accepted nothing, with this status.
    case refused(Int)
    /// No record is known to be accepted; the text is the error or the unusable response.
    case other(Sentence)
  }

  /// A record that was sent before.
  package struct Repeat: Equatable, Sendable {
    /// The device's knowledge about the earlier request when it sent the record again.
    package enum State: CaseIterable, Sendable {
      /// No response came before the timeout.
      case unheard
      /// The response did not accept the record.
      case kept
      /// The response was still possible.
      case underWay
      /// The response had acknowledged the record.
      case acknowledged
    }

    package let id: Record.ID
    /// The device's knowledge, which determines if the resend was necessary.
    package let state: State
  }

  package let ids: [Record.ID]
  /// The number of records that were new to the server.
  package let newCount: Int
  package let answer: Reply
  /// The records that were sent before.
  package let repeats: [Repeat]
  /// The response that the device has received.
  package internal(set) var heard = Reply.none
}

/// The outcome of one request for events.
struct ServerOutcome {
  let stored: [Ledger.Entry]
  /// The response; nil for none.
  let answer: TransportAnswer?
  /// The response as the audit sees it.
  let reply: ReceivedRequest.Reply
  var delay = Duration.zero
}

extension ReceivedRequest.Reply: Worded {
  package var sentence: Sentence {
    switch self {
    case .none: "no answer"
    case .accepted(let ids): "accepted \(ids.count)"
    case .refused(let status): "refused with status \(status)"
    case .other(let reason): reason
    }
  }
}

extension ReceivedRequest.Repeat.State: Worded {
  package var sentence: Sentence {
    switch self {
    case .unheard: "which was not answered"
    case .kept: "which the server had not acknowledged"
    case .underWay: "which was still in flight"
    case .acknowledged: "which was already acknowledged"
    }
  }
}
