import AutoTrack

/// The outcome of one request for events.
struct ServerOutcome {
  let stored: [Ledger.Entry]
  /// The response; nil for none.
  let answer: TransportAnswer?
  /// The response as the audit sees it.
  let reply: ReceivedRequest.Reply
  /// The delay of the response.
  var delay = Duration.zero
}
