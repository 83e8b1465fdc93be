/// The views of two versions that are the same, by ids or by a match.
package struct VersionIdentity: Sendable {
  /// The new place of each old view, and the reverse.
  package let places, origins: [AppMatch.Place: AppMatch.Place]
  /// The new screen of each old one.
  let screens: [Int: Int]

  package init(_ match: AppMatch) {
    (places, origins, screens) = (match.places, match.origins, match.screens)
  }

  /// The identity of equal ids; a screen is the one that has most of its views.
  package init<ID: Hashable>(from old: [[ID?]], to new: [[ID?]]) {
    var homes: [ID: AppMatch.Place] = [:]
    for (screen, ids) in new.enumerated() {
      for (node, id) in ids.enumerated() {
        if let id, homes[id] == nil { homes[id] = AppMatch.Place(screen: screen, node: node) }
      }
    }
    var places: [AppMatch.Place: AppMatch.Place] = [:]
    var origins: [AppMatch.Place: AppMatch.Place] = [:]
    for (screen, ids) in old.enumerated() {
      for (node, id) in ids.enumerated() {
        guard let home = id.flatMap({ homes[$0] }), origins[home] == nil else { continue }
        let place = AppMatch.Place(screen: screen, node: node)
        (places[place], origins[home]) = (home, place)
      }
    }
    (self.places, self.origins) = (places, origins)
    screens = Self.screens(of: places)
  }

  /// Returns the pairs of screens by the number of their common views, each screen once.
  static func screens(of places: [AppMatch.Place: AppMatch.Place]) -> [Int: Int] {
    let votes = places.reduce(into: [[Int]: Int]()) { votes, pair in
      votes[[pair.key.screen, pair.value.screen], default: 0] += 1
    }
    let order = votes.sorted { one, two in
      one.value != two.value
        ? one.value > two.value : one.key.lexicographicallyPrecedes(two.key)
    }
    var (screens, taken): ([Int: Int], Set<Int>) = ([:], [])
    for (pair, _) in order where screens[pair[0]] == nil && !taken.contains(pair[1]) {
      screens[pair[0]] = pair[1]
      taken.insert(pair[1])
    }
    return screens
  }
}

extension VersionIdentity {
  /// The identity of two releases of a corpus: equal keys are one view.
  init(_ old: CorpusSeries.Release, _ new: CorpusSeries.Release) {
    self.init(
      from: old.origins.map { $0.map { Optional($0.key) } },
      to: new.origins.map { $0.map { Optional($0.key) } })
  }
}
