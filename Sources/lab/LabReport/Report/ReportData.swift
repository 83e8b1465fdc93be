import AutoTrack
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

/// The data of a report: scenarios, with the tables that they share.
///
/// `docs/commands.md` describes the format. The same runs give the same bytes.
struct ReportData {
  private var tables = ReportTables()
  private var scenarios: [PrintedJSON] = []
  /// The sentences of the scenarios and of the tables.
  private var sentences: Set<Sentence> = []
  /// The rows of the table for browsers without scripts.
  private(set) var rows: [[String]] = []
  private let studies: ReportStudies

  /// The version of the format; a reader refuses a later one.
  static let version = 2

  /// Data of no scenario, with the results of other commands.
  init(_ studies: ReportStudies) {
    self.studies = studies
  }

  mutating func add(_ scenario: ScenarioData) {
    let numbers = tables.add(scenario.tables)
    scenarios.append(numbers.resolving(scenario.json))
    sentences.formUnion(scenario.sentences)
    rows.append(scenario.row)
  }

  /// Adds a scenario that does not run, with its reason.
  mutating func add(skipped loaded: LoadedScenario, _ reason: String) {
    scenarios.append(
      .members([
        "path": .text(loaded.operand), "title": .text(loaded.scenario.title),
        "result": .text("skipped"), "reason": .text(reason), "steps": .list([]),
      ]))
    rows.append(["skipped", loaded.scenario.title, loaded.operand, reason, "", ""])
  }

  func json(_ summary: RunSummary) -> String {
    let totals = PrintedJSON.members([
      "passed": .number(summary.passed), "failed": .number(summary.failed),
      "skipped": .number(summary.skipped), "events": .number(summary.events),
    ])
    let head: [(name: String, values: PrintedJSON)] = [
      ("format", .text("autotrack-lab-report")), ("version", .number(Self.version)),
      ("summary", totals), ("schemes", .texts(PathSchemes.names)),
      ("editNames", .editNames), ("survival", .survival),
    ]
    let others = studies.json.map { [("studies", $0)] } ?? []
    let chinese = Self.chinese(of: sentences.union((head + others).flatMap(\.values.sentences)))
    let all =
      head + tables.json + others + [("scenarios", .list(scenarios)), ("chinese", chinese)]
    let members = all.map { "\($0.name.jsonQuoted):\($0.values.compact)" }
    return "{\(members.joined(separator: ",\n"))}\n"
  }

  /// The Chinese forms of sentences, by the English ones.
  private static func chinese(of sentences: Set<Sentence>) -> PrintedJSON {
    let pairs = sentences.map { ($0.text, Sentences.chinese($0)) }.filter { $0 != $1 }
      .map { (PrintedJSON.shortened($0), PrintedJSON.shortened($1)) }
    // Texts that differ behind their common start are one key.
    return .sorted(Dictionary(pairs.sorted { $0.1 < $1.1 }) { first, _ in first })
  }
}
