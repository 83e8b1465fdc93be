/// What is odd about an id or its key; the call goes on.
public enum IdentityWarning: Equatable, Sendable {
  /// The key has more characters than names have (SA-E20).
  case longKey
  /// The id has more than ``longestID`` characters.
  case longID

  /// How many characters an id has without being warned of.
  public static let longestID = 255

  /// The code under which it is recorded.
  public var code: String {
    switch self {
    case .longKey: "key-\(NameFault.overflow.rawValue)"
    case .longID: NameFault.overflow.rawValue
    }
  }

  /// What is odd and what to do about it, as a sentence.
  var sentence: String {
    switch self {
    case .longKey: "the key \(NameFault.overflow.sentence)"
    case .longID: "the id has more than \(Self.longestID) characters; choose a shorter one"
    }
  }

  /// What there is to record of a call with a key and an id.
  static func entries(_ call: String, key: String?, id: String?) -> [Diagnostics.Entry] {
    var found: [IdentityWarning] = []
    if let key, NameFault(key) == .overflow { found.append(.longKey) }
    if let id, id.utf8.count > longestID, id.count > longestID { found.append(.longID) }
    return found.map { .identityWarned(call: call, $0) }
  }
}
