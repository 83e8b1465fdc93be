import MiniUI

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
