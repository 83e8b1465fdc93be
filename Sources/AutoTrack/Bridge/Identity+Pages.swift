/// Who an event of a page is about: the app's own identity wins (S2.4, capture.md §5.3).
extension Identity {
  /// What came of meeting a page's identity.
  struct Meeting {
    /// Who the event is about.
    let author: Author
    /// Who it was before, for a login.
    let originalID: String?
    /// What is on record of it.
    var faults: [(call: String, fault: IdentityFault)] = []
  }

  /// Learns what the page's event says about identities, and merges the rest.
  func meet(_ event: PageEvent) -> Meeting {
    switch event.kind {
    case .signUp: return meetSignUp(event)
    case .bind: return meetBinding(event)
    case .unbind: return meetUnbinding(event)
    default: return Meeting(author: merged(event), originalID: nil)
    }
  }

  /// The page's identities with the app's over them, and none of the page's device.
  private func merged(_ event: PageEvent, with author: Author? = nil) -> Author {
    let author = author ?? self.author
    var identities = event.identities
    for key in [IdentityKey.vendor, IdentityKey.uuid] { identities[key] = nil }
    if identities[IdentityKey.anonymous] != nil {
      identities[IdentityKey.anonymous] = .string(author.anonymousID)
    }
    return author.with(identities: identities.merging(author.identities))
  }

  /// A login on the page is one in the app, unless somebody is logged in there (SA-I21).
  private func meetSignUp(_ event: PageEvent) -> Meeting {
    let anonymousID = author.anonymousID
    guard login == nil else { return Meeting(author: merged(event), originalID: anonymousID) }
    let id = event.loginID ?? event.distinctID
    switch login(id.map(PropertyInput.string) ?? .null) {
    case .announced(let announcement):
      let author = merged(event, with: announcement.author)
      return Meeting(author: author, originalID: anonymousID)
    case .ignored(let fault):
      return Meeting(
        author: merged(event), originalID: anonymousID, faults: [("login on a page", fault)])
    case .changed: return Meeting(author: merged(event), originalID: anonymousID)
    }
  }

  /// What is bound on the page is bound in the app, but for what the app knows better (SA-I20).
  private func meetBinding(_ event: PageEvent) -> Meeting {
    let new = event.identities.filter { author.identities[$0.key] == nil }
    let faults = faults(of: new, "bind on a page") { bind($0, $1) }
    return Meeting(author: merged(event), originalID: nil, faults: faults)
  }

  /// The event tells of the pairs that were asked for, and no others (SA-I17, SA-I18).
  private func meetUnbinding(_ event: PageEvent) -> Meeting {
    let faults = faults(of: Array(event.identities), "unbind on a page") { unbind($0, $1) }
    return Meeting(
      author: author.with(identities: event.identities), originalID: nil, faults: faults)
  }

  private func faults(
    of pairs: [(key: String, value: Value)], _ call: String,
    _ change: (PropertyInput, PropertyInput) -> IdentityOutcome
  ) -> [(call: String, fault: IdentityFault)] {
    pairs.compactMap { key, value in
      guard case .ignored(let fault) = change(.string(key), value.input),
        !IdentityKey.reserved.contains(key)
      else { return nil }
      return (call, fault)
    }
  }
}
