import AutoTrack

/// The match of the views of two versions of a screen.
///
/// Views that only one pair fits are matched first; each match is then evidence about the views
/// around it, in ``rounds`` rounds, until the best pairs are taken one after the other. Known pairs
/// are evidence in each round.
struct ScreenMatch {
  private let old, new: MatchedScreen
  private let known: KnownPairs.OnScreens
  /// The pairs of views of one kind, with their evidence without and with matches around.
  private var pairs: [Pair] = []
  private var scores: [Double] = []
  /// The new view of each old one, and the reverse.
  private(set) var forward, backward: [Int?]
  /// The matches that were evidence for the last round.
  private var around: (forward: [Int?], backward: [Int?]) = ([], [])

  private struct Pair {
    let old, new: Int
    let alone, together: Double
  }

  static let rounds = 4
  /// The least distance to the second best pair in the rounds before the last one.
  private static let margin = 0.7
  /// The least evidence for a match.
  static let threshold = 1.7

  init(
    _ old: MatchedScreen, _ new: MatchedScreen, _ evidence: PairEvidence,
    known: KnownPairs.OnScreens
  ) {
    (self.old, self.new, self.known) = (old, new, known)
    forward = Array(repeating: nil, count: old.nodes.count)
    backward = Array(repeating: nil, count: new.nodes.count)
    for one in old.nodes.indices where known.partner(of: one) == nil {
      for two in new.nodes.indices
      where old.nodes[one].kind == new.nodes[two].kind && known.permits(one, two) {
        var (alone, together) = (0.0, 0.0)
        evidence.forEach(old, one, new, two) { feature, amount in
          let weights = feature.weights
          alone += weights.alone * amount
          together += weights.together * amount
        }
        pairs.append(Pair(old: one, new: two, alone: alone, together: together))
      }
    }
    match()
  }

  private mutating func match() {
    scores = pairs.map(\.alone)
    takeClearPairs()
    for round in 1...Self.rounds {
      scores = pairs.map { pair in
        var score = pair.together
        forEachNeighbour(of: pair.old, pair.new) { score += $0.weights.together * $1 }
        return score
      }
      if round < Self.rounds { takeClearPairs() } else { takeBestPairs() }
    }
  }

  /// Forgets all pairs but the known ones.
  private mutating func clear() {
    for index in backward.indices { backward[index] = nil }
    for index in forward.indices {
      forward[index] = known.partner(of: index)
      if let partner = forward[index] { backward[partner] = index }
    }
  }

  /// Takes the pairs that are the best of both views by a margin.
  private mutating func takeClearPairs() {
    // Each round starts over: a match was evidence for the scores, and may prove wrong by them.
    clear()
    let (left, right) = (best(forward.count, \.old), best(backward.count, \.new))
    for (one, mine) in left.enumerated() where mine.pair >= 0 {
      let two = pairs[mine.pair].new
      let theirs = right[two]
      guard theirs.pair == mine.pair, mine.score >= 0, mine.score - mine.second >= Self.margin,
        mine.score - theirs.second >= Self.margin
      else { continue }
      (forward[one], backward[two]) = (two, one)
    }
  }

  private struct Best {
    var pair = -1
    var score = -Double.infinity
    var second = -Double.infinity
  }

  private func best(_ count: Int, _ view: KeyPath<Pair, Int>) -> [Best] {
    var best = Array(repeating: Best(), count: count)
    for (number, pair) in pairs.enumerated() {
      let (index, score) = (pair[keyPath: view], scores[number])
      if score > best[index].score {
        best[index] = Best(pair: number, score: score, second: best[index].score)
      } else if score > best[index].second {
        best[index].second = score
      }
    }
    return best
  }

  /// Takes the pairs in the order of their evidence.
  private mutating func takeBestPairs() {
    around = (forward, backward)
    clear()
    // In a tie the earlier pair comes first, so that equal inputs give equal matches.
    let order = pairs.indices.filter { scores[$0] >= Self.threshold }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }
    for number in order {
      let pair = pairs[number]
      guard forward[pair.old] == nil, backward[pair.new] == nil else { continue }
      (forward[pair.old], backward[pair.new]) = (pair.new, pair.old)
    }
    sortTwins()
  }
}

/// Neighbours that no fact tells apart.
extension ScreenMatch {
  /// Pairs them in their order, so that the last ones are new or gone.
  private mutating func sortTwins() {
    backward = sorted(backward, in: new) { known.permits($1, $0) }
    forward = Self.inverse(of: backward, count: forward.count)
    forward = sorted(forward, in: old) { known.permits($0, $1) }
    backward = Self.inverse(of: forward, count: backward.count)
  }

  /// Returns the partners of the views of a screen, with those of twins in their order.
  private func sorted(
    _ partners: [Int?], in screen: MatchedScreen, permits: (Int, Int) -> Bool
  ) -> [Int?] {
    screen.twins.reduce(into: partners) { partners, twins in
      let order = twins.sorted {
        (partners[$0] ?? .max, $0) < (partners[$1] ?? .max, $1)
      }
      guard order != twins else { return }
      let views = order.flatMap(screen.tree), places = twins.flatMap(screen.tree)
      let moved = views.map { partners[$0] }
      let fits = zip(places, moved).allSatisfy { place, partner in
        partner.map { permits(place, $0) } ?? true
      }
      guard fits else { return }
      for (place, partner) in zip(places, moved) { partners[place] = partner }
    }
  }

  private static func inverse(of partners: [Int?], count: Int) -> [Int?] {
    partners.enumerated().reduce(into: Array(repeating: nil, count: count)) { inverse, pair in
      if let partner = pair.element { inverse[partner] = pair.offset }
    }
  }
}

/// The evidence of the last round.
extension ScreenMatch {
  /// Returns the evidence of a pair; nil for views of different kinds.
  func score(of one: Int, _ two: Int) -> Double? {
    pairs.firstIndex { $0.old == one && $0.new == two }.map { scores[$0] }
  }

  /// Returns the view of the other version that fits a view best, by the last round.
  func closest(to one: Int) -> (view: Int, score: Double)? {
    let own = pairs.indices.filter { pairs[$0].old == one }
    let best = own.max { (scores[$0], $1) < (scores[$1], $0) }
    return best.map { (pairs[$0].new, scores[$0]) }
  }

  /// Calls back with the evidence of the views around a pair in the last round.
  func forEachFormerNeighbour(
    of one: Int, _ two: Int, _ found: (MatchFeature, Double) -> Void
  ) {
    var former = self
    (former.forward, former.backward) = around
    former.forEachNeighbour(of: one, two, found)
  }
}

/// The evidence of matches around a pair.
extension ScreenMatch {
  func forEachNeighbour(
    of one: Int, _ two: Int, _ found: (MatchFeature, Double) -> Void
  ) {
    superviews(of: one, two, found)
    for (step, same, other) in [
      (-1, MatchFeature.sameBefore, MatchFeature.otherBefore), (1, .sameAfter, .otherAfter),
    ] {
      let mine = old.sibling(of: one, step: step) { forward[$0] != nil }
      let theirs = new.sibling(of: two, step: step) { backward[$0] != nil }
      switch (mine, theirs) {
      case (nil, nil): found(same, 0.5)
      case (let mine?, let theirs?): found(forward[mine] == theirs ? same : other, 1)
      default: break
      }
    }
    subviews(of: one, two, found)
  }

  private func superviews(
    of one: Int, _ two: Int, _ found: (MatchFeature, Double) -> Void
  ) {
    switch (old.nodes[one].parent, new.nodes[two].parent) {
    case (nil, nil): found(.sameSuperview, 0.5)
    case (let mine?, let theirs?):
      if forward[mine] == theirs {
        found(.sameSuperview, 1)
      } else if forward[mine] != nil || backward[theirs] != nil {
        found(.otherSuperview, 1)
      }
    default: break
    }
  }

  private func subviews(of one: Int, _ two: Int, _ found: (MatchFeature, Double) -> Void) {
    let (mine, theirs) = (old.children[one], new.children[two])
    guard !mine.isEmpty || !theirs.isEmpty else { return }
    var (same, other) = (0, 0)
    for child in mine {
      guard let match = forward[child] else { continue }
      if new.nodes[match].parent == two { same += 1 } else { other += 1 }
    }
    for child in theirs {
      if let match = backward[child], old.nodes[match].parent != one { other += 1 }
    }
    found(.sameSubviews, Double(same) / Double(max(mine.count, theirs.count)))
    found(.otherSubviews, Double(other) / Double(mine.count + theirs.count))
    if same > 0 { found(.anySubview, 1) }
  }
}
