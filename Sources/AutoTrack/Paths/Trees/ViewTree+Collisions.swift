extension ViewTree {
  /// Visible elements of one window that an event cannot tell apart.
  public struct Collision: Sendable, CustomStringConvertible {
    /// Where all of them are.
    public let location: Location
    /// The elements, back to front.
    public let elements: [Element]

    /// Whether each belongs to a controller of its own that goes by its class's name.
    ///
    /// A scheme that begins every path with the nearest controller cannot tell two children of one
    /// class apart; a ``ScreenFacts/pageAlias`` for each does (S3.7i).
    public var isOfUnnamedChildren: Bool {
      let screens = elements.compactMap(\.screen)
      return Set(screens.map(\.id)).count == elements.count
        && screens.allSatisfy { $0.pageAlias == nil }
    }

    /// The location, and what to do.
    public var description: String {
      "\(location) is \(elements.map(\.description).joined(separator: " and ")); "
        + (isOfUnnamedChildren
          ? "give each controller a pageAlias" : "give each a class of its own")
    }
  }

  /// The collisions, in the order of their first elements.
  ///
  /// Segments are left out: each stands as its control.
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

  /// A location in a window, by the id of that.
  private struct Place: Hashable {
    let window: Int
    let location: Location
  }
}

extension ViewTree.Element {
  /// Whether events tell of the element: it is visible and stands for itself.
  fileprivate var isTold: Bool { isVisible && type.kind != .segment }
}
