extension ViewTree {
  /// The path and position by which events distinguish elements (S3.6).
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The path in the given scheme.
    public let path: String
    /// The position among similar elements; nil if the class has no such rule.
    package let position: String?

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
    package let old: Location
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

  package func location(of element: Element, by scheme: any PathScheme) -> Location {
    Location(path: scheme.path(of: element), position: ElementPosition.position(of: element))
  }

  /// Visible elements of one window that have the same path and position in events.
  public struct Collision: Sendable, CustomStringConvertible {
    /// The common location.
    public let location: Location
    /// The elements, back to front.
    public let elements: [Element]

    /// True if each element belongs to a controller of its own without a page alias.
    ///
    /// A scheme whose paths begin with the nearest controller does not distinguish two children of
    /// one class; a `pageAlias` for each does (S3.7i).
    public var isOfUnnamedChildren: Bool {
      let screens = elements.compactMap(\.screen)
      return Set(screens.map(\.id)).count == elements.count
        && screens.allSatisfy { $0.pageAlias == nil }
    }

    /// The location and the remedy.
    public var description: String {
      "\(location) is \(elements.map(\.description).joined(separator: " and ")); "
        + (isOfUnnamedChildren
          ? "give each controller a pageAlias" : "give each a class of its own")
    }
  }

  /// Returns the collisions, in the order of their first elements.
  ///
  /// Segments are left out: each has the path of its control.
  public func collisions(by scheme: any PathScheme = DefaultPathScheme()) -> [Collision] {
    var groups: [Place: [Element]] = [:]
    var order: [Place] = []
    for located in paths(by: scheme) where located.element.isTold {
      let place = Place(
        window: located.element.lineUp.reduce(located.element) { $1 }.id,
        location: located.location)
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(located.element)
    }
    return order.compactMap { place in
      groups[place].flatMap {
        $0.count > 1 ? Collision(location: place.location, elements: $0) : nil
      }
    }
  }

  /// A location with the id of its window.
  private struct Place: Hashable {
    let window: Int
    let location: Location
  }
}

extension ViewTree.Element {
  /// True if events can be about the element: it is visible and not a segment.
  fileprivate var isTold: Bool { isVisible && type.kind != .segment }
}
