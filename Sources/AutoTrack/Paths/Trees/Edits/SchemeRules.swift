/// The rules that a scheme gives for the elements of a screen: each element's path.
package struct SchemeRules: Sendable {
  package let scheme: any PathScheme
  /// The elements, in the order of the rules.
  package let elements: [ViewTree.Element]
  /// The path of each element; nil if another element has it, too.
  package let paths: [String?]
  private let rules: [String: Int]
  /// The indices of the rules by the ids of the elements; -1 for other ids.
  private let places: [Int]
  private let types: Set<ObjectIdentifier>
  private let ids: [Int]
  /// The tree of the elements; nil without elements.
  private let tree: ViewTree?

  /// Makes a rule for each of some elements of one tree.
  package init(for elements: [ViewTree.Element], by scheme: any PathScheme) {
    (self.scheme, self.elements) = (scheme, elements)
    let paths = scheme.paths(of: elements)
    let counts = paths.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    self.paths = paths.map { counts[$0] == 1 ? $0 : nil }
    var rules: [String: Int] = [:]
    for (index, path) in self.paths.enumerated() { if let path { rules[path] = index } }
    self.rules = rules
    var places = Array(repeating: -1, count: elements.first?.tree.nodes.count ?? 0)
    for (index, element) in elements.enumerated() { places[element.id] = index }
    self.places = places
    types = Set(elements.map { ObjectIdentifier($0.type) })
    ids = elements.map(\.id)
    tree = elements.first?.tree
  }

  /// Returns the outcome of each rule in a tree that edits have made; nil for an ambiguous path.
  package func outcomes(in tree: ViewTree) -> [RuleOutcome?] {
    guard let old = self.tree else { return [] }
    return outcomes(after: TreeChange(from: old, to: tree))
  }

  /// Returns the outcome of each rule after a change.
  ///
  /// Candidates are the elements with rules, and new elements of their classes.
  package func outcomes(after change: TreeChange) -> [RuleOutcome?] {
    var matches = MatchCounts(of: ids, after: change)
    let candidates = change.affected.filter { isCandidate($0.id, change.tree) }
    for (element, path) in zip(candidates, scheme.paths(of: candidates)) {
      guard let rule = rules[path] else { continue }
      matches.add(rule, isOwn: element.id < places.count && rule == places[element.id])
    }
    return ids.indices.map { rule in
      paths[rule] == nil
        ? nil
        : RuleOutcome(
          matches: matches.counts[rule], includesOwn: matches.hasOwn[rule],
          isThere: change.isThere[ids[rule]])
    }
  }

  private func isCandidate(_ id: Int, _ tree: ViewTree) -> Bool {
    id < places.count
      ? places[id] >= 0 : types.contains(ObjectIdentifier(tree.nodes[id].type))
  }
}

/// The elements that rules match after a change.
private struct MatchCounts {
  private(set) var counts: [Int]
  private(set) var hasOwn: [Bool]

  /// Begins with the elements that the change does not affect.
  init(of ids: [Int], after change: TreeChange) {
    hasOwn = ids.map { change.isThere[$0] && !change.isAffected[$0] }
    counts = hasOwn.map { $0 ? 1 : 0 }
  }

  mutating func add(_ rule: Int, isOwn: Bool) {
    counts[rule] += 1
    if isOwn { hasOwn[rule] = true }
  }
}
