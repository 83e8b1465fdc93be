/// Binding of an app's own identities, such as a telephone number or an address.
extension Identity {
  /// Binds an identity, replacing one with the same key (SA-I07, SA-I09).
  func bind(_ key: PropertyInput, _ value: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let pair = try pair(key, value)
      if pair.key == login?.key { throw .loginKey }
      change(bound: pair.value, under: pair.key)
      return .announced(IdentityAnnouncement(kind: .bind, author: author))
    }
  }

  /// Unbinds an identity with this value; the event reports the requested pair (SA-I14).
  ///
  /// Unbinding the app's own key of the current login logs the person out.
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
