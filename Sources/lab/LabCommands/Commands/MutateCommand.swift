import AutoTrack
import LabKit
import LabLanguage
import LabLeague
import LabRules
import LabSystem
import MiniUI
import Wording

extension Command {
  static let mutate = Command(
    name: "mutate", operands: "FILE",
    summary: "edits a screen as releases do, and shows which rules survive",
    details: [
      "A rule is the path of a clickable element. Each edit inserts, moves, removes or changes",
      "views as new versions of apps and of iOS do; the rule is kept, lost, or counts another",
      "element.",
      "Reports all single edits (or N), N pairs and N releases, for every scheme and rule.",
      "With --rules it tries the rules of a file, also those by all facts, and those of schemes",
      "only with --scheme.",
      "With --against-corpus the files are corpora (those of Scenarios/releases unless given):",
      "their screens are edited, and the fates of rules compared with those at real releases.",
      "lab mutate --merge FILE… merges the results of parts, with --against-corpus those of that.",
    ],
    flags: [
      .step, .seed, .mutants, .mutatedScheme, .triedRules, .rates, .trees, .againstCorpus,
      .partOfWork, .json,
      .merge,
    ],
    examples: [
      "lab mutate Scenarios/shop/sale.json5",
      "lab mutate Scenarios/shop/sale.json5 --at 1 --scheme default --trees",
      "lab mutate Scenarios/sources/circling.json5 --rules Scenarios/sources/rules/shop.json5",
      "lab mutate --against-corpus",
      "lab mutate Scenarios/shop/sale.json5 --shard 1/2 --json > 1.json",
      "lab mutate --merge 1.json 2.json",
    ]
  ) { arguments, console throws(LabError) in
    if arguments.has(.merge) {
      try merge(arguments, console)
      return .held
    }
    let seed = try arguments.seed()
    let rates = try console.files.rates(at: arguments.value(of: .rates))
    let shard = try arguments.part()
    if arguments.has(.againstCorpus) {
      try arguments.forbid(
        .againstCorpus, with: [.step, .mutatedScheme, .triedRules, .trees],
        remedy: "it edits all screens of the corpora, under all schemes")
      return try compareWithReleases(arguments, seed ?? 1, rates, shard, console)
    }
    let count = try arguments.wholeNumber(of: .mutants, in: 1...100_000) ?? 1_000
    let one = try OneScenario(arguments, of: "mutate", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let (tree, elements) = session.clickableElements
    guard !elements.isEmpty else {
      throw .nothingMatched(
        "no element can be clicked after \(one.name(of: step)); choose another step with --at")
    }
    let rules = try rules(arguments, on: session, console)
    let plan = MutationPlan(
      tree: tree, elements: elements,
      schemes: one.isSchemeGiven ? [one.scheme] : rules == nil ? PathSchemes.all : [],
      rules: rules, seed: seed ?? one.loaded.scenario.seed, count: count, rates: rates,
      shard: shard ?? Shard())
    let report = MutationReport(
      of: plan, one.loaded, step: step.index + 1, named: one.name(of: step))
    write(report, isPart: shard != nil, arguments, console)
    return .held
  }

  /// Returns the rules of the file that the flag names, one of which matches an element at least.
  private static func rules(
    _ arguments: Arguments, on session: AppSession, _ console: CommandConsole
  ) throws(LabError) -> JudgedRules? {
    guard let path = arguments.value(of: .triedRules) else { return nil }
    let read = try RuleRewriting(try console.sourceFile(at: path)).rules
    let rules = ScreenRules(read, on: session)
    guard !rules.absences.isEmpty, rules.absences.count == read.count else {
      return JudgedRules(rules, of: path)
    }
    throw .nothingMatched(rules.absences.joined(separator: "\n"))
  }

  private static func write(
    _ report: MutationReport, isPart: Bool, _ arguments: Arguments, _ console: CommandConsole
  ) {
    if arguments.has(.json) {
      console.write(json: (isPart ? report.partJSON : report.json).text() + "\n")
    } else {
      let lines = report.lines(on: console, showsTrees: arguments.has(.trees))
      console.output.write(lines.map { $0 + "\n" }.joined())
    }
  }

  private static func merge(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) {
    try arguments.forbid(
      .merge, with: [.step, .seed, .mutants, .scheme, .triedRules, .rates, .partOfWork],
      remedy: "the parts have been computed with their own")
    if arguments.has(.againstCorpus) {
      let result = try MutantReality(PartFiles(arguments.operands, console.files))
      write(result, arguments, console)
    } else {
      let report = try MutationReport(PartFiles(arguments.operands, console.files))
      write(report, isPart: false, arguments, console)
    }
  }
}

extension Command {
  private static func compareWithReleases(
    _ arguments: Arguments, _ seed: UInt64, _ rates: EditRates, _ shard: Shard?,
    _ console: CommandConsole
  ) throws(LabError) -> ExitCode {
    let paths =
      arguments.operands.isEmpty
      ? try publishedCorpora(console.files, remedy: "name corpora")
      : arguments.operands
    let count = try arguments.wholeNumber(of: .mutants, in: 1...1_000) ?? 20
    let shares = CorpusShares(try contents(of: paths, console.files), shard: shard ?? Shard())
    let trial = MutantTrial(rates: rates, mutants: count, seed: seed)
    let part = try reading { () throws(SourceError) in try MutantRealityPart(shares, trial) }
    if shard == nil {
      write(MutantReality(whole: part), arguments, console)
    } else {
      console.write(json: part.partJSON.text() + "\n")
    }
    return .held
  }

  private static func write(
    _ result: MutantReality, _ arguments: Arguments, _ console: CommandConsole
  ) {
    let report = MutantRealityReport(result)
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      console.output.write(report.markdown.joined(separator: "\n") + "\n")
    }
  }
}

extension Flag {
  static let mutants = Flag(
    "--count N", "the mutants of each kind; 1000 unless given, with --against-corpus 20 per screen")
  static let triedRules = Flag("--rules FILE", "tries the rules of this file")
  static let rates = Flag(
    "--rates FILE",
    "the edits of a release, from lab-dev calibrate; those of published apps unless given")
  static let againstCorpus = Flag(
    "--against-corpus",
    "compares mutants with real releases: how well they predict the fates of rules")
  static let trees = Flag("--trees", "shows the views before and after the edit that fails")
}
