import MiniUI

/// Finds the rules that hold for an element: the one matcher of circling and of business data.
///
/// Rules lie in a tree: by page first, then node by node along their paths, last by position and
/// content. So a thousand rules are looked through as fast as ten.
public final class ElementMatcher<Rule> {
  /// In the order in which matches come.
  let rules: [Rule]
  private var nodes: [Node] = []
  private var pages: [String: Int] = [:]
  /// Where rules begin that hold on every page.
  private var anyPage: Int?
  private var memory = ViewMemo<Memory>()
  /// How often the tree was walked down; what is remembered needs no walk (S3.8: cached view).
  private(set) var walks = 0

  /// Sorts rules by what they ask of an element.
  public init(_ rules: [Rule], by pattern: (Rule) -> ElementPattern) {
    self.rules = rules
    for (number, rule) in rules.enumerated() { insert(number, pattern(rule)) }
  }

  /// The rules that hold for an element, in their order.
  public func matches(_ sighting: ElementSighting) -> [Rule] {
    matches(sighting, at: ends(of: sighting))
  }

  /// The same for a view; its place in the tree is remembered until its page or path changes.
  func matches(_ sighting: ElementSighting, of view: View) -> [Rule] {
    let process = view.process
    if let known = memory[view, in: process], known.page == sighting.page,
      known.path == sighting.path
    {
      return matches(sighting, at: known.ends)
    }
    let ends = ends(of: sighting)
    memory[view, in: process] = Memory(page: sighting.page, path: sighting.path, ends: ends)
    return matches(sighting, at: ends)
  }
}

/// Where a view was found in the tree.
private struct Memory {
  let page: String?
  let path: String
  let ends: [Int]
}

/// A step of one path or of several that begin alike.
private struct Node {
  /// The nodes that follow for one step each, by its text.
  var one: [String: Int] = [:]
  /// The nodes that follow for a class and any index.
  var any: [String: Int] = [:]
  /// The rules whose paths end here, by what else they ask.
  var rules: [Condition: [Int]] = [:]
}

/// What a rule asks of an element besides its place.
private struct Condition: Hashable {
  let position: String?
  let content: String?
}

extension ElementMatcher {
  private func insert(_ number: Int, _ pattern: ElementPattern) {
    var node = root(of: pattern.page)
    for step in pattern.path.steps { node = follower(of: node, step) }
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

  /// Where the paths end that lead to an element.
  private func ends(of sighting: ElementSighting) -> [Int] {
    walks += 1
    var places = [sighting.page.flatMap { pages[$0] }, anyPage].compactMap(\.self)
    for step in sighting.path.split(separator: "/") where !places.isEmpty {
      let (text, name) = (String(step), String(step.prefix { $0 != "[" }))
      places = places.flatMap { place in
        [nodes[place].one[text], nodes[place].any[name]].compactMap(\.self)
      }
    }
    return places.filter { !nodes[$0].rules.isEmpty }
  }

  private func matches(_ sighting: ElementSighting, at ends: [Int]) -> [Rule] {
    guard !ends.isEmpty else { return [] }
    let conditions = Condition.met(by: sighting)
    let numbers = ends.flatMap { end in conditions.flatMap { nodes[end].rules[$0] ?? [] } }
    return numbers.sorted().map { rules[$0] }
  }
}

extension Condition {
  /// Every condition that an element meets, each once.
  static func met(by sighting: ElementSighting) -> [Condition] {
    let positions = sighting.position.map { [nil, $0] } ?? [nil]
    let contents = sighting.content.map { [nil, $0] } ?? [nil]
    return positions.flatMap { position in
      contents.map { Condition(position: position, content: $0) }
    }
  }
}
