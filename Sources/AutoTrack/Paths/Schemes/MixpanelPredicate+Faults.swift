import Wording

/// The predicates that are true for no view.
extension MixpanelPredicate {
  /// The reason why the predicate is never true; nil for most predicates.
  var fault: Sentence? {
    guard !outcomes.contains(.holds), limit == nil else { return nil }
    return unknownKey.map { "views have no key '\($0)'" } ?? "the predicate is never true"
  }

  /// The reason why views of an app may match that are never found here; nil for most predicates.
  ///
  /// It is a key that Mixpanel's library or the system has, and no view of MiniUI's.
  var limit: Sentence? {
    guard !outcomes.contains(.holds), let unknownKey, MixpanelNode.foreignKeys.contains(unknownKey)
    else { return nil }
    return "the lab cannot evaluate the key '\(unknownKey)'"
  }

  /// The outcomes that some view may have.
  private struct Outcomes: OptionSet {
    let rawValue: Int
    static let holds = Outcomes(rawValue: 1)
    static let fails = Outcomes(rawValue: 2)
    static let raises = Outcomes(rawValue: 4)
    static let any: Outcomes = [.holds, .fails, .raises]
  }

  private var outcomes: Outcomes {
    switch self {
    case .constant(let value): return value ? .holds : .fails
    case .not(let inner):
      let own = inner.outcomes
      return own.intersection(.raises)
        .union(own.contains(.holds) ? .fails : []).union(own.contains(.fails) ? .holds : [])
    case .and(let one, let other):
      let first = one.outcomes
      return first.subtracting(.holds).union(first.contains(.holds) ? other.outcomes : [])
    case .or(let one, let other):
      let first = one.outcomes
      return first.subtracting(.fails).union(first.contains(.fails) ? other.outcomes : [])
    case .comparison: return unknownKey == nil ? .any : .raises
    }
  }

  /// The first key that no view has.
  private var unknownKey: String? {
    switch self {
    case .constant: nil
    case .not(let inner): inner.unknownKey
    case .and(let one, let other), .or(let one, let other): one.unknownKey ?? other.unknownKey
    case .comparison(let left, _, let right, _): left.unknownKey ?? right.unknownKey
    }
  }
}

extension MixpanelPredicate.Operand {
  fileprivate var unknownKey: String? {
    switch self {
    case .key(let key): MixpanelNode.keys.contains(key) ? nil : key
    case .value: nil
    case .list(let items): items.lazy.compactMap(\.unknownKey).first
    }
  }
}

extension MixpanelNode {
  /// The keys that some views have, as ``value(of:)`` knows them.
  static let keys: Set<String> = [
    "text", "currentTitle", "titleLabel.text", "accessibilityIdentifier", "accessibilityLabel",
    "tag", "alpha", "hidden", "isHidden", "enabled", "isEnabled", "selected", "isSelected",
    "selectedSegmentIndex",
  ]

  /// The keys that only views of a device have.
  static let foreignKeys: Set<String> = [
    "mp_fingerprintVersion", "mp_varA", "mp_varB", "mp_varC", "mp_varD", "mp_varE", "self.text",
  ]
}
