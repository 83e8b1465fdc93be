/// A tree of plain values from which `ElementSignals` are read: a screen at run time, or a file.
///
/// It has no ids, so that nothing that is made from it can depend on them.
package struct SignalTree: Sendable {
  /// The facts of one view, cell or bar item.
  package struct Node: Equatable, Sendable {
    /// The kind of the element: the nearest class of UIKit, such as `button` or `tableViewCell`.
    package var role = ""
    /// The class at run time.
    package var className = ""
    /// The accessibility identifier.
    package var identifier: String?
    /// The accessibility label, or the system item of a bar button.
    package var label: String?
    /// True if the label is the app's own, not that of a system item.
    package var hasOwnLabel = false
    /// The text of this view alone; nil for fields that users fill in.
    package var ownText: String?
    /// The text that events carry for this element.
    package var content: String?
    /// The placeholder of a text field.
    package var placeholder: String?
    /// The name of the image.
    package var image: String?
    /// The selectors of its targets and recognisers.
    package var actions: Set<String> = []
    /// The names of the outlets that point at it.
    package var outlets: Set<String> = []
    /// The tag; nil for 0.
    package var tag: Int?
    /// The reuse identifier of a cell.
    package var reuseIdentifier: String?
    /// The header of its section of a list.
    package var header: String?
    /// The side of a bar item: `left`, `right` or `toolbar`.
    package var side: String?
    /// The path by the default scheme.
    package var path = ""
    /// True for a cell of a list.
    package var isCell = false
    /// True for a row whose content is data of the app, which says nothing about views around it.
    package var isData = false
    /// True for an item of a bar, whose siblings say nothing about it.
    package var isBarItem = false
    /// True for the node of a bar, which groups its items and is not an element.
    package var isStandIn = false
    /// The index of the parent.
    package var parent: Int?
    /// The indexes of the children, in order.
    package var children: [Int] = []
    /// The index of the cell around it, or of itself for a cell.
    package var cell: Int?

    /// Creates a node without facts.
    package init() {}
  }

  /// The class of the screen's controller.
  package let screen: String
  /// The nodes, each after its parent.
  package let nodes: [Node]

  /// Creates a tree.
  package init(screen: String, nodes: [Node]) {
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
      facts.formUnion(node.facts)
      facts.insert(SignalFact(.ownClass, node.className))
      if let name = node.reuseIdentifier { facts.insert(SignalFact(.reuse, name)) }
      if let header = node.header { facts.insert(SignalFact(.header, header)) }
    }
    return facts.reduce(into: [:]) { $0[SignalToken($1)] = $1 }
  }
}

extension SignalTree.Node {
  /// The facts that other elements have as their surroundings.
  var tokens: [SignalToken] { facts.map(SignalToken.init) }

  /// The same facts as texts.
  var facts: [SignalFact] {
    guard !isStandIn else { return [] }
    let single: [(SignalToken.Kind, String?)] = [
      (.identifier, identifier), (.label, hasOwnLabel ? label : nil), (.text, ownText),
      (.placeholder, placeholder), (.image, image),
    ]
    return single.compactMap { kind, text in text.map { SignalFact(kind, $0) } }
      + actions.map { SignalFact(.action, $0) } + outlets.map { SignalFact(.outlet, $0) }
  }
}
