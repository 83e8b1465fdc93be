/// A warning about an id or its key; the call has its effect.
public enum IdentityWarning: Equatable, Sendable {
  /// The key is longer than the limit of names (SA-E20).
  case longKey
  /// The id has more than ``longestID`` characters.
  case longID

  /// The longest id without a warning, in characters.
  public static let longestID = 255

  /// The code in the diagnostics.
  public var code: String {
    switch self {
    case .longKey: "key-\(NameFault.overflow.rawValue)"
    case .longID: NameFault.overflow.rawValue
    }
  }

  /// The fault and its remedy as a sentence.
  var sentence: String {
    switch self {
    case .longKey: "the key \(NameFault.overflow.sentence)"
    case .longID: "the id has more than \(Self.longestID) characters; choose a shorter one"
    }
  }

  /// Returns the warnings about a call's key and id.
  static func entries(_ call: String, key: String?, id: String?) -> [Diagnostics.Entry] {
    var found: [IdentityWarning] = []
    if let key, NameFault(key) == .overflow { found.append(.longKey) }
    if let id, id.utf8.count > longestID, id.count > longestID { found.append(.longID) }
    return found.map { .identityWarned(call: call, $0) }
  }
}
