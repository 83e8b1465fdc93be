import AutoTrack

/// What becomes of one request for events.
struct ServerOutcome {
  /// The records that are stored.
  let stored: [Ledger.Entry]
  /// What comes back; nil for nothing.
  let answer: TransportAnswer?
  /// The same as the audit sees it.
  let reply: ReceivedRequest.Reply
  /// How long that takes.
  var delay = Duration.zero
}
