/// Why a call about the identity changes nothing and gives no event.
public enum IdentityFault: Error, Equatable, Sendable {
  /// The tracker is not started.
  case notStarted
  /// The key is no valid name (SA-I07).
  case key(NameFault)
  /// The key is one of the SDK's own (SA-I07).
  case reservedKey
  /// The key is the one that somebody is logged in by; only a login changes its value.
  case loginKey
  /// There is no id.
  case missingValue
  /// The id is a number, a list or something else (SA-I09).
  case valueNotText
  /// The id has no characters (SA-I02, SA-I09).
  case emptyValue
  /// The login is the current one (SA-I03).
  case sameLogin
  /// The login id is the anonymous id.
  case loginIsAnonymousID
  /// The anonymous id is this one already.
  case sameAnonymousID
  /// Somebody is logged in, whose events have to stay together (SA-I24).
  case loggedIn
  /// Nobody is logged in, and nothing is bound.
  case nobody
  /// A server has switched the SDK off, and nobody becomes somebody else (S3.1).
  case disabledRemotely

  /// The code under which it is recorded.
  public var code: String {
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
    case .nobody: "nobody"
    case .disabledRemotely: "disabled-remotely"
    }
  }

  /// What is wrong and what to do about it, as a sentence.
  var sentence: String {
    switch self {
    case .notStarted: "the tracker is not started; start it first"
    case .key(let fault): "the key \(fault.sentence)"
    case .reservedKey: "the key is the SDK's own; choose another"
    case .loginKey: "the key is that of the login; log in to change its value"
    case .missingValue: "the id is nil; give a text"
    case .valueNotText: "the id is not a string; ids are strings"
    case .emptyValue: "the id is empty; an id has at least one character"
    case .sameLogin: "this login is the current one; nothing is to do"
    case .loginIsAnonymousID: "the login id is the anonymous id; log in with another"
    case .sameAnonymousID: "the anonymous id is this one already; nothing is to do"
    case .loggedIn: "somebody is logged in; log out first"
    case .nobody: "nobody is logged in and nothing is bound; nothing is to do"
    case .disabledRemotely: "a server has switched the SDK off; call again when it is on"
    }
  }
}
