import MiniUI

/// The calls by which an app reports logins, logouts and identities.
///
/// An invalid id or key changes nothing and is recorded in ``diagnostics``; so is a call while the
/// tracker is not started, or while a server has switched it off.
extension Tracker {
  /// The author of the next event; nil until the first start.
  public var author: Author? { outlet?.builder.identity.author }

  /// Logs a person in (SA-I05).
  ///
  /// - Parameters:
  ///   - id: The login id.
  ///   - key: The kind of the id, for apps with several kinds; it becomes part of the login id.
  public func login(_ id: PropertyInput, key: PropertyInput = "$identity_login_id") {
    change("login", key: key, id: id) { $0.login(id, key: key) }
  }

  /// Logs the current person out and removes their login id and identities (SA-I06).
  ///
  /// An upload policy may flush the store at a logout (S4.6).
  public func logout() {
    delivery?.prepareLogout()
    change("logout") { $0.logout() }
    delivery?.noteLogout()
  }

  /// Replaces the anonymous id by an id of the app's own (SA-I01).
  public func identify(_ anonymousID: PropertyInput) {
    change("identify", id: anonymousID) { $0.identify(anonymousID) }
  }

  /// Replaces the anonymous id by the given one, or by a new UUID (SA-I24).
  public func resetAnonymousIdentity(_ anonymousID: PropertyInput = nil) {
    change("resetAnonymousIdentity", id: anonymousID) { $0.resetAnonymousIdentity(anonymousID) }
  }

  /// Removes the anonymous id from its storage; the next launch finds another (S1.4).
  public func forgetAnonymousID() {
    change("forgetAnonymousID") { $0.forgetAnonymousID() }
  }

  /// Binds an identity to the person, such as a telephone number or an address (SA-I07, SA-I09).
  public func bind(_ key: PropertyInput, _ value: PropertyInput) {
    change("bind", key: key, id: value) { $0.bind(key, value) }
  }

  /// Unbinds an identity (SA-I14).
  public func unbind(_ key: PropertyInput, _ value: PropertyInput) {
    change("unbind", key: key, id: value) { $0.unbind(key, value) }
  }

  private func change(
    _ call: String, key: PropertyInput? = nil, id: PropertyInput? = nil,
    _ body: (Identity) -> IdentityOutcome
  ) {
    guard isRunning, let outlet else {
      return log.record(.identityIgnored(call: call, because: .notStarted))
    }
    guard let announcement = outlet.change(call, key: key, id: id, body) else { return }
    moments.post(Moment(.identityAnnounced(announcement), in: process))
  }
}

/// Profile records of the person and records of items; they are not events.
extension Tracker {
  /// Sets properties of the person's profile, replacing earlier values.
  public func setProfile(_ inputs: PropertyInputs) { capture(.profileSet, inputs) }

  /// Sets properties of the person's profile that have no value yet.
  public func setProfileOnce(_ inputs: PropertyInputs) { capture(.profileSetOnce, inputs) }

  /// Removes one property of the person's profile.
  public func unsetProfile(_ key: PropertyInput) {
    capture(.profileUnset, PropertyInputs([.init(name: key, value: true)]))
  }

  /// Deletes the person's profile.
  public func deleteProfile() { capture(.profileDelete, [:]) }

  /// Increments numbers of the profile; properties of other types are dropped (SA-E15).
  public func incrementProfile(_ inputs: PropertyInputs) {
    capture(.profileIncrement, inputs)
  }

  /// Appends to lists of the profile; properties of other types are dropped (SA-E15).
  public func appendProfile(_ inputs: PropertyInputs) {
    capture(.profileAppend, inputs)
  }

  /// Sets properties of an item; its type follows the naming rules of properties.
  public func setItem(type: String, id: String, _ inputs: PropertyInputs = [:]) {
    capture(.itemSet, inputs, item: .init(type: type, id: id))
  }

  /// Deletes an item.
  public func deleteItem(type: String, id: String) {
    capture(.itemDelete, [:], item: .init(type: type, id: id))
  }

  private func capture(
    _ kind: EventKind, _ inputs: PropertyInputs, item: EventExtras.Item? = nil
  ) {
    guard requireOutlet(kind.rawValue) != nil else { return }
    item?.entries(kind).forEach(log.record)
    capture(
      EventName(kind.rawValue), kind: kind, inputs,
      for: PropertyPurpose(of: kind, onPage: false), item: item, of: .name(kind.rawValue))
  }
}
