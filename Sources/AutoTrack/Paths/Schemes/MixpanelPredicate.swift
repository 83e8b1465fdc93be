/// A predicate in the format of `NSPredicate`, as selectors of Mixpanel have it.
///
/// A comparison that raises in Foundation, such as one of an unknown key, makes the whole predicate
/// false. Typed text is never read (S3.7j), so `text` of an input raises, too.
indirect enum MixpanelPredicate: Hashable, Sendable {
  case constant(Bool)
  case not(MixpanelPredicate)
  case and(MixpanelPredicate, MixpanelPredicate)
  case or(MixpanelPredicate, MixpanelPredicate)
  case comparison(Operand, Sign, Operand, Options)

  /// A side of a comparison.
  indirect enum Operand: Hashable, Sendable {
    case key(String)
    case value(Value)
    case list([Operand])
  }

  /// A value of a view or in the format.
  enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case null
  }

  enum Sign: String, CaseIterable, Sendable {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">"
    case greaterOrEqual = ">=", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES", within = "IN", between = "BETWEEN"
  }

  /// `[c]` and `[d]`: letters are compared without case, or without diacritics.
  struct Options: Hashable, Sendable {
    var ignoresCase = false
    var ignoresMarks = false
  }

  /// The text that each matching element has; nil if unknown.
  var requiredText: String? {
    switch self {
    case .comparison(.key("text"), .equal, .value(.text(let text)), let options)
    where options == Options():
      text
    case .and(let one, let other): one.requiredText ?? other.requiredText
    default: nil
    }
  }

  /// The identifier of matching elements, if that is the only condition.
  var requiredIdentifier: String? {
    switch self {
    case .comparison(.key("accessibilityIdentifier"), .equal, .value(.text(let text)), _): text
    default: nil
    }
  }

  /// The texts in comparisons, for advice about rules.
  var texts: [String] {
    switch self {
    case .constant: []
    case .not(let inner): inner.texts
    case .and(let one, let other), .or(let one, let other): one.texts + other.texts
    case .comparison(let left, _, let right, _):
      [left, right].compactMap { if case .value(.text(let text)) = $0 { text } else { nil } }
    }
  }

  /// Returns true if the predicate is true for a node and raises nothing.
  func holds(for node: MixpanelNode) -> Bool { value(for: node) == true }

  /// Returns nil where Foundation raises.
  private func value(for node: MixpanelNode) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .not(let inner): return inner.value(for: node).map { !$0 }
    case .and(let one, let other):
      guard let first = one.value(for: node) else { return nil }
      return first ? other.value(for: node) : false
    case .or(let one, let other):
      guard let first = one.value(for: node) else { return nil }
      return first ? true : other.value(for: node)
    case .comparison(let left, let sign, let right, let options):
      return left.compare(sign, right, options, node)
    }
  }
}

extension MixpanelPredicate.Operand {
  private func value(for node: MixpanelNode) -> MixpanelPredicate.Value? {
    switch self {
    case .key(let key): node.value(of: key)
    case .value(let value): value
    case .list: nil
    }
  }

  fileprivate func compare(
    _ sign: MixpanelPredicate.Sign, _ right: MixpanelPredicate.Operand,
    _ options: MixpanelPredicate.Options, _ node: MixpanelNode
  ) -> Bool? {
    guard let own = value(for: node)?.folded(options) else { return nil }
    if case .list(let items) = right {
      let values = items.compactMap { $0.value(for: node)?.folded(options) }
      guard values.count == items.count else { return nil }
      guard sign == .between else { return sign == .within ? values.contains(own) : nil }
      guard values.count == 2 else { return nil }
      return own.isOrdered(.greaterOrEqual, values[0]).flatMap { isAbove in
        own.isOrdered(.lessOrEqual, values[1]).map { isAbove && $0 }
      }
    }
    guard let other = right.value(for: node)?.folded(options) else { return nil }
    switch sign {
    case .equal: return own == other
    case .notEqual: return own != other
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return own.isOrdered(sign, other)
    case .within: return other.text.flatMap { text in own.text.map { text.contains($0) } }
    case .between: return nil
    case .contains, .begins, .ends, .like, .matches:
      // A comparison of texts with nil is false, one with a number raises.
      if own == .null || other == .null { return false }
      guard let text = own.text, let part = other.text else { return nil }
      return text.holds(sign, part)
    }
  }
}

extension MixpanelPredicate.Value {
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  fileprivate func folded(_ options: MixpanelPredicate.Options) -> MixpanelPredicate.Value {
    guard case .text(var text) = self else { return self }
    if options.ignoresMarks { text = text.withoutMarks }
    return .text(options.ignoresCase ? text.lowercased() : text)
  }

  fileprivate func isOrdered(
    _ sign: MixpanelPredicate.Sign, _ other: MixpanelPredicate.Value
  ) -> Bool? {
    switch (self, other) {
    case (.number(let one), .number(let other)): Self.isOrdered(one, sign, other)
    case (.text(let one), .text(let other)): Self.isOrdered(one, sign, other)
    default: nil
    }
  }

  private static func isOrdered<Item: Comparable>(
    _ one: Item, _ sign: MixpanelPredicate.Sign, _ other: Item
  ) -> Bool {
    switch sign {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }
}
