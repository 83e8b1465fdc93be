import MiniUI

/// A finder of the rules that match an element, for circled elements and for business data.
///
/// The rules form a tree: by page, then step by step along their paths, then by position and
/// content. The cost of a match does not grow with the number of rules.
package final class ElementMatcher<Rule> {
  let rules: [Rule]
  /// The rules of other schemes, by their numbers.
  private var others: [Int: (pattern: ElementPattern, path: PathRule)] = [:]
  private var indices: [IndexedRules] = []
  /// The patterns of anchored rules, by their numbers, and those numbers in the order of the index.
  private var anchoredPatterns: [Int: ElementPattern] = [:]
  private var anchoredNumbers: [Int] = []
  private var anchored = AnchoredRules([])
  private var nodes: [Node] = []
  private var pages: [String: Int] = [:]
  /// The root of the rules for every page; nil if absent.
  private var anyPage: Int?
  private var memory = ViewMemo<Memory>()
  /// The number of walks down the tree; a memoised view needs none (S3.8: cached view).
  private(set) var walks = 0

  package init(_ rules: [Rule], by pattern: (Rule) -> ElementPattern) {
    self.rules = rules
    for (number, rule) in rules.enumerated() { insert(number, pattern(rule)) }
    let foreign = others.map { (number: $0.key, path: $0.value.path) }
    let schemes = Dictionary(grouping: foreign, by: \.path.scheme)
    indices = schemes.sorted { $0.key < $1.key }.map { IndexedRules($0.value) }
    anchoredNumbers = anchoredPatterns.keys.sorted()
    anchored = AnchoredRules(anchoredNumbers.compactMap { anchoredPatterns[$0]?.anchored?.rule })
  }

  /// Returns the rules that match an element, in their order.
  ///
  /// Rules of other schemes than the default match only if the element is given.
  package func matches(_ sighting: ElementSighting, of element: SchemeElement? = nil) -> [Rule] {
    matches(sighting, at: ends(of: sighting), element)
  }

  /// Returns the matches of a view, whose nodes are memoised until its page or path changes.
  func matches(_ sighting: ElementSighting, of view: View) -> [Rule] {
    matches(sighting, at: knownEnds(of: sighting, view), SchemeElement(view))
  }

  private func knownEnds(of sighting: ElementSighting, _ view: View) -> [Int] {
    let process = view.process
    if let known = memory[view, in: process], known.page == sighting.page,
      known.path == sighting.path
    {
      return known.ends
    }
    let ends = ends(of: sighting)
    memory[view, in: process] = Memory(page: sighting.page, path: sighting.path, ends: ends)
    return ends
  }
}

/// The memoised nodes of a view, with the page and path that they hold for.
private struct Memory {
  let page: String?
  let path: String
  let ends: [Int]
}

/// A step of one or more paths with the same beginning.
private struct Node {
  /// The next nodes for exact steps, by their texts.
  var one: [String: Int] = [:]
  /// The next nodes for a class with any index, by its name.
  var any: [String: Int] = [:]
  /// The rules whose paths end here, by their other conditions.
  var rules: [Condition: [Int]] = [:]
}

/// The conditions of a rule besides page and path.
private struct Condition: Hashable {
  let position: String?
  let content: String?
}

extension ElementMatcher {
  private func insert(_ number: Int, _ pattern: ElementPattern) {
    let path: PathPattern
    switch pattern.place {
    case .path(let pattern): path = pattern
    case .rule(let rule):
      others[number] = (pattern, rule)
      return
    case .anchored:
      anchoredPatterns[number] = pattern
      return
    }
    var node = root(of: pattern.page)
    for step in path.steps { node = follower(of: node, step) }
    let condition = Condition(position: pattern.position, content: pattern.content)
    nodes[node].rules[condition, default: []].append(number)
  }

  private func root(of page: String?) -> Int {
    if let known = page.map({ pages[$0] }) ?? anyPage { return known }
    nodes.append(Node())
    if let page { pages[page] = nodes.count - 1 } else { anyPage = nodes.count - 1 }
    return nodes.count - 1
  }

  private func follower(of node: Int, _ step: PathPattern.Step) -> Int {
    let new = nodes.count
    switch step {
    case .one(let step):
      if let known = nodes[node].one[step.description] { return known }
      nodes[node].one[step.description] = new
    case .any(let name):
      if let known = nodes[node].any[name.text] { return known }
      nodes[node].any[name.text] = new
    }
    nodes.append(Node())
    return new
  }

  /// Returns the nodes at which the paths of an element's rules end.
  private func ends(of sighting: ElementSighting) -> [Int] {
    walks += 1
    var places = [sighting.page.flatMap { pages[$0] }, anyPage].compactMap(\.self)
    for step in sighting.path.split(separator: "/") where !places.isEmpty {
      let (text, name) = (String(step), String(step.prefix { $0 != "[" }))
      // An element can match an exact step and a step with any index, so both are followed.
      places = places.flatMap { place in
        [nodes[place].one[text], nodes[place].any[name]].compactMap(\.self)
      }
    }
    return places.filter { !nodes[$0].rules.isEmpty }
  }

  private func matches(
    _ sighting: ElementSighting, at ends: [Int], _ element: SchemeElement?
  ) -> [Rule] {
    guard !ends.isEmpty || !others.isEmpty || !anchoredNumbers.isEmpty else { return [] }
    let conditions = Condition.met(by: sighting)
    let numbers = ends.flatMap { end in conditions.flatMap { nodes[end].rules[$0] ?? [] } }
    let all =
      numbers + otherMatches(sighting, conditions, element)
      + anchoredMatches(sighting, conditions, element)
    return all.sorted().map { rules[$0] }
  }

  private func anchoredMatches(
    _ sighting: ElementSighting, _ conditions: [Condition], _ element: SchemeElement?
  ) -> [Int] {
    guard let element, !anchoredNumbers.isEmpty, let sight = AnchoredSight(like: element),
      let place = sight.place(of: element)
    else { return [] }
    return anchored.matches(of: place, on: sight.screen).map { anchoredNumbers[$0] }
      .filter { number in
        guard let pattern = anchoredPatterns[number] else { return false }
        return pattern.allows(sighting, conditions)
      }
  }

  private func otherMatches(
    _ sighting: ElementSighting, _ conditions: [Condition], _ element: SchemeElement?
  ) -> [Int] {
    guard let element else { return [] }
    return indices.flatMap { $0.candidates(for: element) }.filter { number in
      guard let (pattern, path) = others[number] else { return false }
      return pattern.allows(sighting, conditions) && path.matches(element)
    }
  }
}

extension ElementPattern {
  /// True if a page, a position and a content meet the conditions of the pattern.
  fileprivate func allows(_ sighting: ElementSighting, _ conditions: [Condition]) -> Bool {
    (page == nil || page == sighting.page)
      && conditions.contains(Condition(position: position, content: content))
  }

  /// The pattern of all facts; nil for a path.
  fileprivate var anchored: AnchoredPattern? {
    guard case .anchored(let pattern) = place else { return nil }
    return pattern
  }
}

extension Condition {
  /// Returns every condition that an element meets, each once.
  static func met(by sighting: ElementSighting) -> [Condition] {
    let positions = sighting.position.map { [nil, $0] } ?? [nil]
    let contents = sighting.content.map { [nil, $0] } ?? [nil]
    return positions.flatMap { position in
      contents.map { Condition(position: position, content: $0) }
    }
  }
}
