/// Events that tell who the others are about.
extension Collector {
  /// `$SignUp`, `$BindID` or `$UnbindID`, about the identities that it announces (SA-I05).
  func collect(_ announcement: IdentityAnnouncement, _ moment: Moment) {
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
    outlet.emit(draft, at: moment, of: subject, from: .code)
  }
}
