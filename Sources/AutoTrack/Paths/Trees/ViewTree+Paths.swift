extension ViewTree {
  /// The path and position by which events distinguish elements (S3.6).
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The path in the given scheme.
    public let path: String
    /// The position among similar elements; nil if the class has no such rule.
    public let position: String?

    /// The path, with the position if there is one.
    public var description: String { position.map { "\(path), position \($0)" } ?? path }
  }

  /// An element with its location.
  public struct Located: Sendable {
    /// The element.
    public let element: Element
    /// The location.
    public let location: Location
  }

  /// An element with different locations in two trees.
  public struct Move: Sendable, CustomStringConvertible {
    /// The element in the first tree.
    public let element: Element
    /// The location in the first tree.
    public let old: Location
    /// The location in the second tree; nil if the element was removed.
    public let new: Location?

    /// `UIButton #buy: HomeViewController[0]/UIButton[0] → HomeViewController[0]/UIButton[1]`.
    public var description: String {
      "\(element): \(old) → \(new.map(\.description) ?? "removed")"
    }
  }

  /// Returns all elements with path and position, in the order of ``elements``.
  public func paths(by scheme: any PathScheme = DefaultPathScheme()) -> [Located] {
    let elements = elements
    let hasRows = nodes.contains { $0.listPlace != nil }
    return zip(elements, scheme.paths(of: elements)).map { element, path in
      let isPlain = !hasRows && nodes[element.id].type.kind == nil
      let position = isPlain ? nil : ElementPosition.position(of: element)
      return Located(element: element, location: Location(path: path, position: position))
    }
  }

  /// Returns the elements that mutations move or remove, applied one after the other.
  public func moves(
    by scheme: any PathScheme = DefaultPathScheme(), under mutations: Mutation...
  ) throws(MutationError) -> [Move] {
    let after = try applying(mutations)
    return Self.moves(from: paths(by: scheme), to: after.paths(by: scheme))
  }

  /// Compares the locations in a tree with those in a mutation of it.
  public static func moves(from before: [Located], to after: [Located]) -> [Move] {
    var places = Array(repeating: -1, count: after.first?.element.tree.nodes.count ?? 0)
    for (place, located) in after.enumerated() { places[located.element.id] = place }
    return before.compactMap { old in
      let id = old.element.id
      let place = places.indices.contains(id) ? places[id] : -1
      guard place >= 0 else { return Move(element: old.element, old: old.location, new: nil) }
      let new = after[place].location
      return new == old.location ? nil : Move(element: old.element, old: old.location, new: new)
    }
  }

  func location(of element: Element, by scheme: any PathScheme) -> Location {
    Location(path: scheme.path(of: element), position: ElementPosition.position(of: element))
  }
}
