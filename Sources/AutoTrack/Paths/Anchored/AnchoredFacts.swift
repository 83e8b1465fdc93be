/// All that a rule of the kind `AnchoredRule` knows, as a file of rules has it.
///
/// Numbers in texts do not count: `Inbox (3)` is written `Inbox (0)`.
package struct AnchoredFacts: Hashable, Sendable {
  /// The class of the screen's controller, without its module.
  package var page: String
  /// The kind of the element: the nearest class of UIKit, such as `button`.
  package var role: String
  /// The class, without its module.
  package var className: String
  /// The path, beginning with the page; `[*]` for rows of reused cells.
  package var path: String
  /// The side of a bar item.
  package var side: String?
  /// The names of developers and the words that users see.
  package var identifier, reuseIdentifier, text, label, placeholder, image: String?
  /// The selectors and the names of outlets, in order.
  package var actions, outlets: [String]
  /// The tag; nil for 0.
  package var tag: Int?
  /// The numbers of other elements of the role with the same fact, by `sharedKeys`; 0 if absent.
  package var shared: [String: Int]
  /// The facts inside the element, around it and of its containers, with the same numbers.
  package var inside, around, above: [SignalFact: Int]
  /// The number of other elements of the role on the screen.
  package var others: Int
  /// The number of elements of its class and role, with itself.
  package var alike: Int
  /// The names and words of the others that the element does not have, in order.
  package var known: [SignalFact]
  /// True if the rule may find its element on another screen.
  package var looksElsewhere: Bool

  /// Creates facts of a role on a page; all others are absent.
  package init(page: String, role: String, className: String, path: String) {
    (self.page, self.role, self.className, self.path) = (page, role, className, path)
    (actions, outlets, shared, known) = ([], [], [:], [])
    (inside, around, above) = ([:], [:], [:])
    (others, alike, looksElsewhere) = (0, 1, false)
  }

  /// The keys of `shared` for names, in the order of `ElementSignals`.
  private static let nameKeys = ["identifier", "actions", "outlets", "tag", "reuseIdentifier"]
  private static let wordKeys = ["text", "label", "placeholder", "image"]
  /// The keys of `shared`.
  package static let sharedKeys = nameKeys + wordKeys + ["path"]
}

extension AnchoredFacts {
  /// Creates the facts of a node among the elements of its screen.
  init(
    of number: Int, in tree: SignalTree, among others: [ElementSignals], looksElsewhere: Bool
  ) {
    let (node, signals) = (tree.nodes[number], tree.signals(of: number))
    self.init(
      page: tree.screen, role: node.kind, className: node.className, path: node.path)
    (side, identifier, reuseIdentifier) = (node.side, node.identifier, node.reuseIdentifier)
    (text, label, placeholder) = (node.content, node.label, node.placeholder)
    (image, tag) = (node.image, node.tag)
    (actions, outlets) = (node.actions, node.outlets)
    let peers = others.filter { $0.role == node.kind }
    let counts = SharedCounts(of: signals, among: peers)
    self.others = counts.others
    alike = 1 + peers.count { $0.className == node.className }
    let all = counts.names + counts.words + [counts.path]
    for (key, count) in zip(Self.sharedKeys, all) where count > 0 { shared[key] = count }
    let facts = tree.factsByToken
    func counted(_ tokens: SignalTokens, _ counts: [Int]) -> [SignalFact: Int] {
      zip(tokens.sorted, counts).reduce(into: [:]) { counted, part in
        if let fact = facts[part.0] { counted[fact] = part.1 }
      }
    }
    inside = counted(signals.inside, counts.inside)
    around = counted(signals.around, counts.around)
    above = counted(signals.above, counts.above)
    let tokens = peers.reduce(into: Set<SignalToken>()) { $0.formUnion($1.all.sorted) }
    known = tokens.filter { !signals.all.contains($0) }.compactMap { facts[$0] }.sorted()
    self.looksElsewhere = looksElsewhere
  }

  var rule: AnchoredRule {
    let element = ElementSignals(self)
    func counts(_ tokens: SignalTokens, _ facts: [SignalFact: Int]) -> [Int] {
      let known = facts.reduce(into: [:]) { $0[SignalToken($1.key.stable)] = $1.value }
      return tokens.sorted.map { known[$0] ?? 0 }
    }
    let counts = SharedCounts(
      others: others, names: Self.nameKeys.map { shared[$0] ?? 0 },
      words: Self.wordKeys.map { shared[$0] ?? 0 }, inside: counts(element.inside, inside),
      around: counts(element.around, around), above: counts(element.above, above),
      path: shared["path"] ?? 0)
    return AnchoredRule(
      element, count: alike, shared: counts, known: Set(known.map { SignalToken($0.stable) }),
      looksElsewhere: looksElsewhere)
  }
}

extension ElementSignals {
  /// Creates the facts that a rule compares from those in a file.
  init(_ facts: AnchoredFacts) {
    var node = ViewFacts(kind: facts.role, className: facts.className)
    (node.side, node.path) = (facts.side, facts.path)
    (node.identifier, node.tag) = (facts.identifier, facts.tag)
    (node.reuseIdentifier, node.image) = (facts.reuseIdentifier, facts.image)
    (node.actions, node.outlets) = (facts.actions, facts.outlets)
    node.content = facts.text.flatMap(SignalTree.stable)
    node.text = ElementRole.titled.contains(facts.role) ? node.content : nil
    node.label = facts.label.flatMap(SignalTree.stable)
    node.placeholder = facts.placeholder.flatMap(SignalTree.stable)
    let inside = facts.inside.keys.map { SignalToken($0.stable) }
    let isCell = ElementRole.cells.contains(facts.role)
    self.init(
      node, screen: facts.page, inside: SignalTokens(inside),
      around: SignalTokens(facts.around.keys.map { SignalToken($0.stable) }),
      above: SignalTokens(facts.above.keys.map { SignalToken($0.stable) }),
      own: SignalTokens(node.tokens.filter(\.isNamed)),
      all: SignalTokens((node.tokens + inside).filter(\.isNamed)),
      strong: SignalTokens((isCell ? node.tokens + inside : node.tokens).filter(\.isStrong)))
  }
}

extension SignalFact {
  /// The fact without its numbers, if it is a word that users see.
  fileprivate var stable: SignalFact {
    guard [.text, .label, .placeholder].contains(kind) else { return self }
    return SignalFact(kind, SignalTree.stable(text) ?? text)
  }
}

/// A pattern that recognises an element by all its facts; equal facts make equal patterns.
public struct AnchoredPattern: Hashable, Sendable {
  package let facts: AnchoredFacts
  package let rule: AnchoredRule

  package init(_ facts: AnchoredFacts) { (self.facts, rule) = (facts, facts.rule) }

  /// Compares the facts.
  public static func == (one: AnchoredPattern, other: AnchoredPattern) -> Bool {
    one.facts == other.facts
  }

  /// Hashes the facts.
  public func hash(into hasher: inout Hasher) { hasher.combine(facts) }

  /// The name of the scheme in files of rules.
  package static let scheme = "anchored"
}

extension AnchoredPattern: CustomStringConvertible {
  /// The role and the best name: `button #buy`, `tableViewCell "Settings"`.
  public var description: String {
    let inner = facts.inside.filter { $0.key.kind == .text }.min { left, right in
      (left.value, left.key) < (right.value, right.key)
    }
    let name =
      facts.identifier.map { "#\($0)" } ?? facts.outlets.first ?? facts.actions.first
      ?? (facts.text ?? facts.label ?? inner?.key.text).map { "\"\($0)\"" } ?? facts.path
    return "\(facts.role) \(name)"
  }
}
