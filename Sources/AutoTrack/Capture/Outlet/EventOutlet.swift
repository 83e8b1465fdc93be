import MiniUI

/// The single exit of events: applies vetoes, builds the event and passes it to the log.
final class EventOutlet {
  let builder: EventBuilder
  /// Passes events to the sink and records decisions and diagnostics.
  let log: CaptureLog
  var settings = RemoteSettings.standard

  init(_ builder: EventBuilder, _ log: CaptureLog) {
    self.builder = builder
    self.log = log
    builder.complain = { [log] in log.record(.badProperty(event: nil, $0)) }
    if let fault = builder.keptFault { log.record(.superPropertiesLost(because: fault)) }
  }

  /// Emits an event, unless remote settings or the app veto it.
  ///
  /// A known context is reused; else the builder returns one. The row is stored with the event.
  ///
  /// - Returns: True if the event was emitted.
  @discardableResult func emit(
    _ draft: consuming EventDraft, at moment: Moment, of subject: consuming Decision.Subject,
    from origin: EventOrigin, in context: EventContext? = nil, counting row: StatisticsRow? = nil
  ) -> Bool {
    if let reason = settings.reasonAgainst(draft, from: origin) {
      log.suppress(subject, reason)
      return false
    }
    if let callback = log.callback, draft.kind.isTrack {
      return emit(
        draft, asking: callback, at: moment, of: subject, in: context, counting: row)
    }
    log.capture(builder.event(draft, at: moment, in: context), of: subject, counting: row)
    return true
  }
}

extension EventOutlet {
  /// Emits an event with properties; false if remote settings or the app veto it.
  ///
  /// The row is evaluated only if statistics are on (S4.1), and stored with the event.
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

  /// Emits an event with the read properties; the app's own win.
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

  func emit(
    _ name: EventName, _ details: Properties, _ own: CodeFacts,
    over overrides: EnvelopeOverrides? = nil, _ moment: Moment, of subject: Decision.Subject
  ) {
    let draft = own.draft(name, at: moment, details, over: overrides)
    emit(draft, at: moment, of: subject, from: .code)
  }

  /// Counts a row without an event, if statistics are on (S4.1).
  func count(_ row: @autoclosure () -> StatisticsRow) {
    if log.isCounting { log.delivery?.count(row()) }
  }
}

/// Changes of identity, as requested by the app or a page.
extension EventOutlet {
  /// Changes the identity and returns its announcement; faults are recorded.
  ///
  /// While a server has switched the SDK off, nothing changes, because no event could report it.
  func change(
    _ call: String, key: PropertyInput? = nil, id: PropertyInput? = nil,
    _ body: (Identity) -> IdentityOutcome
  ) -> IdentityAnnouncement? {
    guard !settings.disablesSDK else {
      log.record(.identityIgnored(call: call, because: .disabledRemotely))
      return nil
    }
    let outcome = body(builder.identity)
    if case .ignored(let fault) = outcome {
      log.record(.identityIgnored(call: call, because: fault))
      return nil
    }
    IdentityWarning.entries(call, key: key?.text, id: id?.text).forEach(log.record)
    guard case .announced(let announcement) = outcome else {
      log.record(builder.identity.refusal)
      return nil
    }
    return announcement
  }

  /// Emits `$SignUp`, `$BindID` or `$UnbindID` for an announcement (SA-I05).
  func emit(_ announcement: IdentityAnnouncement, _ moment: Moment) {
    switch announcement.kind {
    case .signUp(let originalID):
      emit(.signUp, .signUp, announcement.author, originalID, moment, of: "a user logged in")
    case .bind: emit(.bindID, .bind, announcement.author, nil, moment, of: "an identity was bound")
    case .unbind:
      emit(.unbindID, .unbind, announcement.author, nil, moment, of: "an identity was unbound")
    }
  }

  private func emit(
    _ name: EventName, _ kind: EventKind, _ author: Author, _ originalID: String?,
    _ moment: Moment, of subject: Decision.Subject
  ) {
    let extras = EventExtras(author: author, originalID: originalID)
    let draft = EventDraft(name, kind: kind, at: moment, [:], by: .code, extras: extras)
    emit(draft, at: moment, of: subject, from: .code)
  }
}

extension CaptureLog {
  /// Records that the Keychain refused the anonymous id, if it did.
  func record(_ refusal: IdentityRefusal?) {
    guard let refusal else { return }
    record(.keychainRefused(group: refusal.accessGroup, status: refusal.status.rawValue))
  }
}
