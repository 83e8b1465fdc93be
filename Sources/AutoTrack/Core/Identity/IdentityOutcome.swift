public import Wording

package enum IdentityOutcome: Equatable, Sendable {
  /// The author of later events has changed.
  case changed
  case announced(IdentityAnnouncement)
  /// The call had no effect.
  case ignored(IdentityFault)
}

/// An event about an identity.
public struct IdentityAnnouncement: Equatable, Sendable {
  /// The kind of event.
  public let kind: Kind
  /// The event's author, which may differ from that of the next event.
  public let author: Author

  /// The kinds of events about an identity.
  public enum Kind: Equatable, Sendable {
    /// A login by a person who had this distinct id before.
    case signUp(originalID: String)
    /// An identity was bound.
    case bind
    /// An identity was unbound.
    case unbind
  }
}

extension EventName {
  package static let signUp = EventName("$SignUp")
  /// An identity was bound to the person.
  package static let bindID = EventName("$BindID")
  /// An identity was unbound from the person.
  package static let unbindID = EventName("$UnbindID")
}

/// The reason for which a call about the identity has no effect.
public enum IdentityFault: Error, Equatable, Sendable, Worded {
  /// The tracker is not started.
  case notStarted
  /// The key breaks the naming rules (SA-I07).
  case key(NameFault)
  /// The key is reserved for the SDK (SA-I07).
  case reservedKey
  /// The key is that of the current login; only a login changes its value.
  case loginKey
  /// The id is nil.
  case missingValue
  /// The id is not a string (SA-I09).
  case valueNotText
  /// The id is empty (SA-I02, SA-I09).
  case emptyValue
  /// The login is the current one (SA-I03).
  case sameLogin
  /// The login id is the anonymous id.
  case loginIsAnonymousID
  /// The anonymous id is unchanged.
  case sameAnonymousID
  /// A person is logged in, whose events must keep their anonymous id (SA-I24).
  case loggedIn
  /// No person is logged in, and no identity is bound.
  case notLoggedIn
  /// A server has switched the SDK off, which blocks changes of identity (S3.1).
  case disabledRemotely

  /// The code in the diagnostics.
  package var code: String {
    switch self {
    case .notStarted: "not-started"
    case .key(let fault): "key-\(fault.rawValue)"
    case .reservedKey: "key-reserved"
    case .loginKey: "key-of-login"
    case .missingValue: "nil"
    case .valueNotText: "not-string"
    case .emptyValue: "empty"
    case .sameLogin: "same-login"
    case .loginIsAnonymousID: "login-is-anonymous-id"
    case .sameAnonymousID: "same-anonymous-id"
    case .loggedIn: "logged-in"
    case .notLoggedIn: "not-logged-in"
    case .disabledRemotely: "disabled-remotely"
    }
  }

  /// The fault and its remedy.
  public var sentence: Sentence {
    switch self {
    case .notStarted: "the tracker is not started; start it first"
    case .key(let fault): "the key \(fault)"
    case .reservedKey: "the key is reserved for the SDK; choose another"
    case .loginKey: "the key is the login key; log in to change its value"
    case .missingValue: "the id is nil; pass a string"
    case .valueNotText: "the id is not a string; ids are strings"
    case .emptyValue: "the id is empty; an id has at least one character"
    case .sameLogin: "this login is the current one; no action is needed"
    case .loginIsAnonymousID: "the login id is the anonymous id; log in with another"
    case .sameAnonymousID: "the anonymous id already has this value; no action is needed"
    case .loggedIn: "a user is logged in; log out first"
    case .notLoggedIn: "logout needs a login or a bound identity; no action is needed"
    case .disabledRemotely: "remote settings disable the SDK; call again when it is enabled"
    }
  }
}

/// A warning about an id or its key; the call has its effect.
public enum IdentityWarning: Equatable, Sendable, Worded {
  /// The key is longer than the limit of names (SA-E20).
  case longKey
  /// The id has more than `longestID` characters.
  case longID

  package static let longestID = 255

  /// The code in the diagnostics.
  package var code: String {
    switch self {
    case .longKey: "key-\(NameFault.overflow.rawValue)"
    case .longID: NameFault.overflow.rawValue
    }
  }

  /// The fault and its remedy.
  public var sentence: Sentence {
    switch self {
    case .longKey: "the key \(NameFault.overflow)"
    case .longID: "the id has more than \(Self.longestID) characters; choose a shorter one"
    }
  }

  static func entries(_ call: String, key: String?, id: String?) -> [Diagnostics.Entry] {
    var found: [IdentityWarning] = []
    if let key, NameFault(key) == .overflow { found.append(.longKey) }
    if let id, id.utf8.count > longestID, id.count > longestID { found.append(.longID) }
    return found.map { .identityWarned(call: call, $0) }
  }
}
