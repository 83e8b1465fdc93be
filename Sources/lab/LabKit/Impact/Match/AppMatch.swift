/// The match of all screens and views of two versions of an app, without ids.
///
/// Equal inputs give equal matches. Screens are paired by names and contents, the views of a pair
/// by ``ScreenMatch``, and the rest of the views over all screens by the facts that they share.
package struct AppMatch: Sendable {
  /// A view of a version: the index of its screen, and its own among the screen's views.
  package struct Place: Hashable, Sendable {
    package let screen, node: Int

    package init(screen: Int, node: Int) {
      (self.screen, self.node) = (screen, node)
    }
  }

  /// The new place of each view that is still there.
  package private(set) var places: [Place: Place] = [:]
  /// The new screen of each old one that is still there.
  package private(set) var screens: [Int: Int] = [:]

  /// Matches two versions.
  package init(from old: [MatchScreen], to new: [MatchScreen]) {
    var facts = FactNumbers()
    let before = old.map { MatchedScreen($0, &facts) }
    let after = new.map { MatchedScreen($0, &facts) }
    for (one, two, isSame) in Self.pairs(before, after) {
      screens[one] = two
      let evidence = PairEvidence([before[one]], [after[two]], factCount: facts.count)
      let nodes: [Int?] =
        isSame
        ? before[one].nodes.indices.map { $0 }
        : ScreenMatch(before[one], after[two], evidence).forward
      for (node, match) in nodes.enumerated() {
        if let match {
          places[Place(screen: one, node: node)] = Place(screen: two, node: match)
        }
      }
    }
    matchRest(before, after, PairEvidence(before, after, factCount: facts.count))
  }

  /// Returns the pairs of screens; equal screens first, then by their similarity.
  private static func pairs(
    _ old: [MatchedScreen], _ new: [MatchedScreen]
  ) -> [(Int, Int, Bool)] {
    var free: [MatchScreen: [Int]] = [:]
    for (index, screen) in new.enumerated().reversed() {
      free[screen.screen.comparable, default: []].append(index)
    }
    var pairs: [(Int, Int, Bool)] = []
    for (index, screen) in old.enumerated() {
      if let same = free[screen.screen.comparable]?.popLast() { pairs.append((index, same, true)) }
    }
    var (used, taken) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    let candidates = old.indices.filter { !used.contains($0) }.flatMap { one in
      new.indices.filter { !taken.contains($0) }.map { two in
        (one: one, two: two, likeness: likeness(of: old[one], new[two]))
      }
    }
    let order = candidates.filter { $0.likeness >= leastLikeness }
      .sorted { ($1.likeness, $0.one, $0.two) < ($0.likeness, $1.one, $1.two) }
    for pair in order where !used.contains(pair.one) && !taken.contains(pair.two) {
      used.insert(pair.one)
      taken.insert(pair.two)
      pairs.append((pair.one, pair.two, false))
    }
    return pairs
  }

  private static let leastLikeness = 1.0

  private static func likeness(of old: MatchedScreen, _ new: MatchedScreen) -> Double {
    var sum = 2 * (old.all.share(with: new.all) { _ in 1 } ?? 1)
    if old.screen.name == new.screen.name { sum += 1.2 }
    for kind in MatchScreen.NameKind.allCases {
      let (mine, theirs) = (old.screen.names[kind], new.screen.names[kind])
      // A missing identifier says nothing; a missing device stands for all devices.
      if mine == theirs, mine != nil || kind == .device { sum += kind.weight }
    }
    return sum
  }

  /// Matches views that have moved to other screens.
  private mutating func matchRest(
    _ old: [MatchedScreen], _ new: [MatchedScreen], _ evidence: PairEvidence
  ) {
    let left = Self.places(in: old).filter { places[$0] == nil }
    let known = Set(places.values)
    let right = Self.places(in: new).filter { !known.contains($0) }
    guard left.count * right.count <= Self.mostPairs else { return }
    var found: [(one: Place, two: Place, score: Double)] = []
    for one in left {
      for two in right {
        let (mine, theirs) = (old[one.screen], new[two.screen])
        guard Self.areRelated(mine, one.node, theirs, two.node) else { continue }
        var score = 0.0
        evidence.forEach(mine, one.node, theirs, two.node) { score += $0.weights.alone * $1 }
        if score >= Self.restThreshold { found.append((one, two, score)) }
      }
    }
    let order = found.indices.sorted { (found[$1].score, $0) < (found[$0].score, $1) }
    var taken: Set<Place> = []
    for index in order where places[found[index].one] == nil {
      guard taken.insert(found[index].two).inserted else { continue }
      places[found[index].one] = found[index].two
    }
  }

  private static let mostPairs = 200_000
  private static let restThreshold = 1.5

  private static func places(in screens: [MatchedScreen]) -> [Place] {
    screens.indices.flatMap { screen in
      screens[screen].nodes.indices.map { Place(screen: screen, node: $0) }
    }
  }

  /// True if two views share a fact that tells elements apart, or most of their contents.
  private static func areRelated(
    _ old: MatchedScreen, _ one: Int, _ new: MatchedScreen, _ two: Int
  ) -> Bool {
    let (mine, theirs) = (old.nodes[one], new.nodes[two])
    guard mine.kind == theirs.kind else { return false }
    let numbers = MatchNode.Signal.telling.map { signal in
      MatchNode.Signal.allCases.firstIndex(of: signal) ?? 0
    }
    if numbers.contains(where: {
      old.values[one][$0] >= 0 && old.values[one][$0] == new.values[two][$0]
    }) {
      return true
    }
    guard !old.inside[one].isEmpty else { return false }
    return (old.inside[one].share(with: new.inside[two]) { _ in 1 } ?? 0) > 0.5
  }
}

extension MatchNode.Signal {
  /// The signals that tell elements of an app apart.
  fileprivate static let telling: [Self] = [
    .text, .identifier, .outlets, .actions, .reuseIdentifier,
  ]
}

extension MatchScreen {
  /// The screen without its segues, whose screens may have got other names.
  fileprivate var comparable: MatchScreen {
    var screen = self
    for index in screen.nodes.indices { screen.nodes[index].segues = [] }
    return screen
  }
}
