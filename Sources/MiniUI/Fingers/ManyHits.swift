/// Hit tests at many points of a tree that runs UIKit's own code.
///
/// A step that fails lists everything on the screen that can be tapped. With a hit test for each of
/// 40,000 views that took minutes, because each test passes over the views in front. Here each view
/// looks for the points in its frame instead, from front to back, and takes them out of the search.
/// `Application.aim` is the plain version, and the suite `ManyHitTests` compares the two.
struct ManyHits {
  struct Place {
    let number: Int
    let point: Point

    /// Returns the place with its point in other coordinates.
    func moved(to point: Point) -> Place { Place(number: number, point: point) }
  }

  private(set) var found: [View?]
  /// The number of views and points that were looked at.
  private(set) var steps = 0

  /// Up to this number of pairs of a view and a point, each pair is tested.
  private static let mostPairs = 256

  /// True if no code but UIKit's own takes part in the hit tests of some trees.
  static func canTest(_ roots: [View]) -> Bool {
    var known: [ObjectIdentifier: (hitTest: Bool, pointInside: Bool)] = [:]
    var waiting = roots
    while let view = waiting.popLast() {
      let type = ObjectIdentifier(view.isa)
      let plain = known[type] ?? (view.runsPlain(.hitTest), view.runsPlain(.pointInside))
      known[type] = plain
      guard plain.hitTest, plain.pointInside || !view.isTouchable else { return false }
      if view.isTouchable { waiting += view.orderedSubviews }
    }
    return true
  }

  /// Tests without points.
  init(count: Int) {
    found = Array(repeating: nil, count: count)
  }

  mutating func test(_ places: [Place], in root: View) {
    guard root.isTouchable else { return }
    descend(places.filter { root.bounds.contains($0.point) }, in: root)
  }

  /// Finds the hit views of points that lie in a view.
  private mutating func descend(_ places: [Place], in view: View) {
    guard !places.isEmpty else { return }
    let subviews = view.orderedSubviews
    var groups: [(subview: Int, places: [Place])] = []
    var rest = PointField(places.map(\.point))
    let isSmall = subviews.count * places.count <= Self.mostPairs
    for (index, subview) in subviews.enumerated().reversed() where !rest.isEmpty {
      steps += 1
      guard subview.isTouchable else { continue }
      let candidates = isSmall ? rest.all : rest.points(near: subview)
      let inside = candidates.compactMap { number in
        subview.pointOfOwnHit(places[number].point).map { (number, $0) }
      }
      steps += candidates.count
      guard !inside.isEmpty else { continue }
      rest.remove(inside.map(\.0))
      groups.append((index, inside.map { places[$0.0].moved(to: $0.1) }))
    }
    steps += rest.steps
    for number in rest.all { found[places[number].number] = view }
    for group in groups { descend(group.places, in: subviews[group.subview]) }
  }
}

extension View {
  /// Converts a superview's point; nil if UIKit's own hit testing rejects it.
  fileprivate func pointOfOwnHit(_ point: Point) -> Point? {
    guard let inside = pointInside(point), bounds.contains(inside), isTouchable else { return nil }
    return inside
  }
}
