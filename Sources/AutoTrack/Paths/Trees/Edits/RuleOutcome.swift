/// The fate of a rule for one element in a next version of its screen.
package enum RuleOutcome: String, CaseIterable, Hashable, Sendable {
  /// The rule still matches its element alone.
  case kept
  /// The element is there, and the rule matches nothing.
  case lost
  /// The rule matches another element instead.
  case stolen
  /// The rule matches several elements.
  case multi
  /// The element is gone, and the rule matches another one.
  case ghost
  /// The element is gone, and so are the rule's matches.
  case retired

  /// True if the rule counts clicks on another element.
  package var isWrong: Bool { self == .stolen || self == .multi || self == .ghost }

  /// Judges by the number of matches, and by the presence of the element.
  init(matches: Int, includesOwn: Bool, isThere: Bool) {
    self =
      switch (isThere, matches) {
      case (false, 0): .retired
      case (false, _): .ghost
      case (true, 0): .lost
      case (true, 1): includesOwn ? .kept : .stolen
      case (true, _): .multi
      }
  }
}

/// The rules that a scheme gives for the elements of a screen: each element's path.
package struct SchemeRules: Sendable {
  /// The scheme that writes the paths.
  package let scheme: any PathScheme
  /// The elements, in the order of the rules.
  package let elements: [ViewTree.Element]
  /// The path of each element; nil if another element has it, too.
  package let paths: [String?]
  /// The indices of the rules by their paths.
  private let rules: [String: Int]
  /// The indices of the rules by the ids of the elements; -1 for other ids.
  private let places: [Int]
  private let types: Set<ObjectIdentifier>

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
  }

  /// Returns the outcome of each rule in a tree that edits have made; nil for an ambiguous path.
  package func outcomes(in tree: ViewTree) -> [RuleOutcome?] {
    guard let old = elements.first?.tree else { return [] }
    return outcomes(after: TreeChange(from: old, to: tree))
  }

  /// Returns the outcome of each rule after a change.
  ///
  /// Candidates are the elements with rules, and new elements of their classes.
  package func outcomes(after change: TreeChange) -> [RuleOutcome?] {
    var matches = Array(repeating: 0, count: elements.count)
    var own = Array(repeating: false, count: elements.count)
    for (rule, element) in elements.enumerated()
    where change.isThere[element.id] && !change.isAffected[element.id] {
      (matches[rule], own[rule]) = (1, true)
    }
    let candidates = change.affected.filter(isCandidate)
    for (element, path) in zip(candidates, scheme.paths(of: candidates)) {
      guard let rule = rules[path] else { continue }
      matches[rule] += 1
      if element.id < places.count, rule == places[element.id] { own[rule] = true }
    }
    return elements.indices.map { rule in
      paths[rule].map { _ in
        RuleOutcome(
          matches: matches[rule], includesOwn: own[rule],
          isThere: change.isThere[elements[rule].id])
      }
    }
  }

  private func isCandidate(_ element: ViewTree.Element) -> Bool {
    places.indices.contains(element.id)
      ? places[element.id] >= 0 : types.contains(ObjectIdentifier(element.type))
  }
}
