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
    drop(id, from: try parent(of: id))
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
    _ = try parent(of: id)
    guard nodes[id].listPlace == nil else { throw .partOfList }
    enclose([id], in: viewClass(name))
  }

  private mutating func unwrap(_ query: ElementQuery) throws(MutationError.Reason) {
    let id = try find(query)
    _ = try parent(of: id)
    guard nodes[id].owner == nil else { throw .rootView }
    let family = [id] + nodes[id].children
    guard family.allSatisfy({ nodes[$0].listPlace == nil }) else { throw .partOfList }
    _ = dissolve(id)
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
    guard let number = Element(self, id).screen.flatMap({ nodes[$0.id].owner }) else {
      throw .noController
    }
    controllers[number].classNames.insert(name, at: 0)
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
