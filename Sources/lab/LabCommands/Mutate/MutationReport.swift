import AutoTrack
import LabLanguage
import LabLeague
import LabSystem
import Wording

/// The outcomes of the mutants of one screen: those of a part, or of the whole.
struct MutationReport: Equatable, Sendable {
  let identity: Identity
  let shard: Shard
  /// The numbers of mutants, by the places of the strengths.
  private(set) var mutants: [Int]
  /// The results in the order of the schemes.
  private(set) var schemes: [Scheme]

  /// The facts that all parts of a run share.
  struct Identity: Equatable, Sendable {
    var version = Library.version
    /// The scenario: its file, its operand on a command line and its title.
    let path, operand, title: String
    /// The step after which the screen is shown, by number and in words.
    let step: Int
    let stepName: String
    let seed: UInt64
    /// The number of mutants of each strength that the command line asks for.
    let count: Int
    /// The hashes of the scenario with the screen, and of the rates.
    let screen, rates: String
    /// The clickable elements in words.
    let elements: [String]
    /// The kinds of edits that the screen permits.
    let kinds: [ChangeKind]
  }

  /// The outcomes of all rules of one scheme, or of one file.
  struct Scheme: Equatable, Sendable {
    let name: String
    /// The names of the rules of a file; nil for a scheme, whose rules have those of the elements.
    var labels: [String]?
    var strengths: [MutantDraw.Strength: OutcomeTally]
    /// The outcomes under single edits, by kind.
    var kinds: [ChangeKind: OutcomeTally]
    /// The rules in the order of the elements, or of the file.
    var rules: [Rule]
  }

  struct Rule: Equatable, Sendable {
    /// The path; nil if another element has it, too, or if the rule of a file matches no element.
    let path: String?
    var outcomes: OutcomeTally
    /// The smallest mutant that breaks the rule.
    var killer: Killer?
  }

  /// A mutant that breaks a rule.
  struct Killer: Equatable, Sendable {
    let edits: [Sentence]
    let outcome: RuleOutcome
    let rank: MutantRank
    /// The screen before and after the edits, with the element marked.
    let before, after: String
  }

  init(
    identity: Identity, shard: Shard, mutants: [Int], schemes: [Scheme]
  ) {
    (self.identity, self.shard) = (identity, shard)
    (self.mutants, self.schemes) = (mutants, schemes)
  }

  /// Adds up the parts of one run; throws unless they make one whole.
  init(_ parts: PartFiles<MutationReport>) throws(LabError) {
    try parts.agreeOnVersionAndCount()
    try parts.agree(on: "scenario", by: \.identity.operand)
    try parts.agree(on: "step", by: \.identity.step)
    try parts.agree(on: "seed", by: \.identity.seed)
    try parts.agree(on: "number of mutants", by: \.identity.count)
    try parts.agree(on: "list of rates", by: \.identity.rates)
    try parts.agree(on: "screen", by: \.identity.screen)
    try parts.agree(on: "list of schemes", by: { $0.schemes.map(\.name) })
    try parts.agree(on: "run", by: \.identity)
    try parts.agree(
      on: "list of rules",
      by: { $0.schemes.map { ($0.labels ?? []) + $0.rules.map { $0.path ?? "" } } })
    try parts.requireEachOnce()
    let first = parts.first.part
    self.init(
      identity: first.identity, shard: Shard(), mutants: first.mutants, schemes: first.schemes)
    for file in parts.files.dropFirst() { add(file.part) }
  }

  /// Adds another part of the same run.
  private mutating func add(_ part: MutationReport) {
    for (index, count) in part.mutants.enumerated() { mutants[index] += count }
    for (index, scheme) in part.schemes.enumerated() { schemes[index].add(scheme) }
  }
}

extension MutationReport.Scheme {
  fileprivate mutating func add(_ other: Self) {
    for (strength, counts) in other.strengths {
      strengths[strength, default: OutcomeTally()] += counts
    }
    for (kind, counts) in other.kinds { kinds[kind, default: OutcomeTally()] += counts }
    for (index, rule) in other.rules.enumerated() {
      rules[index].outcomes += rule.outcomes
      guard let killer = rule.killer else { continue }
      let known = rules[index].killer
      if let known, known.rank.key(known.outcome) <= killer.rank.key(killer.outcome) { continue }
      rules[index].killer = killer
    }
  }
}
