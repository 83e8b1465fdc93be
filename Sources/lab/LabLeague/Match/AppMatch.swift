import AutoTrack

/// The match of all screens and views of two versions of an app, without ids.
///
/// Equal inputs give equal matches. Screens are paired by names and contents, the views of a pair
/// by ``ScreenMatch``, and the rest of the views over all screens by the facts that they share.
/// Views that are known to be one, by ids, stay together, and are evidence about the others.
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
  /// The old place of each view that was there before.
  package private(set) var origins: [Place: Place] = [:]
  /// The new screen of each old one that is still there.
  package private(set) var screens: [Int: Int] = [:]
  let old, new: MatchVersion
  /// The pairs that ids have decided.
  let known: KnownPairs

  package init(from old: [MatchScreen], to new: [MatchScreen]) {
    self.init(from: old, to: new, known: .none)
  }

  /// Matches the views of two versions that ids have not decided.
  package init(from old: [MatchScreen], to new: [MatchScreen], known: KnownPairs) {
    let preparation = MatchPreparation()
    let old = preparation.version(old)
    self.init(from: old, to: preparation.version(new), known: known)
  }

  /// Matches two versions of one preparation.
  package init(from old: MatchVersion, to new: MatchVersion) {
    self.init(from: old, to: new, known: .none)
  }

  private init(from old: MatchVersion, to new: MatchVersion, known: KnownPairs) {
    (self.old, self.new, self.known) = (old, new, known)
    (places, origins) = (known.places, known.origins)
    for (one, two) in pairs() {
      screens[one] = two
      let nodes: [Int?] =
        isUnchanged(one, two)
        ? old.screens[one].nodes.indices.map { $0 } : screenMatch(one, two).forward
      for (node, match) in nodes.enumerated() {
        guard let match else { continue }
        add(Place(screen: one, node: node), Place(screen: two, node: match))
      }
    }
    matchRest()
  }

  private mutating func add(_ one: Place, _ two: Place) {
    (places[one], origins[two]) = (two, one)
  }

  /// Returns the new place of a view; nil if it is gone.
  package func partner(of place: Place) -> Place? { places[place] }

  /// True for a view whose fate ids have decided.
  package func isKnown(_ place: Place) -> Bool { known.decides(place, with: places[place]) }

  /// Returns the old place of a view of the new version; nil if it is new.
  package func origin(of place: Place) -> Place? { origins[place] }

  /// True if two screens have equal views, one by one.
  func isUnchanged(_ one: Int, _ two: Int) -> Bool {
    guard old.screens[one].contents == new.screens[two].contents else { return false }
    let pairs = known.onScreens(one, two)
    return old.screens[one].nodes.indices.allSatisfy { pairs.permits($0, $0) }
  }

  func screenMatch(_ one: Int, _ two: Int) -> ScreenMatch {
    let (before, after) = (old.screens[one], new.screens[two])
    return ScreenMatch(
      before, after, PairEvidence([before], [after], factCount: max(old.factCount, new.factCount)),
      known: known.onScreens(one, two))
  }

  /// The evidence of pairs from any two screens.
  var wideEvidence: PairEvidence {
    PairEvidence(old.screens, new.screens, factCount: max(old.factCount, new.factCount))
  }
}

extension AppMatch {
  private static let leastLikeness = 1.0

  /// Returns the pairs of screens: those of known views, equal screens, then by their likeness.
  private func pairs() -> [(Int, Int)] {
    var pairs = known.screens
    var (used, taken) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var free: [Int: [Int]] = [:]
    // Reversed, so that `popLast` takes the first of several equal screens.
    for (index, screen) in new.screens.enumerated().reversed() where !taken.contains(index) {
      free[screen.contents, default: []].append(index)
    }
    for (index, screen) in old.screens.enumerated() where !used.contains(index) {
      guard let same = free[screen.contents]?.popLast() else { continue }
      pairs.append((index, same))
      used.insert(index)
      taken.insert(same)
    }
    let candidates = old.screens.indices.filter { !used.contains($0) }.flatMap { one in
      new.screens.indices.filter { !taken.contains($0) }.map { two in
        (one: one, two: two, likeness: likeness(one, two))
      }
    }
    let order = candidates.filter { $0.likeness >= Self.leastLikeness }
      .sorted { ($1.likeness, $0.one, $0.two) < ($0.likeness, $1.one, $1.two) }
    for pair in order where !used.contains(pair.one) && !taken.contains(pair.two) {
      used.insert(pair.one)
      taken.insert(pair.two)
      pairs.append((pair.one, pair.two))
    }
    return pairs
  }

  private func likeness(_ one: Int, _ two: Int) -> Double {
    let (old, new) = (old.screens[one], new.screens[two])
    var sum = 2 * (old.all.share(with: new.all) { _ in 1 } ?? 1)
    if old.screen.name == new.screen.name { sum += 1.2 }
    for kind in MatchScreen.NameKind.allCases {
      let (mine, theirs) = (old.screen.names[kind], new.screen.names[kind])
      // A missing identifier says nothing; a missing device stands for all devices.
      if mine == theirs, mine != nil || kind == .device { sum += kind.weight }
    }
    return sum
  }
}

/// Views that have moved to other screens.
extension AppMatch {
  private static let mostPairs = 200_000
  static let restThreshold = 1.5

  private mutating func matchRest() {
    let left = Self.places(in: old).filter { places[$0] == nil }
    let right = Self.places(in: new).filter { origins[$0] == nil }
    guard !left.isEmpty, !right.isEmpty, left.count * right.count <= Self.mostPairs else { return }
    let evidence = wideEvidence
    var found: [(one: Place, two: Place, score: Double)] = []
    for one in left {
      for two in right where known.permits(one, two) && areRelated(one, two) {
        let score = self.score(one, two, evidence)
        if score >= Self.restThreshold { found.append((one, two, score)) }
      }
    }
    let order = found.indices.sorted { (found[$1].score, $0) < (found[$0].score, $1) }
    for index in order where places[found[index].one] == nil && origins[found[index].two] == nil {
      add(found[index].one, found[index].two)
    }
  }

  /// Returns the evidence of a pair without regard to its screens.
  func score(_ one: Place, _ two: Place, _ evidence: PairEvidence) -> Double {
    var score = 0.0
    evidence.forEach(old.screens[one.screen], one.node, new.screens[two.screen], two.node) {
      score += $0.weights.alone * $1
    }
    return score
  }

  static func places(in version: MatchVersion) -> [Place] {
    version.screens.indices.flatMap { screen in
      version.screens[screen].nodes.indices.map { Place(screen: screen, node: $0) }
    }
  }

  /// True if two views share a fact that tells elements apart, or most of their contents.
  func areRelated(_ one: Place, _ two: Place) -> Bool {
    let (old, new) = (old.screens[one.screen], new.screens[two.screen])
    let (mine, theirs) = (old.nodes[one.node], new.nodes[two.node])
    guard mine.kind == theirs.kind else { return false }
    let (values, others) = (old.values[one.node], new.values[two.node])
    if Self.telling.contains(where: { values[$0] >= 0 && values[$0] == others[$0] }) {
      return true
    }
    guard !old.inside[one.node].isEmpty else { return false }
    return (old.inside[one.node].share(with: new.inside[two.node]) { _ in 1 } ?? 0) > 0.5
  }

  /// The numbers of the signals that tell elements of an app apart.
  private static let telling = ViewFacts.Signal.allCases.indices.filter { index in
    let telling: [ViewFacts.Signal] = [.text, .identifier, .outlets, .actions, .reuseIdentifier]
    return telling.contains(ViewFacts.Signal.allCases[index])
  }
}
