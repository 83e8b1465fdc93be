import MiniUI

extension ViewTree {
  /// Returns the tree after mutations; each finds its elements in the tree before it.
  public func applying(_ mutations: Mutation...) throws(MutationError) -> ViewTree {
    try applying(mutations)
  }

  /// Returns the tree after a list of mutations.
  public func applying(_ mutations: [Mutation]) throws(MutationError) -> ViewTree {
    var tree = self
    for mutation in mutations {
      do throws(MutationError.Reason) {
        try tree.apply(mutation)
      } catch {
        throw MutationError(mutation: mutation, reason: error)
      }
    }
    return tree
  }

  private mutating func apply(_ mutation: Mutation) throws(MutationError.Reason) {
    switch mutation {
    case .insert(let view, let place): try insert(view, place)
    case .remove(let query): try remove(query)
    case .hide(let query): nodes[try find(query)].isHidden = true
    case .reorder(let query, let place): try reorder(query, place)
    case .wrap(let query, let name): try wrap(query, in: name)
    case .unwrap(let query): try unwrap(query)
    case .rename(let query, let name): try rename(query, to: name)
    case .renameController(let query, let name): try renameController(of: query, to: name)
    case .retitle(let query, let text): try retitle(query, to: text)
    }
  }

  private func find(_ query: ElementQuery) throws(MutationError.Reason) -> Int {
    do throws(ElementNotFound) {
      return try element(query).id
    } catch {
      throw .notFound(error)
    }
  }
}

extension ViewTree {
  private mutating func insert(
    _ view: NewView, _ place: Mutation.Place
  ) throws(MutationError.Reason) {
    guard view.isNamed else { throw .noName }
    let slot = try slot(place)
    insert(view, into: slot.parent, at: slot.index)
  }

  private mutating func remove(_ query: ElementQuery) throws(MutationError.Reason) {
    let id = try find(query)
    let parent = try parent(of: id)
    unlink(id, from: parent)
    // Later rows of the section move up by one.
    guard case .cell(let gone) = nodes[id].listPlace else { return }
    for sibling in nodes[parent].children {
      guard case .cell(let path) = nodes[sibling].listPlace, path.section == gone.section,
        path.row > gone.row
      else { continue }
      nodes[sibling].listPlace = .cell(CellPath(section: path.section, row: path.row - 1))
    }
  }

  private mutating func reorder(
    _ query: ElementQuery, _ place: Mutation.Place
  ) throws(MutationError.Reason) {
    let id = try find(query)
    let parent = try parent(of: id)
    let slot = try slot(place)
    guard slot.parent == parent else { throw .noSibling }
    let others = { (ids: ArraySlice<Int>) in ids.filter { $0 != id } }
    let children = nodes[parent].children
    nodes[parent].children =
      others(children[..<slot.index]) + [id] + others(children[slot.index...])
  }

  private mutating func wrap(
    _ query: ElementQuery, in name: String
  ) throws(MutationError.Reason) {
    guard !name.isEmpty else { throw .noName }
    let id = try find(query)
    let parent = try parent(of: id)
    guard nodes[id].listPlace == nil else { throw .partOfList }
    let wrapper = nodes.count
    nodes.append(Node(type: viewClass(name), parent: parent, children: [id]))
    nodes[parent].children = nodes[parent].children.map { $0 == id ? wrapper : $0 }
    nodes[id].parent = wrapper
  }

  private mutating func unwrap(_ query: ElementQuery) throws(MutationError.Reason) {
    let id = try find(query)
    let parent = try parent(of: id)
    let children = nodes[id].children
    guard nodes[id].owner == nil else { throw .rootView }
    let isOfList = nodes[id].listPlace != nil || children.contains { nodes[$0].listPlace != nil }
    guard !isOfList else { throw .partOfList }
    nodes[parent].children = nodes[parent].children.flatMap { $0 == id ? children : [$0] }
    for child in children { nodes[child].parent = parent }
    (nodes[id].parent, nodes[id].children) = (nil, [])
  }
}

extension ViewTree {
  private mutating func rename(
    _ query: ElementQuery, to name: String
  ) throws(MutationError.Reason) {
    guard !name.isEmpty else { throw .noName }
    let id = try find(query)
    nodes[id].type = viewClass(name, below: nodes[id].type.lineage)
  }

  private mutating func renameController(
    of query: ElementQuery, to name: String
  ) throws(MutationError.Reason) {
    guard !name.isEmpty else { throw .noName }
    let id = try find(query)
    guard let screen = Element(self, id).screen, let owner = nodes[screen.id].owner else {
      throw .noController
    }
    nodes[screen.id].owner?.controller = owner.controller.renamed(name)
    if let number = owner.number { controllers[number].classNames.insert(name, at: 0) }
  }

  private mutating func retitle(
    _ query: ElementQuery, to text: String
  ) throws(MutationError.Reason) {
    let id = try find(query)
    guard let old = nodes[id].text else { throw .noText }
    var waiting = [id]
    while let id = waiting.popLast() {
      if nodes[id].text == old { nodes[id].retitle(to: text) }
      waiting += nodes[id].children
    }
  }
}

extension ViewTree {
  private func parent(of id: Int) throws(MutationError.Reason) -> Int {
    guard let parent = nodes[id].parent, parent != Node.screen else { throw .topmost }
    return parent
  }

  private func slot(
    _ place: Mutation.Place
  ) throws(MutationError.Reason) -> (parent: Int, index: Int) {
    let id = try find(place.reference)
    let parent = try place.isWithin ? id : parent(of: id)
    let children = nodes[parent].children
    let index = children.firstIndex(of: id) ?? 0
    return switch place {
    case .before: (parent, index)
    case .after: (parent, index + 1)
    case .first: (parent, 0)
    case .last: (parent, children.count)
    }
  }

  private mutating func unlink(_ id: Int, from parent: Int) {
    nodes[parent].children.removeAll { $0 == id }
    nodes[id].parent = nil
  }
}

extension Mutation.Place {
  /// The element that the place is relative to.
  fileprivate var reference: ElementQuery {
    switch self {
    case .before(let element), .after(let element), .first(let element), .last(let element): element
    }
  }

  /// True if the place is inside that element.
  fileprivate var isWithin: Bool {
    switch self {
    case .before, .after: false
    case .first, .last: true
    }
  }
}

extension PathController {
  fileprivate func renamed(_ name: String) -> PathController {
    PathController(className: name, pageAlias: pageAlias, isAlert: isAlert, index: index)
  }
}

extension ViewTree.Node {
  /// Changes the text, also the one that other schemes read from the control.
  mutating func retitle(to new: String) {
    if var details = known?.details, details.controlText == text {
      details.controlText = new
      known = KnownDetails(details)
    }
    text = new
  }
}
