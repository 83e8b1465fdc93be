/// A tree of plain values from which `ElementSignals` are read: a screen at run time, or a file.
///
/// It has no ids, so that nothing that is made from it can depend on them.
package struct SignalTree: Sendable {
  /// The class of the screen's controller.
  package let screen: String
  /// The nodes, each after its parent.
  package let nodes: [ViewFacts]

  package init(screen: String, nodes: [ViewFacts]) {
    (self.screen, self.nodes) = (screen, nodes)
  }

  /// Returns what a rule can know of a node.
  package func signals(of index: Int) -> ElementSignals {
    let node = nodes[index]
    let inside = self.inside(index, except: nil)
    let strong = node.isCell ? node.tokens + inside : node.tokens
    return ElementSignals(
      node, screen: screen, inside: SignalTokens(inside), around: SignalTokens(around(index)),
      above: SignalTokens(above(index)), own: SignalTokens(node.tokens.filter(\.isNamed)),
      all: SignalTokens((node.tokens + inside).filter(\.isNamed)),
      strong: SignalTokens(strong.filter(\.isStrong)))
  }

  private func inside(_ index: Int, except skipped: Int?) -> [SignalToken] {
    nodes[index].children.filter { $0 != skipped && !nodes[$0].isData }.flatMap { child in
      nodes[child].tokens + inside(child, except: skipped)
    }
  }

  private func around(_ index: Int) -> [SignalToken] {
    let node = nodes[index]
    if let cell = node.cell, cell != index {
      return nodes[cell].tokens + inside(cell, except: index)
    }
    guard let parent = node.parent, !node.isCell, !node.isBarItem else { return [] }
    return siblings(of: index, in: nodes[parent].children).flatMap { sibling in
      nodes[sibling].tokens + (nodes[sibling].isCell ? [] : inside(sibling, except: nil))
    }
  }

  /// The number of siblings, with the element itself, whose facts are around it.
  static let mostSiblings = 61

  /// Returns the other children; of very many, the nearest, so that the cost is linear.
  private func siblings(of index: Int, in children: [Int]) -> [Int] {
    let most = Self.mostSiblings
    guard children.count > most, let own = children.firstIndex(of: index) else {
      return children.filter { $0 != index }
    }
    let start = max(0, min(own - most / 2, children.count - most))
    return children[start..<(start + most)].filter { $0 != index }
  }

  private func above(_ index: Int) -> [SignalToken] {
    var tokens: [SignalToken] = []
    if let header = nodes[index].header { tokens.append(SignalToken(.header, header)) }
    var next = nodes[index].parent
    while let place = next, !nodes[place].isStandIn {
      let node = nodes[place]
      tokens += node.tokens
      if let name = node.reuseIdentifier { tokens.append(SignalToken(.reuse, name)) }
      if let header = node.header { tokens.append(SignalToken(.header, header)) }
      if !node.className.hasPrefix("UI"), !node.className.hasPrefix("_") {
        tokens.append(SignalToken(.ownClass, node.className))
      }
      next = node.parent
    }
    return tokens
  }
}

extension SignalTree {
  var factsByToken: [SignalToken: SignalFact] {
    var facts: Set<SignalFact> = []
    for node in nodes {
      facts.formUnion(node.signals)
      facts.insert(SignalFact(.ownClass, node.className))
      if let name = node.reuseIdentifier { facts.insert(SignalFact(.reuse, name)) }
      if let header = node.header { facts.insert(SignalFact(.header, header)) }
    }
    return facts.reduce(into: [:]) { $0[SignalToken($1)] = $1 }
  }
}
