package import AutoTrack

/// An app of a corpus, prepared for comparisons of its releases.
package final class LeagueApp {
  let corpus: CorpusFile
  private var screens: [CorpusFile.Placed: CorpusScreen] = [:]
  private var contents: [[CorpusFile.Placed]: LeagueScreen] = [:]
  private var prepared: [Int: LeagueRelease] = [:]
  private var answers: [AnswerKey: SimilarityAnswer] = [:]

  /// An element of a screen that is looked for on another screen.
  private struct AnswerKey: Hashable {
    let screen: ObjectIdentifier
    let place: Int
    let other: ObjectIdentifier

    init(_ screen: ObjectIdentifier, _ place: Int, _ other: ObjectIdentifier) {
      (self.screen, self.place, self.other) = (screen, place, other)
    }
  }

  package init(_ corpus: CorpusFile) {
    self.corpus = corpus
  }

  package func release(_ index: Int) -> LeagueRelease {
    if let release = prepared[index] { return release }
    let release = LeagueRelease(corpus.releases[index], self)
    prepared[index] = release
    return release
  }

  /// Returns the screen of a scene; a scene of an unchanged file is walked once.
  func screen(_ placed: CorpusFile.Placed) -> CorpusScreen? {
    if let screen = screens[placed] { return screen }
    guard let scene = corpus.scenes[placed.scene] else { return nil }
    let screen = CorpusWalk.screen(of: scene, placed.lineage, in: corpus)
    screens[placed] = screen
    return screen
  }

  /// Returns the scenes of one controller together; equal contents give the same object.
  func content(_ scenes: [CorpusFile.Placed]) -> LeagueScreen {
    let key = scenes.sorted { ($0.scene, $0.lineage) < ($1.scene, $1.lineage) }
    if let content = contents[key] { return content }
    let content = LeagueScreen(scenes.compactMap(screen))
    contents[key] = content
    return content
  }

  /// Returns the best match by similarity; equal screens are compared once.
  func answer(
    of screen: LeagueScreen, _ place: Int, among candidates: [LeagueElement],
    on other: LeagueScreen?
  ) -> SimilarityAnswer {
    let key = other.map { AnswerKey(ObjectIdentifier(screen), place, ObjectIdentifier($0)) }
    if let key, let answer = answers[key] { return answer }
    let answer = Similarity.best(screen.elements[place].facts, among: candidates.map(\.facts))
    if let key { answers[key] = answer }
    return answer
  }

  /// Returns the pairs of releases of a horizon, by index.
  func pairs(_ horizon: LeagueHorizon) -> [(from: Int, to: Int)] {
    let releases = corpus.releases
    guard let days = horizon.days else {
      return releases.indices.dropLast().map { ($0, $0 + 1) }
    }
    // At most one base per quarter: the last release in it.
    var bases: [Int: Int] = [:]
    for (index, release) in releases.enumerated() { bases[release.quarter] = index }
    return bases.values.sorted().compactMap { base in
      let goal = releases[base].day + days
      guard goal <= corpus.lastDay, let last = releases.lastIndex(where: { $0.day <= goal }) else {
        return nil
      }
      return (base, last)
    }
  }
}

extension LeagueApp {
  /// Two releases whose screens are compared.
  struct Comparison {
    let horizon: LeagueHorizon
    let from: Int
    let to: Int
  }

  /// The comparisons of all horizons by their older releases, so that neighbours share releases.
  var comparisons: [Comparison] {
    let all = LeagueHorizon.allCases.flatMap { horizon in
      pairs(horizon).map { Comparison(horizon: horizon, from: $0.from, to: $0.to) }
    }
    return corpus.releases.indices.flatMap { from in all.filter { $0.from == from } }
  }
}

/// A distance in time between the release of a rule and that of its use.
package enum LeagueHorizon: String, CaseIterable, Sendable {
  case next, year, threeYears

  /// The days; nil for the next release.
  var days: Int? {
    switch self {
    case .next: nil
    case .year: 365
    case .threeYears: 1096
    }
  }
}

package struct ScreenName: Hashable, Comparable {
  package let name: String
  package let idiom: String

  package static func < (left: ScreenName, right: ScreenName) -> Bool {
    (left.name, left.idiom) < (right.name, right.idiom)
  }
}

package final class LeagueRelease {
  /// The screens in the order of the release.
  package let order: [ScreenName]
  package let screens: [ScreenName: LeagueScreen]
  /// The keys of all elements, and those of which events come.
  package let keys: Set<String>
  package let capturable: Set<String>
  /// The capturable elements by identifier, with the idiom before it.
  let byIdentifier: [String: [LeagueElement]]
  /// The screens that have an element with a strong fact.
  let byFact: [StrongFact: [ScreenName]]

  /// A fact by which a rule looks on other screens.
  struct StrongFact: Hashable {
    let idiom: String
    let role: String
    let token: SignalToken
  }

  init(_ release: CorpusFile.Release, _ app: LeagueApp) {
    var groups: [ScreenName: [CorpusFile.Placed]] = [:]
    var order: [ScreenName] = []
    for placed in release.scenes {
      guard let scene = app.corpus.scenes[placed.scene] else { continue }
      let name = ScreenName(name: scene.screen, idiom: scene.idiom)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(placed)
    }
    self.order = order
    screens = groups.mapValues(app.content)
    keys = screens.values.reduce(into: []) { $0.formUnion($1.keys) }
    capturable = screens.values.reduce(into: []) { keys, screen in
      keys.formUnion(screen.elements.map(\.key))
    }
    var identifiers: [String: [LeagueElement]] = [:]
    var facts: [StrongFact: [ScreenName]] = [:]
    for name in order {
      for element in groups[name].map(app.content)?.elements ?? [] {
        if let identifier = element.facts.node.identifier {
          identifiers[name.idiom + "/" + identifier, default: []].append(element)
        }
        for token in element.signals.strong.sorted {
          let fact = StrongFact(idiom: name.idiom, role: element.signals.role, token: token)
          if facts[fact]?.last != name { facts[fact, default: []].append(name) }
        }
      }
    }
    (byIdentifier, byFact) = (identifiers, facts)
  }
}

/// A capturable element: its facts, and its key, which only the score may read.
package struct LeagueElement {
  package let facts: CorpusElement
  let signals: ElementSignals
  /// The key that stays the same in all releases.
  package let key: String
}

/// The elements of one controller in one release, with an index of what schemes look up.
package final class LeagueScreen {
  package let elements: [LeagueElement]
  /// The keys of all elements, capturable or not.
  let keys: Set<String>
  package let anchored: AnchoredScreen
  /// The same elements for the schemes of other publishers.
  package let published: PublishedScreen
  private let index: [LookupScheme: [String: [Int]]]
  /// Rules by the place of their element, made when they are first used.
  private var rules: [Int: AnchoredRule] = [:]
  private var best: [Int: SimilarityAnswer] = [:]

  init(_ screens: [CorpusScreen]) {
    var (elements, keys): ([LeagueElement], Set<String>) = ([], [])
    for screen in screens {
      for (place, facts) in screen.elements.enumerated() where !facts.node.isStandIn {
        keys.insert(screen.ids[place])
        guard let signals = screen.signals[place] else { continue }
        elements.append(LeagueElement(facts: facts, signals: signals, key: screen.ids[place]))
      }
    }
    (self.elements, self.keys) = (elements, keys)
    anchored = AnchoredScreen(elements.map(\.signals))
    published = PublishedScreen(screens)
    index = LookupScheme.allCases.reduce(into: [:]) { index, scheme in
      for (place, element) in elements.enumerated() {
        for key in scheme.keys(of: element.facts) {
          index[scheme, default: [:]][key, default: []].append(place)
        }
      }
    }
  }

  func matches(_ scheme: LookupScheme, _ key: String) -> [LeagueElement] {
    (index[scheme]?[key] ?? []).map { elements[$0] }
  }

  /// Returns the rule of an element; it does not look on other screens.
  func rule(at place: Int) -> AnchoredRule {
    if let rule = rules[place] { return rule }
    var others = anchored.elements
    let element = others.remove(at: place)
    let rule = AnchoredRule(element, among: others, looksElsewhere: false)
    rules[place] = rule
    return rule
  }

  /// Returns the answer of best-match similarity for an element of this screen itself.
  func ownAnswer(at place: Int) -> SimilarityAnswer {
    if let answer = best[place] { return answer }
    let answer = Similarity.best(elements[place].facts, among: elements.map(\.facts))
    best[place] = answer
    return answer
  }
}
