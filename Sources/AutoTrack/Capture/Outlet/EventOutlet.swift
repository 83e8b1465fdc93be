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

extension EventOutlet {
  /// Emits an event of properties; whether the app and the remote settings let it pass.
  ///
  /// The row is evaluated only while something counts (S4.1); it is stored with the event.
  @discardableResult func emit(
    _ name: EventName, _ properties: Properties, _ moment: Moment,
    of subject: consuming Decision.Subject,
    by method: EventMethod = .autoTrack, saying overrides: EnvelopeOverrides = EnvelopeOverrides(),
    counting row: @autoclosure () -> StatisticsRow? = nil
  ) -> Bool {
    let counted = log.isCounting ? row() : nil
    let draft = EventDraft(
      name, at: moment, saying: overrides.time, properties, by: method, extras: .saying(overrides))
    return emit(draft, at: moment, of: subject, from: .instrument, counting: counted)
  }

  /// Emits an event of the properties that were read, with the app's own over them.
  @discardableResult func emit(
    _ name: EventName, _ read: Properties, adding facts: CheckedProperties?, _ moment: Moment,
    of subject: consuming Decision.Subject,
    counting row: @autoclosure () -> StatisticsRow? = nil
  ) -> Bool {
    guard let facts else { return emit(name, read, moment, of: subject, counting: row()) }
    return emit(
      name, read.merging(facts.properties), moment, of: subject, saying: facts.envelope,
      counting: row())
  }

  /// Emits an event that the app's code asks for.
  func emit(
    _ name: EventName, _ details: Properties, _ own: CodeFacts,
    over overrides: EnvelopeOverrides? = nil, _ moment: Moment, of subject: Decision.Subject
  ) {
    let draft = own.draft(name, at: moment, details, over: overrides)
    emit(draft, at: moment, of: subject, from: .code)
  }

  /// Counts something that gives no event, while something counts (S4.1).
  func count(_ row: @autoclosure () -> StatisticsRow) {
    if log.isCounting { log.delivery?.count(row()) }
  }
}

/// Says why an event must not be; nil lets it be.
typealias EventFilter = (EventDraft) -> SuppressionReason?
