/// Identities of an app's own: a telephone number, an address.
extension Identity {
  /// Binds an identity, in the place of one with the same key (SA-I07, SA-I09).
  func bind(_ key: PropertyInput, _ value: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let pair = try pair(key, value)
      if pair.key == login?.key { throw .loginKey }
      change(bound: pair.value, under: pair.key)
      return .announced(IdentityAnnouncement(kind: .bind, author: author))
    }
  }

  /// Unbinds an identity that has this value; the event tells of the requested pair (SA-I14).
  ///
  /// With a key of the app's own by which somebody is logged in, nobody is logged in any more.
  func unbind(_ key: PropertyInput, _ value: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let pair = try pair(key, value)
      remove(pair.key, pair.value)
      return .announced(
        IdentityAnnouncement(
          kind: .unbind, author: author.with(identities: [pair.key: .string(pair.value)])))
    }
  }

  private func remove(_ key: String, _ value: String) {
    if Login(key: key, value: value) == login {
      change(login: nil)
    } else if bound[key] == .string(value) {
      change(bound: nil, under: key)
    }
  }

  private func pair(
    _ key: PropertyInput, _ value: PropertyInput
  ) throws(IdentityFault) -> (key: String, value: String) {
    (try IdentityKey.text(of: key).get(), try IdentityKey.value(of: value).get())
  }
}
