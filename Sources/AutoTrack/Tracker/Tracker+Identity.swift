import MiniUI

/// Whom events are about: an app tells when people log in and out, and how it knows them.
///
/// An id or a key that is no good changes nothing, and is on record in ``diagnostics``; so is a
/// call while the tracker is not started, or while a server has switched it off.
extension Tracker {
  /// Whom the next event is about; nil until the first start.
  public var author: Author? { outlet?.builder.identity.author }

  /// Somebody logs in (SA-I05).
  ///
  /// - Parameters:
  ///   - id: Who it is.
  ///   - key: What the id is, where the app has several kinds; it becomes part of the login id.
  public func login(_ id: PropertyInput, key: PropertyInput = "$identity_login_id") {
    change("login", key: key, id: id) { $0.login(id, key: key) }
  }

  /// Whoever is logged in logs out, and nothing of them stays (SA-I06).
  ///
  /// A policy may want everything sent then (S4.6).
  public func logout() {
    delivery?.prepareLogout()
    change("logout") { $0.logout() }
    delivery?.noteLogout()
  }

  /// Gives the installation an id of the app's own in the place of the anonymous one (SA-I01).
  public func identify(_ anonymousID: PropertyInput) {
    change("identify", id: anonymousID) { $0.identify(anonymousID) }
  }

  /// Gives the installation another anonymous id, a new UUID unless one is given (SA-I24).
  public func resetAnonymousIdentity(_ anonymousID: PropertyInput = nil) {
    change("resetAnonymousIdentity", id: anonymousID) { $0.resetAnonymousIdentity(anonymousID) }
  }

  /// Removes the anonymous id from where it is kept; the next launch finds another (S1.4).
  public func forgetAnonymousID() {
    change("forgetAnonymousID") { $0.forgetAnonymousID() }
  }

  /// Binds an identity to the person: a telephone number, an address (SA-I07, SA-I09).
  public func bind(_ key: PropertyInput, _ value: PropertyInput) {
    change("bind", key: key, id: value) { $0.bind(key, value) }
  }

  /// Takes an identity back (SA-I14).
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
