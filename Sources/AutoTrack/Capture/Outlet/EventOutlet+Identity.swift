import MiniUI

/// Changes of whom events are about, as the app or a page of it asks for them.
extension EventOutlet {
  /// Makes a change, and answers what an event has to tell of it; what is wrong is on record.
  ///
  /// Nobody becomes somebody else while a server has switched the SDK off, because nothing could
  /// tell of it.
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

  /// Emits `$SignUp`, `$BindID` or `$UnbindID` about the identities that it announces (SA-I05).
  func emit(_ announcement: IdentityAnnouncement, _ moment: Moment) {
    switch announcement.kind {
    case .signUp(let originalID):
      emit(.signUp, .signUp, announcement.author, originalID, moment, of: "somebody logged in")
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
  /// Records that the Keychain did not keep the anonymous id, if that is so.
  func record(_ refusal: IdentityRefusal?) {
    guard let refusal else { return }
    record(.keychainRefused(group: refusal.accessGroup, status: refusal.status.rawValue))
  }
}
