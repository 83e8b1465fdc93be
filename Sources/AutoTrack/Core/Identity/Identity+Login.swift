/// Somebody logs in or out, or is told apart in another way.
extension Identity {
  /// Somebody logs in: the event knows them by all identities, later ones by two (SA-I05).
  ///
  /// A key of the app's own becomes part of the login id (SA-I24).
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

  /// Nobody is logged in any more; only what the device is known by stays (SA-I06).
  func logout() -> IdentityOutcome {
    guard login != nil || !bound.isEmpty else { return .ignored(.nobody) }
    forgetBound()
    change(login: nil)
    return .changed
  }

  /// Gives the installation an id of the app's own (SA-I01, SA-I02).
  func identify(_ id: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let id = try IdentityKey.value(of: id).get()
      if id == author.anonymousID { throw .sameAnonymousID }
      change(anonymousID: id)
      return .changed
    }
  }

  /// Gives the installation another id, a new UUID for nil, unless somebody is logged in (SA-I24).
  func resetAnonymousIdentity(_ id: PropertyInput) -> IdentityOutcome {
    guard login == nil else { return .ignored(.loggedIn) }
    return identify(id == .null ? .string(makeUUID()) : id)
  }

  private func signUp(_ new: Login) -> IdentityOutcome {
    var all = author.identities
    all[new.key] = .string(new.value)
    forgetBound()
    change(login: new)
    return .announced(
      IdentityAnnouncement(
        kind: .signUp(originalID: author.anonymousID), author: author.with(identities: all)))
  }

  /// What a call comes to, where a fault is a reason to ignore it.
  func outcome(_ body: () throws(IdentityFault) -> IdentityOutcome) -> IdentityOutcome {
    do throws(IdentityFault) {
      return try body()
    } catch {
      return .ignored(error)
    }
  }
}
