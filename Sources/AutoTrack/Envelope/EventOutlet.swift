/// The one way by which events leave: asks the app, has the event made, hands it to the log.
final class EventOutlet {
  /// Makes the events.
  let builder: EventBuilder
  /// Where events go, and where it is written down what became of everything.
  let log: CaptureLog
  /// What a server has switched off.
  var settings = RemoteSettings.standard

  init(_ builder: EventBuilder, _ log: CaptureLog) {
    self.builder = builder
    self.log = log
    builder.complain = { [log] in log.record(.badProperty(event: nil, $0)) }
  }

  /// Makes an event and lets it go, unless somebody has something against it.
  func emit(_ draft: EventDraft, at moment: Moment, of subject: Decision.Subject) {
    if let reason = settings.reasonAgainst(draft) ?? log.callback?(draft) {
      return log.suppress(subject, reason)
    }
    log.capture(builder.event(draft, at: moment), of: subject)
  }
}

/// Says why an event must not be; nil lets it be.
typealias EventFilter = (EventDraft) -> SuppressionReason?
