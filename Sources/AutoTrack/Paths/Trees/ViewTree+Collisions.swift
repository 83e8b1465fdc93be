extension ViewTree {
  /// Visible elements of one window that have the same path and position in events.
  public struct Collision: Sendable, CustomStringConvertible {
    /// The common location.
    public let location: Location
    /// The elements, back to front.
    public let elements: [Element]

    /// True if each element belongs to a controller of its own without a page alias.
    ///
    /// A scheme whose paths begin with the nearest controller does not distinguish two children of
    /// one class; a ``ScreenFacts/pageAlias`` for each does (S3.7i).
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
