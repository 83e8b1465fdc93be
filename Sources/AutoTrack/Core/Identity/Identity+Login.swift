/// Logins, logouts and changes of the anonymous id.
extension Identity {
  /// Logs a person in; the event has all earlier identities, later ones have two (SA-I05).
  ///
  /// The two are those of the device and of the login. An app's own key becomes part of the login
  /// id (SA-I24).
  func login(
    _ id: PropertyInput, key: PropertyInput = .string(IdentityKey.login)
  ) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let key = try IdentityKey.text(of: key, allowing: IdentityKey.login).get()
      let new = Login(key: key, value: try IdentityKey.value(of: id).get())
      if new.id == login?.id { throw .sameLogin }
      if [new.id, new.value].contains(author.anonymousID) { throw .loginIsAnonymousID }
      return signUp(new)
    }
  }

  /// Logs the person out; only the device's identity remains (SA-I06).
  func logout() -> IdentityOutcome {
    guard login != nil || !bound.isEmpty else { return .ignored(.notLoggedIn) }
    forgetBound()
    change(login: nil)
    return .changed
  }

  /// Replaces the anonymous id by an id of the app's own (SA-I01, SA-I02).
  func identify(_ id: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let id = try IdentityKey.value(of: id).get()
      if id == author.anonymousID { throw .sameAnonymousID }
      change(anonymousID: id)
      return .changed
    }
  }

  /// Replaces the anonymous id, by a new UUID for nil, unless a person is logged in (SA-I24).
  func resetAnonymousIdentity(_ id: PropertyInput) -> IdentityOutcome {
    guard login == nil else { return .ignored(.loggedIn) }
    return identify(id == .null ? .string(makeUUID()) : id)
  }

  private func signUp(_ new: Login) -> IdentityOutcome {
    var all = author.identities
    all[new.key] = .string(new.value)
    // The event names the earlier identities, so they are read before they are removed.
    forgetBound()
    change(login: new)
    return .announced(
      IdentityAnnouncement(
        kind: .signUp(originalID: author.anonymousID), author: author.with(identities: all)))
  }

  /// Returns the outcome of a call, in which a fault is a reason to ignore it.
  func outcome(_ body: () throws(IdentityFault) -> IdentityOutcome) -> IdentityOutcome {
    do throws(IdentityFault) {
      return try body()
    } catch {
      return .ignored(error)
    }
  }
}
