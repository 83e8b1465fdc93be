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
    if let fault = builder.keptFault { log.record(.superPropertiesLost(because: fault)) }
  }

  /// Makes an event and lets it go, unless somebody has something against it.
  ///
  /// The context is asked for, unless it is known already. A row is counted with the event.
  ///
  /// - Returns: Whether there is an event.
  @discardableResult func emit(
    _ draft: consuming EventDraft, at moment: Moment, of subject: consuming Decision.Subject,
    from origin: EventOrigin, in context: EventContext? = nil, counting row: StatisticsRow? = nil
  ) -> Bool {
    if let reason = settings.reasonAgainst(draft, from: origin) ?? log.callback?(draft) {
      log.suppress(subject, reason)
      return false
    }
    log.capture(builder.event(draft, at: moment, in: context), of: subject, counting: row)
    return true
  }
}

/// Says why an event must not be; nil lets it be.
typealias EventFilter = (EventDraft) -> SuppressionReason?
