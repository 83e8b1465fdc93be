/// The identities of pages' events: the app's own identity wins (S2.4).
extension Identity {
  /// The outcome of merging a page's identity.
  struct Meeting {
    let author: Author
    /// The distinct id before a login.
    var originalID: String?
    var notes: [Diagnostics.Entry] = []
  }

  /// Applies the identity calls of a page's event, and merges its identities.
  ///
  /// - Throws: The fault of an event whose identities are all invalid.
  func meet(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    switch event.kind {
    case .signUp: try meetSignUp(event)
    case .bind: try meetBinding(event)
    case .unbind: try meetUnbinding(event)
    default: Meeting(author: merged(event.identities))
    }
  }

  /// Returns the author with the page's identities, except the device's; the app's win.
  private func merged(_ known: Properties, with author: Author? = nil) -> Author {
    let author = author ?? self.author
    // Consecutive events of a page mostly have the same identities.
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

  /// Applies a page's login to the app, unless a person is logged in there (SA-I21).
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

  /// Binds the page's identities in the app, except those that the app knows (SA-I20).
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

  /// Unbinds the page's identities; the event has only the valid pairs (SA-I17, SA-I18).
  ///
  /// It does not name the installation, which the pair would be bound to again.
  private func meetUnbinding(_ event: borrowing PageEvent) throws(PageFault) -> Meeting {
    let all = Array(event.identities)
    let rest = try Asking("unbind on a page", of: all, changing: all) { unbind($0, $1) }
    let done = all.filter { rest.refused[$0.key] == nil }
    return Meeting(author: author.unbinding(Properties(done)), notes: rest.notes)
  }
}

/// The outcome of changing each of several identities.
private struct Asking {
  /// The faults of the refused pairs, by key.
  private(set) var refused: [String: IdentityFault] = [:]
  private(set) var notes: [Diagnostics.Entry] = []

  /// Changes some of the pairs; throws if every pair is invalid.
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
