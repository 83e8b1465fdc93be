package import AutoTrack
import MiniUI

/// The fates of rules under drawn releases beside their fates at the real next release.
///
/// Each changed screen of a corpus is edited as releases are, and the rules of each path scheme
/// are judged on the edited screens and on the real one. Screens with several scenes in one
/// release, and screens that are gone, are left out.
package struct MutantReality: Sendable {
  /// The results in the order of the schemes.
  package private(set) var schemes: [Scheme]
  /// The changed screens and the edited ones.
  package private(set) var screens = 0
  package private(set) var mutants = 0
  package let seed: UInt64

  /// The outcomes of one scheme.
  package struct Scheme: Sendable {
    package let name: String
    /// The outcomes under drawn releases, and at real ones.
    package fileprivate(set) var drawn = LeagueTally()
    package fileprivate(set) var real = LeagueTally()
    /// The outcomes by element over all releases.
    fileprivate var elements: [ElementKey: Element] = [:]
  }

  fileprivate struct ElementKey: Hashable {
    let app, key: String
  }

  /// The fates of the rules of one element.
  fileprivate struct Element {
    var drawn = LeagueTally()
    var real = LeagueTally()
  }

  /// Compares path schemes over the consecutive releases of corpora.
  package init(
    _ corpora: [CorpusFile], schemes: [any PathScheme] = PathSchemes.all, rates: EditRates,
    mutants: Int, seed: UInt64
  ) {
    self.schemes = schemes.map { Scheme(name: $0.name) }
    self.seed = seed
    for corpus in corpora {
      let trees = CorpusTrees(corpus)
      for (old, new) in zip(corpus.releases, corpus.releases.dropFirst()) {
        let keys = trees.keys(of: new)
        for (before, after) in Self.changedScreens(old, new, corpus) {
          guard let pair = trees.pair(before, after), !pair.elements.isEmpty else { continue }
          screens += 1
          let chance = Chance(seed: seed).stream(corpus.app).stream("screen", screens)
          let drawn = Self.draw(mutants, of: pair.old, rates, chance)
          self.mutants += drawn.count
          for (index, scheme) in schemes.enumerated() {
            let rules = SchemeRules(for: pair.elements, by: scheme)
            judge(index, rules, pair, drawn, corpus.app, keys)
          }
        }
      }
    }
  }

  /// Returns the screens with one scene in both releases, if the scene has changed.
  private static func changedScreens(
    _ old: CorpusFile.Release, _ new: CorpusFile.Release, _ corpus: CorpusFile
  ) -> [(CorpusFile.Placed, CorpusFile.Placed)] {
    let (before, after) = (single(old, corpus), single(new, corpus))
    return before.keys.sorted().compactMap { name in
      guard let one = before[name], let two = after[name], one != two else { return nil }
      return (one, two)
    }
  }

  private static func single(
    _ release: CorpusFile.Release, _ corpus: CorpusFile
  ) -> [ScreenName: CorpusFile.Placed] {
    let groups = Dictionary(grouping: release.scenes) { placed in
      let scene = corpus.scenes[placed.scene]
      return ScreenName(name: scene?.screen ?? "", idiom: scene?.idiom ?? "")
    }
    return groups.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Draws releases of a screen; one without an edit is drawn again.
  private static func draw(
    _ count: Int, of tree: ViewTree, _ rates: EditRates, _ chance: Chance
  ) -> [TreeChange] {
    let source = MutantSource(tree, kinds: EditKind.allCases.filter { rates.rates[$0] != nil })
    return (0..<count).flatMap { number -> [TreeChange] in
      var chance = chance.stream("mutant", number)
      for _ in 0..<attempts {
        guard let mutant = source.release(rates, &chance) else { continue }
        return mutant.trees.map { TreeChange(from: tree, to: $0) }
      }
      return []
    }
  }

  private static let attempts = 100

  private mutating func judge(
    _ index: Int, _ rules: SchemeRules, _ pair: CorpusTrees.Pair, _ drawn: [TreeChange],
    _ app: String, _ keys: Set<String>
  ) {
    let real = rules.outcomes(after: TreeChange(from: pair.old, to: pair.new))
    var fates = Array(repeating: Element(), count: pair.elements.count)
    for change in drawn {
      for (place, outcome) in rules.outcomes(after: change).enumerated() {
        if let outcome { fates[place].drawn.add(LeagueOutcome(outcome, isElsewhere: false)) }
      }
    }
    for place in fates.indices {
      guard let outcome = real[place] else { continue }
      let isElsewhere = keys.contains(pair.keys[place])
      fates[place].real.add(LeagueOutcome(outcome, isElsewhere: isElsewhere))
      schemes[index].drawn += fates[place].drawn
      schemes[index].real += fates[place].real
      let key = ElementKey(app: app, key: pair.keys[place])
      schemes[index].elements[key, default: Element()].drawn += fates[place].drawn
      schemes[index].elements[key, default: Element()].real += fates[place].real
    }
  }
}

extension LeagueOutcome {
  /// The outcome of a rule on its screen; its element may be on another one.
  fileprivate init(_ outcome: RuleOutcome, isElsewhere: Bool) {
    self =
      switch outcome {
      case .kept: .kept
      case .lost: .lost
      case .stolen: .stolen
      case .multi: .multi
      case .ghost: isElsewhere ? .stolen : .ghost
      case .retired: isElsewhere ? .lost : .gone
      }
  }
}

extension MutantReality {
  /// The correlation of the schemes' survival, and of their shares of wrong rules.
  package var survival: RankCorrelation? {
    RankCorrelation(schemes.map { ($0.drawn.survival, $0.real.survival) })
  }
  package var wrong: RankCorrelation? {
    RankCorrelation(schemes.map { ($0.drawn.wrongShare, $0.real.wrongShare) })
  }
}

extension MutantReality.Scheme {
  /// The correlation of the survival of single rules.
  ///
  /// A rule counts if its element's screen changed at a number of releases or more.
  package func rules(changes: Int) -> RankCorrelation? {
    let counted = elements.filter { $1.real.alive >= changes && $1.drawn.alive > 0 }
    return RankCorrelation(
      counted.sorted { ($0.key.app, $0.key.key) < ($1.key.app, $1.key.key) }
        .map { ($1.drawn.survival, $1.real.survival) })
  }
}
