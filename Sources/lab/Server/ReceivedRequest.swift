package import AutoTrack

/// A request that has left a device, and what the device has heard of it.
package struct ReceivedRequest: Sendable {
  /// What a device hears.
  package enum Reply: Equatable, Sendable {
    /// Nothing yet, or never.
    case none
    /// The server has these.
    case accepted(Set<Record.ID>)
    /// The server has none of it, and this is its status.
    case refused(Int)
    /// The server has none of it, or nobody knows: why no server was reached, or what came instead.
    case other(String)
  }

  /// A record that was on the wire before.
  package struct Repeat: Equatable, Sendable {
    /// What the device knew of the request before, when it sent the record again.
    package enum State: String, Sendable {
      /// No answer had come, and none was waited for any more.
      case unheard = "of which no answer was heard"
      /// The answer had left the record with the device.
      case kept = "which the server has not taken"
      /// The answer may still have come.
      case underWay = "which was still under way"
      /// The device had been told that the server has it.
      case acknowledged = "which the device knew to be with the server"
    }

    /// The record.
    package let id: Record.ID
    /// Whether it had to be sent again.
    package let state: State
  }

  /// The records in it.
  package let ids: [Record.ID]
  /// How many of them the server had not had before.
  package let newCount: Int
  /// What the server answers.
  package let answer: Reply
  /// Those of the records that were on the wire before.
  package let repeats: [Repeat]
  /// What the device has heard.
  package internal(set) var heard = Reply.none
}
