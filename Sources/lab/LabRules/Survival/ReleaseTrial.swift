import AutoTrack
import LabLanguage
import LabLeague
import LabSystem
import Wording

/// The fates of a rule in the releases of an app after the first one that has its element.
struct ReleaseTrial {
  private(set) var survival = RuleSurvival()
  /// The first release that breaks the rule.
  private(set) var example: RuleBroken.Example?

  /// Reads releases, the oldest first: files and folders, or one corpus, and judges the rule.
  init(of rule: CircledRule, in paths: [String], _ files: some FileSource) throws(LabError) {
    var releases: [(name: String, files: [(name: String, bytes: [UInt8])])] = []
    do throws(SourceError) {
      for path in paths { releases.append((path, try files.filesOfVersion(at: path))) }
      let corpora = releases.filter { $0.files.contains { $0.bytes.isCorpus } }
      if let corpus = corpora.first?.files.first {
        guard releases.count == 1 else { throw Self.mixture(corpus.name) }
        try judge(rule, CorpusFile(name: corpus.name, bytes: corpus.bytes), corpus.name)
        return
      }
      guard releases.count > 1 else { throw Self.shortage(of: paths, found: releases.count) }
    } catch {
      throw .invalid([error])
    }
    var versions: [SurveyedVersion] = []
    for (name, files) in releases {
      versions.append(try SurveyedVersion(ImpactVersion(name, files), [rule]))
    }
    try judge(rule, versions)
  }

  private static func mixture(_ file: String) -> SourceError {
    SourceError(
      file: file, message: "a corpus has all releases of an app, and other files are one each",
      remedy: "give one corpus alone, or releases alone")
  }

  private static func shortage(of paths: [String], found: Int) -> SourceError {
    SourceError(
      file: paths.first ?? "releases",
      message: "two releases are needed, found \(found == 0 ? "none" : "one")",
      remedy: "give the files of two or more releases, the oldest first, or a corpus")
  }

  /// The error about a rule that no release can judge; `last` is true if only the last one has it.
  private static func absence(
    of rule: CircledRule, in release: String, last: Bool
  ) -> SourceError {
    let name = rule.name.quoted
    return SourceError(
      file: release,
      message: last
        ? "the rule \(name) matches an element of this release alone, which is the last"
        : "no element matches the rule \(name), here or in an earlier release",
      remedy: last
        ? "add later releases" : "lab rules match shows the failing step of a rule")
  }

  private mutating func judge(
    _ rule: CircledRule, _ versions: [SurveyedVersion]
  ) throws(LabError) {
    let first = versions.firstIndex { !$0.survey.keys(of: rule.name).isEmpty }
    guard let first, first + 1 < versions.count else {
      let last = versions.last?.version.name ?? ""
      throw .invalid([Self.absence(of: rule, in: last, last: first != nil)])
    }
    for head in versions[(first + 1)...] {
      let report = try ImpactReport(from: versions[first], [rule], to: head, [rule])
      guard let verdict = report.verdicts.first else { continue }
      survival.add(verdict.outcome)
      guard verdict.outcome.fails, example == nil else { continue }
      example = RuleBroken.Example(
        version: [report.head], outcome: verdict.outcome.name, before: nil, after: nil,
        lines: Self.lines(of: verdict, report))
    }
  }

  private static func lines(of verdict: ImpactReport.Verdict, _ report: ImpactReport) -> [String] {
    func lines(_ word: String, _ elements: [ImpactReport.Element]) -> [String] {
      elements.prefix(mostElements).map { "    \(word)  \($0.name) at \($0.place)" }
    }
    return ["  \(verdict.outcome.name) first in \(report.head), made for \(report.base)"]
      + lines("was", verdict.from) + lines("now", verdict.now) + lines("hit", verdict.to)
      + verdict.causes.map { change in
        "    because "
          + ([change.words.text] + (change.place.map { ["at \($0)"] } ?? []))
          .joined(separator: " ")
      }
      + report.faults.map { "    \($0)" }
  }

  private static let mostElements = 5
}

extension ReleaseTrial {
  /// Judges a rule on the screens of a corpus; screens of the iPad alone count apart.
  private mutating func judge(
    _ rule: CircledRule, _ corpus: CorpusFile, _ name: String
  ) throws(SourceError) {
    let app = LeagueApp(corpus)
    let releases = corpus.releases.indices.map { CorpusRelease(app.release($0), rule.element) }
    guard corpus.releases.count > 1 else { throw Self.shortage(of: [name], found: 1) }
    var isLast = false
    for idiom in Set(releases.flatMap(\.matches.keys)).sorted() {
      guard let first = releases.firstIndex(where: { $0.matches[idiom] != nil }) else { continue }
      guard first + 1 < releases.count else {
        isLast = true
        continue
      }
      for place in (first + 1)..<releases.count {
        judge(releases[first], releases[place], idiom) { outcome in
          "\(outcome) first in \(corpus.releases[place].name) of \(corpus.app), "
            + "made for \(corpus.releases[first].name)"
        }
      }
    }
    guard survival.versions > 0 else { throw Self.absence(of: rule, in: name, last: isLast) }
  }

  private mutating func judge(
    _ base: CorpusRelease, _ head: CorpusRelease, _ idiom: String,
    _ words: (String) -> String
  ) {
    let (capturable, keys) = (head.release.capturable, head.release.keys)
    // No rule can be right or wrong about an element that is there without events.
    let old = (base.matches[idiom] ?? []).filter {
      capturable.contains($0.key) || !keys.contains($0.key)
    }
    guard !old.isEmpty else { return }
    let new = head.matches[idiom] ?? []
    let known = Dictionary(old.map { ($0.key, $0.facts) }) { first, _ in first }
    let found = Dictionary(new.map { ($0.key, $0.facts) }) { first, _ in first }
    let outcome = RuleOutcome(
      of: old.map(\.key), now: old.map(\.key).filter(capturable.contains),
      matching: new.map(\.key), isNew: { !base.release.keys.contains($0) },
      areRemade: { keys in
        keys.contains { key in
          guard !base.release.keys.contains(key), let facts = found[key] else { return false }
          return known.values.contains { facts.isRemade(of: $0) }
        }
      })
    survival.add(outcome)
    guard outcome.fails, example == nil else { return }
    let head = "  " + words(outcome.name)
    let was = old.prefix(Self.mostElements).map { "    was  \($0.words)" }
    let hit = new.prefix(Self.mostElements).map { "    hit  \($0.words)" }
    example = RuleBroken.Example(
      version: [words(outcome.name)], outcome: outcome.name, before: nil, after: nil,
      lines: [head] + was + hit)
  }
}

/// A release of a corpus with the elements that a rule matches, by idiom.
private struct CorpusRelease {
  let release: LeagueRelease
  private(set) var matches: [String: [LeagueElement]] = [:]

  init(_ release: LeagueRelease, _ pattern: ElementPattern) {
    self.release = release
    for name in release.order {
      guard let screen = release.screens[name] else { continue }
      var known = Set((matches[name.idiom] ?? []).map(\.key))
      for place in Self.places(of: pattern, on: screen, name.name) {
        let element = screen.elements[place]
        if known.insert(element.key).inserted { matches[name.idiom, default: []].append(element) }
      }
    }
  }

  /// Returns the places of the elements that a pattern matches; their facts are those of the files.
  private static func places(
    of pattern: ElementPattern, on screen: LeagueScreen, _ name: String
  ) -> [Int] {
    if case .anchored(let anchored) = pattern.place {
      return [anchored.rule.verdict(on: screen.anchored).place].compactMap(\.self)
    }
    guard pattern.page.map({ $0 == name }) ?? true else { return [] }
    return screen.elements.indices.filter { place in
      let (facts, element) = (screen.elements[place].facts, screen.published.elements[place])
      let sighting = ElementSighting(
        page: name, path: DefaultPathScheme().path(of: element),
        position: facts.position.map { "\($0)" }, content: facts.node.content)
      return pattern.miss(of: sighting, element) == nil
    }
  }
}

extension LeagueElement {
  /// The class, the identifier, the texts and the screen.
  fileprivate var words: String {
    let node = facts.node
    let names = [
      node.identifier.map { "#\($0)" }, node.content?.quoted, node.actions.min(),
      facts.outlets.first,
    ]
    return ([node.className] + names.compactMap(\.self)).joined(separator: " ")
      + " on \(facts.screen)"
  }
}
