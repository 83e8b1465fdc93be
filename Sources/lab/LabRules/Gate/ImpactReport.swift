package import AutoTrack
package import LabImport
package import LabKit
import LabLanguage
package import LabSystem
package import Wording

/// The fates of rules between two versions of an app, with causes and repairs.
package struct ImpactReport {
  package let base, head: String
  /// The fates in the order of the rules.
  package private(set) var verdicts: [Verdict] = []
  /// True if the ids of the files say which views are the same.
  package let isByIDs: Bool
  /// The screens that could not be shown, with the reasons.
  package let faults: [Sentence]
  package let comparison: VersionComparison

  package struct Verdict {
    /// The rule in the head, or the one in the base if the head has none of its name.
    package let rule: CircledRule
    package let outcome: RuleOutcome
    /// The elements that the rule matched in the base; those that it lost come first.
    package let from: [Element]
    /// The same elements in the head.
    package let now: [Element]
    /// The elements that the rule matches in the head; those that it did not match come first.
    package let to: [Element]
    /// The changes that caused it; empty for a kept rule.
    package let causes: [ImpactChange]
    /// The rule that would be kept, if one was looked for and found.
    package var repair: RuleRepair?
    /// The reason against a repair, if one was looked for and not found.
    package var obstacle: Sentence?
    /// The reason for which a person has accepted it; nil if not.
    package var acceptance: String?
    /// The answer of a rule by all facts that is not kept: its signals, or why it abstains.
    package var answer: Sentence?
    /// The evidence for or against the match of its element, without ids; empty with ids.
    package var evidence: [Sentence] = []
    /// The remedy for an idle rule; nil for other outcomes.
    package var remedy: Sentence?

    /// True if the gate fails.
    package var fails: Bool { outcome.fails && acceptance == nil }
  }

  /// An element of a version, for people.
  package struct Element: Equatable, Sendable {
    /// The class, the identifier and the text.
    package let name: String
    package let screen: String
    /// The path in the default scheme; nil if clicks on the view are not counted.
    package let path: String?
    package let place: ImportPlace
    /// The identity of its view in the version.
    package let key: String
  }

  /// Compares two versions under rules; each version has the rules of its own.
  ///
  /// Without `usingIDs` views are matched by their facts; with `takingPictures` the screens are
  /// kept for ``json``. Throws if the versions have nothing in common.
  package init(
    from base: ImpactVersion, _ baseRules: [CircledRule], to head: ImpactVersion,
    _ headRules: [CircledRule], usingIDs: Bool = true, takingPictures: Bool = false
  ) throws(LabError) {
    try Self.checkSameApp(base, head)
    try self.init(
      from: SurveyedVersion(base, baseRules, takingPictures: takingPictures), baseRules,
      to: SurveyedVersion(head, headRules, takingPictures: takingPictures), headRules,
      usingIDs: usingIDs)
  }

  /// Compares two versions whose screens have been shown under their rules.
  init(
    from base: SurveyedVersion, _ baseRules: [CircledRule], to head: SurveyedVersion,
    _ headRules: [CircledRule], usingIDs: Bool = true
  ) throws(LabError) {
    (self.base, self.head) = (base.version.name, head.version.name)
    try Self.checkSameApp(base.version, head.version)
    let same = ViewCorrespondence(
      from: base.survey, to: head.survey, usingIDs: usingIDs,
      (base.version.matchSource, head.version.matchSource))
    comparison = VersionComparison(base: base.survey, head: head.survey, same: same)
    isByIDs = same.isByIDs
    faults = [base, head].flatMap { one in one.survey.faults.map { "\(one.version.name): \($0)" } }
    try checkCommon(base.version, head.version)
    judge(baseRules, headRules)
  }

  private mutating func judge(_ baseRules: [CircledRule], _ headRules: [CircledRule]) {
    let current = Dictionary(headRules.map { ($0.name, $0) }) { first, _ in first }
    for rule in baseRules {
      let verdict = verdict(of: current[rule.name] ?? rule)
      // Removing an idle rule is its remedy.
      if current[rule.name] != nil || verdict.outcome != .idle { verdicts.append(verdict) }
    }
    let names = Set(baseRules.map(\.name))
    for rule in headRules where !names.contains(rule.name) { verdicts.append(verdict(of: rule)) }
  }

  /// Throws if two versions have different bundles.
  static func checkSameApp(
    _ base: ImpactVersion, _ head: ImpactVersion
  ) throws(LabError) {
    let bundles = (base: base.app.identity.bundle, head: head.app.identity.bundle)
    guard bundles.base != bundles.head else { return }
    throw .invalid([
      SourceError(
        file: head.name,
        message: "it is the app \(bundles.head), and \(base.name) is \(bundles.base)",
        remedy: "give two versions of one app")
    ])
  }

  private func checkCommon(_ base: ImpactVersion, _ head: ImpactVersion) throws(LabError) {
    let clickable = (base: comparison.base.clickable, head: comparison.head.clickable)
    let own = clickable.base.filter { comparison.base.views[$0]?.isOfEveryApp == false }
    let isCommon = (own.isEmpty ? clickable.base : own).contains { key in
      comparison.same.heads[key].map(clickable.head.contains) ?? false
    }
    if isCommon { return }
    let message =
      clickable.head.isEmpty
      ? "it has no element that clicks are counted for"
      : "it has no element in common with \(base.name)"
    let more = isByIDs ? ", or add --without-ids if their ids were made again" : ""
    throw .invalid([
      SourceError(file: head.name, message: message, remedy: "give two versions of one app" + more)
    ])
  }

  private func verdict(of rule: CircledRule) -> Verdict {
    let found = comparison.finding(of: rule.name)
    let from = found.lost + found.base.filter { !found.lost.contains($0) }
    let to = found.gained + found.head.filter { !found.gained.contains($0) }
    let now = from.compactMap { comparison.same.heads[$0] }
    var verdict = Verdict(
      rule: rule, outcome: found.outcome,
      from: from.map { element($0, in: comparison.base) },
      now: now.map { element($0, in: comparison.head) },
      to: to.map { element($0, in: comparison.head) },
      causes: CauseSearch(rule, comparison, found).causes)
    if found.outcome != .kept { verdict.answer = answer(of: rule, (to + now).first) }
    if found.outcome == .idle { verdict.remedy = remedy(for: rule) }
    return verdict
  }

  private func remedy(for rule: CircledRule) -> Sentence {
    let common: Sentence = "correct, remove or accept (--accept) the rule"
    let versions = [comparison.base, comparison.head]
    if versions.contains(where: { $0.hasFault(on: rule.element.page) }) {
      return "mend the screen that cannot be shown, or \(common)"
    }
    guard let page = rule.element.page, !versions.contains(where: { $0.hasScreen(page) }) else {
      return "\(common); lab rules match shows the step that fails"
    }
    return "add the files of the screen \(page.printable), or \(common)"
  }

  private func answer(of rule: CircledRule, _ key: String?) -> Sentence? {
    guard case .anchored = rule.element.place else { return nil }
    let element = comparison.head.elements.first { $0.key == key }
    return element.flatMap { rule.answer(about: SchemeElement($0.snapshot))?.sentence }
  }

  private func element(_ key: String, in survey: VersionSurvey) -> Element {
    let view = survey.views[key]
    let path = survey.elements.first { $0.key == key }?.sighting.path
    return Element(
      name: view?.name ?? key, screen: view?.screen ?? "", path: path,
      place: view?.place ?? ImportPlace(file: ""), key: key)
  }
}

extension ImpactReport {
  /// Looks for a repaired rule for each rule that no longer matches its element alone.
  package mutating func suggestRepairs() {
    let search = RepairSearch(comparison: comparison)
    for (index, verdict) in verdicts.enumerated() where verdict.fails || verdict.isRemade {
      let found = comparison.finding(of: verdict.rule.name)
      guard let base = found.base.first else { continue }
      let target = comparison.same.heads[base] ?? (verdict.isRemade ? found.head.first : nil)
      if let target, found.base.count == 1 {
        verdicts[index].repair = search.repair(verdict.rule, of: base, to: target)
      }
      if verdict.fails, verdict.remedy == nil, verdicts[index].repair == nil {
        verdicts[index].obstacle = verdict.obstacleToRepair(in: self.base)
      }
    }
  }

  /// Adds the evidence for the match of an element that each rule lost or gained.
  package mutating func explainMatches() {
    for (index, verdict) in verdicts.enumerated() where verdict.outcome != .kept {
      let found = comparison.finding(of: verdict.rule.name)
      let changed = found.lost + found.gained.compactMap { comparison.same.bases[$0] }
      let key = changed.first ?? found.base.first
      verdicts[index].evidence = key.map(comparison.same.explanation) ?? []
    }
  }

  /// Marks the fates that people have accepted.
  package mutating func accept(_ migrations: [RuleMigration]) {
    for (index, verdict) in verdicts.enumerated() {
      verdicts[index].acceptance = migrations.last { $0.covers(verdict) }?.reason
    }
  }

  /// The screens of xibs without controllers with elements that a rule matches.
  package var hosted: HostedViews {
    verdicts.reduce(into: HostedViews()) { found, verdict in
      for element in verdict.from { found.note(comparison.base.hosts[element.key]) }
      for element in verdict.to { found.note(comparison.head.hosts[element.key]) }
    }
  }

  /// True if no rule fails.
  package var holds: Bool { !verdicts.contains(where: \.fails) }

  package func count(of outcome: RuleOutcome) -> Int {
    verdicts.count { $0.outcome == outcome }
  }
}

extension ImpactReport.Verdict {
  fileprivate var isRemade: Bool { outcome == .remade }

  /// The reason why a rule that fails has no repair.
  fileprivate func obstacleToRepair(in base: String) -> Sentence {
    if from.count > 1 {
      return "because \(rule.name) matches \(from.count) elements in \(base)"
    }
    return now.isEmpty
      ? "because its element is gone; remove the rule, or accept the change with lab impact"
      : "because no rule of its scheme matches the element alone; lab suggest ranks other rules"
  }
}
