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

  package struct Scheme: Sendable {
    package let name: String
    /// The outcomes under drawn releases, and at real ones.
    package fileprivate(set) var drawn = OutcomeTally()
    package fileprivate(set) var real = OutcomeTally()
    /// The outcomes by element over all releases.
    fileprivate var elements: [ElementKey: RuleFates] = [:]
  }

  fileprivate struct ElementKey: Hashable {
    let app, key: String
  }

  /// The result of apps whose outcomes are known.
  init(_ apps: [AppCounts<RealityCounts>], schemes names: [String], seed: UInt64) {
    self.seed = seed
    schemes = names.map { Scheme(name: $0) }
    for app in apps {
      screens += app.counts.screens
      mutants += app.counts.mutants
      for (key, fates) in app.counts.elements {
        for (index, fate) in fates.enumerated() {
          schemes[index].drawn += fate.drawn
          schemes[index].real += fate.real
          schemes[index].elements[ElementKey(app: app.app, key: key)] = fate
        }
      }
    }
  }
}

/// The settings of a comparison with real releases.
package struct MutantTrial: Sendable {
  let schemes: [any PathScheme]
  let rates: EditRates
  /// The releases drawn for each changed screen.
  let mutants: Int
  let seed: UInt64

  /// Settings; all path schemes are compared unless given.
  package init(
    schemes: [any PathScheme] = PathSchemes.all, rates: EditRates, mutants: Int, seed: UInt64
  ) {
    (self.schemes, self.rates, self.mutants, self.seed) = (schemes, rates, mutants, seed)
  }
}

struct RuleFates: Equatable, Sendable {
  /// The outcomes under drawn releases, and at real ones.
  var drawn = OutcomeTally()
  var real = OutcomeTally()
}

/// The outcomes of an app's rules, and the screens that they were judged on.
package struct RealityCounts: Equatable, SummedCounts {
  private(set) var screens = 0
  private(set) var mutants = 0
  /// The outcomes by element, in the order of the schemes.
  private(set) var elements: [String: [RuleFates]] = [:]

  /// Outcomes already counted.
  init(screens: Int, mutants: Int, elements: [String: [RuleFates]]) {
    (self.screens, self.mutants, self.elements) = (screens, mutants, elements)
  }

  /// Compares some releases, by their places, with the next ones.
  ///
  /// Each screen of each release has its own random stream, so that the draws are the same in
  /// every part.
  init(_ corpus: CorpusFile, _ releases: [Int], _ trial: MutantTrial) {
    let trees = CorpusTrees(corpus)
    let chance = Chance(seed: trial.seed).stream(corpus.app)
    for place in releases {
      let (old, new) = (corpus.releases[place], corpus.releases[place + 1])
      let (keys, chance) = (trees.keys(of: new), chance.stream("release", place))
      for (name, before, after) in Self.changedScreens(old, new, corpus) {
        guard let pair = trees.pair(before, after), !pair.elements.isEmpty else { continue }
        screens += 1
        let drawn = Self.draw(
          trial.mutants, of: pair.old, trial.rates,
          chance.stream(name.name).stream(name.idiom))
        mutants += drawn.count
        for (index, scheme) in trial.schemes.enumerated() {
          let rules = SchemeRules(for: pair.elements, by: scheme)
          judge(index, of: trial.schemes.count, rules, pair, drawn, keys)
        }
      }
    }
  }

  package static func += (sum: inout RealityCounts, part: RealityCounts) {
    sum.screens += part.screens
    sum.mutants += part.mutants
    for (key, fates) in part.elements {
      for (index, fate) in fates.enumerated() { sum.add(fate, to: key, index, of: fates.count) }
    }
  }

  private mutating func add(_ fates: RuleFates, to key: String, _ index: Int, of schemes: Int) {
    let nothing = Array(repeating: RuleFates(), count: schemes)
    elements[key, default: nothing][index].drawn += fates.drawn
    elements[key, default: nothing][index].real += fates.real
  }

  /// Returns the screens with one scene in both releases, if the scene has changed.
  private static func changedScreens(
    _ old: CorpusFile.Release, _ new: CorpusFile.Release, _ corpus: CorpusFile
  ) -> [(ScreenName, CorpusFile.Placed, CorpusFile.Placed)] {
    let (before, after) = (single(old, corpus), single(new, corpus))
    return before.keys.sorted().compactMap { name in
      guard let one = before[name], let two = after[name], one != two else { return nil }
      return (name, one, two)
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

  /// Draws releases of a screen.
  private static func draw(
    _ count: Int, of tree: ViewTree, _ rates: EditRates, _ chance: Chance
  ) -> [TreeChange] {
    let source = MutantSource(tree, kinds: rates.kinds)
    return (0..<count).flatMap { number in
      var chance = chance.stream("mutant", number)
      let mutant = source.changedRelease(rates, &chance)
      return (mutant?.trees ?? []).map { TreeChange(from: tree, to: $0) }
    }
  }

  private mutating func judge(
    _ index: Int, of schemes: Int, _ rules: SchemeRules, _ pair: CorpusTrees.Pair,
    _ drawn: [TreeChange], _ keys: Set<String>
  ) {
    let real = rules.outcomes(after: TreeChange(from: pair.old, to: pair.new))
    var fates = Array(repeating: RuleFates(), count: pair.elements.count)
    for change in drawn {
      for (place, outcome) in rules.outcomes(after: change).enumerated() {
        if let outcome { fates[place].drawn.add(outcome) }
      }
    }
    for place in fates.indices {
      guard let outcome = real[place] else { continue }
      let isElsewhere = keys.contains(pair.keys[place])
      fates[place].real.add(isElsewhere ? outcome.elsewhere : outcome)
      add(fates[place], to: pair.keys[place], index, of: schemes)
    }
  }
}

extension RuleOutcome {
  /// The outcome on a screen for a rule whose element has gone to another one.
  fileprivate var elsewhere: RuleOutcome {
    self == .ghost ? .stolen : self == .gone ? .lost : self
  }
}

extension MutantReality {
  /// The correlation of the schemes' survival; those without rules do not count.
  package var survival: RankCorrelation? { correlation(of: \.survival) }

  /// The correlation of the schemes' shares of wrong rules.
  package var wrong: RankCorrelation? { correlation(of: \.wrongShare) }

  private func correlation(of share: KeyPath<OutcomeTally, Double?>) -> RankCorrelation? {
    RankCorrelation(
      schemes.compactMap { scheme in
        guard let drawn = scheme.drawn[keyPath: share], let real = scheme.real[keyPath: share]
        else { return nil }
        return (drawn, real)
      })
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
        .map { ($1.drawn.survival ?? 0, $1.real.survival ?? 0) })
  }
}
