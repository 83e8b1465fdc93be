/// The views of two versions that ids have decided before ``AppMatch`` compares the others.
package struct KnownPairs: Sendable {
  /// The new place of each old view, and the reverse.
  let places, origins: [AppMatch.Place: AppMatch.Place]
  /// The views with ids; two of them are one view only if their ids say so.
  private let identified: (old: Set<AppMatch.Place>, new: Set<AppMatch.Place>)

  /// No pairs: the facts alone decide.
  package static let none = KnownPairs([:], identified: ([], []))

  /// Knows pairs of views, and which views have ids.
  package init(
    _ places: [AppMatch.Place: AppMatch.Place],
    identified: (old: Set<AppMatch.Place>, new: Set<AppMatch.Place>)
  ) {
    (self.places, self.identified) = (places, identified)
    origins = Dictionary(places.map { ($1, $0) }) { first, _ in first }
  }

  private var isEmpty: Bool { identified.old.isEmpty && places.isEmpty }

  var screens: [(Int, Int)] {
    VersionIdentity.screens(of: places).map { ($0, $1) }.sorted { $0.0 < $1.0 }
  }

  /// True for two views that may be one.
  func permits(_ one: AppMatch.Place, _ two: AppMatch.Place) -> Bool {
    if isEmpty { return true }
    if let partner = places[one] { return partner == two }
    return origins[two] == nil && !(identified.old.contains(one) && identified.new.contains(two))
  }

  /// True for an old view whose fate ids have decided: it has a partner, or its id is gone.
  func decides(_ one: AppMatch.Place, with partner: AppMatch.Place?) -> Bool {
    places[one] != nil || partner == nil && identified.old.contains(one)
  }

  /// Returns the part that concerns two screens.
  func onScreens(_ one: Int, _ two: Int) -> OnScreens {
    OnScreens(known: self, old: one, new: two)
  }

  /// The known pairs on two screens, by the numbers of the views.
  struct OnScreens {
    fileprivate let known: KnownPairs
    fileprivate let old, new: Int

    /// Returns the known partner of a view; nil if it has none on the other screen.
    func partner(of one: Int) -> Int? {
      guard let place = known.places[.init(screen: old, node: one)], place.screen == new else {
        return nil
      }
      return place.node
    }

    /// True for two views that may be one.
    func permits(_ one: Int, _ two: Int) -> Bool {
      known.permits(.init(screen: old, node: one), .init(screen: new, node: two))
    }
  }
}
