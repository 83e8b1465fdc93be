/// Who an event of a page is about: the app's own identity wins (S2.4).
extension Identity {
  /// What came of meeting a page's identity.
  struct Meeting {
    /// Who the event is about.
    let author: Author
    /// Who it was before, for a login.
    var originalID: String?
    /// What is on record of it.
    var notes: [Diagnostics.Entry] = []
  }

  /// Learns what the page's event says about identities, and merges the rest.
  ///
  /// - Throws: What is wrong with it, where nothing of what it says of identities is any good.
  func meet(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    switch event.kind {
    case .signUp: try meetSignUp(event)
    case .bind: try meetBinding(event)
    case .unbind: try meetUnbinding(event)
    default: Meeting(author: merged(event.identities))
    }
  }

  /// The page's identities with the app's over them, and none of the page's device.
  private func merged(_ known: Properties, with author: Author? = nil) -> Author {
    let author = author ?? self.author
    if let met, met.of === author, met.known == known { return met.author }
    var identities = known
    for key in [IdentityKey.vendor, IdentityKey.uuid] { identities[key] = nil }
    if identities[IdentityKey.anonymous] != nil {
      identities[IdentityKey.anonymous] = .string(author.anonymousID)
    }
    let merged = author.with(identities: identities.merging(author.identities))
    met = (known, author, merged)
    return merged
  }

  /// A login on the page is one in the app, unless somebody is logged in there (SA-I21).
  ///
  /// Later versions of the published SDK log the page's user in instead, so another user is put on
  /// record.
  private func meetSignUp(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    let anonymousID = author.anonymousID
    if let login {
      let other = event.login.flatMap { $0.id == login.id ? nil : $0.id }
      return Meeting(
        author: merged(event.identities), originalID: anonymousID,
        notes: other.map { [.pageLoginIgnored($0, app: login.id)] } ?? [])
    }
    guard let new = event.login else { throw .identity(.missingValue) }
    switch login(.string(new.value), key: .string(new.key)) {
    case .ignored(let fault): throw .identity(fault)
    case .announced(let announcement):
      return Meeting(
        author: merged(event.identities, with: announcement.author), originalID: anonymousID,
        notes: IdentityWarning.entries("login on a page", key: new.key, id: new.value))
    case .changed: return Meeting(author: merged(event.identities), originalID: anonymousID)
    }
  }

  /// What is bound on the page is bound in the app, but for what the app knows better (SA-I20).
  ///
  /// The page's cookie is an identity of this event alone.
  private func meetBinding(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    let overwritten = [IdentityKey.vendor, IdentityKey.uuid, IdentityKey.anonymous]
    let asked = event.identities.filter { !overwritten.contains($0.key) }
    let new = asked.filter { $0.key != IdentityKey.cookie && author.identities[$0.key] == nil }
    let rest = try Asking("bind on a page", of: asked, changing: new) { bind($0, $1) }
    let kept = event.identities.filter { rest.refused[$0.key] == nil }
    return Meeting(author: merged(Properties(kept)), notes: rest.notes)
  }

  /// The event tells of the pairs that were asked for and can be, and no others (SA-I17, SA-I18).
  ///
  /// It does not name the installation, which the pair would be bound to again.
  private func meetUnbinding(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    let all = Array(event.identities)
    let rest = try Asking("unbind on a page", of: all, changing: all) { unbind($0, $1) }
    let done = all.filter { rest.refused[$0.key] == nil }
    return Meeting(author: author.unbinding(Properties(done)), notes: rest.notes)
  }
}

/// What came of asking for a change of every pair of identities.
private struct Asking {
  /// What is wrong with those that cannot be, by key.
  private(set) var refused: [String: IdentityFault] = [:]
  /// What is on record of them.
  private(set) var notes: [Diagnostics.Entry] = []

  /// Asks for some of the pairs; throws where none of all of them is any good.
  init(
    _ call: String, of all: [(key: String, value: Value)],
    changing pairs: [(key: String, value: Value)],
    _ change: (PropertyInput, PropertyInput) -> IdentityOutcome
  ) throws(PageFault) {
    var last = IdentityFault.missingValue
    for (key, value) in pairs {
      notes += IdentityWarning.entries(call, key: key, id: value.input.text ?? "")
      guard case .ignored(let fault) = change(.string(key), value.input) else { continue }
      (refused[key], last) = (fault, fault)
      notes.append(.identityIgnored(call: call, because: fault))
    }
    if refused.count == all.count { throw .identity(last) }
  }
}
