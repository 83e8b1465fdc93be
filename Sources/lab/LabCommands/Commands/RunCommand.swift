import LabExplain
import LabKit
import LabLanguage
import LabReport
import LabSystem
import Wording

extension Command {
  static let run = Command(
    name: "run", operands: "[PATH…]", summary: "runs scenarios and checks the captured events",
    details: [
      "Reads the folder Scenarios unless paths are given. Folders named apps contain app files.",
      "All files are read and checked before the first scenario runs. Of several scenarios, those",
      "that pass are counted by folder, and those that fail are shown. Reporters are pretty,",
      "jsonl, junit=FILE, github, markdown=FILE, sarif=FILE, html=FILE and report-data=FILE,",
      "separated by commas. Each takes =FILE; only one may use stdout. A report file is written at",
      "the end. - is standard input or output. html=FILE is a visual report. --device stores the",
      "device of one scenario, with the data of its apps, for the next run; lab db shows it.",
      "--upload delivers the captured events to a real server (docs/delivery.md). The exit code is",
      "1 if the server has not accepted every event in the end, and 2 if it has accepted none.",
      "--update keeps comments and expectations that hold (docs/commands.md). It writes nothing",
      "if a circled rule would lose its event, or counts another element, unless --accept names "
        + "it.",
      "--tracker runs against a tracker that a package adds to the lab (see LabKit.docc).",
    ],
    flags: [
      .verbose, .reporter, .seed, .filter, .tag, .updateExpectations, .acceptLoss, .list, .listJSON,
      .shard, .jobs, .lastFailed, .checkDeterminism, .watch, .device, .killAtWrite, .upload,
      .encoding, .tracker, .stepwise,
    ],
    examples: [
      "lab run Scenarios/clicks/first-tap.json5", "lab run -j 4 --reporter pretty,junit=report.xml",
      "lab run --last-failed --verbose", "lab run --filter alert --list",
    ]
  ) { arguments, console throws(LabError) in
    if arguments.has(.stepwise) { return try StepRun(arguments, console).perform() }
    let run = ScenarioRun(try RunOptions(arguments), console)
    guard arguments.has(.watch) else { return try run.perform() }
    return try run.watch()
  }
}

struct RunOptions {
  /// The paths to search; empty for the default path.
  let operands: [String]
  var reporters: [ReporterRequest]
  /// The results of other commands that a visual report shows.
  var studies = ReportStudies()
  /// The seed; nil for the scenarios' own.
  let seed: UInt64?
  /// The filter as written; nil for all scenarios.
  let filterText: String?
  let shard: Shard
  /// The number of scenarios run at once.
  var jobs: Int
  /// True to list the scenarios without a run.
  let lists: Bool
  let listsJSON: Bool
  /// True to show every timeline in full.
  let isVerbose: Bool
  /// True to run again after each change of a file.
  let isWatched: Bool
  /// True to run only the scenarios that failed last.
  let takesLastFailed: Bool
  /// True to run every scenario again, here and in another process.
  let checksDeterminism: Bool
  /// The kept device; nil for a new one.
  let device: DeviceRun?
  let tracker: TrackerKind
  /// The server for the events; nil for the simulated one.
  let upload: UploadRun?
  /// The steps whose expectations are written; nil to write none.
  let update: ExpectationUpdate.Extent?
  /// The rules that the update may lose.
  let accepted: AcceptedRules
  private let filter: TextPattern?
  /// True if the filter leaves out what it matches; it begins with `!`.
  private var isExclusion: Bool { filterText?.first == "!" }
  private let tags: TagFilter?

  init(_ arguments: Arguments) throws(LabError) {
    operands = arguments.operands
    reporters = try ReporterRequest.list(arguments.value(of: .reporter))
    seed = try arguments.seed()
    filterText = arguments.value(of: .filter)
    filter = try Self.filter(filterText)
    tags = try Self.tags(arguments.value(of: .tag))
    shard = try Shard(arguments.value(of: .shard) ?? "1/1")
    jobs = try arguments.jobs()
    update = try Self.update(arguments)
    accepted = AcceptedRules(arguments)
    guard !arguments.has(.acceptLoss) || update == .all else {
      throw .usage("--accept needs --update=all", remedy: "add --update=all")
    }
    lists = arguments.has(.list)
    listsJSON = arguments.has(.listJSON)
    isVerbose = arguments.has(.verbose)
    isWatched = arguments.has(.watch)
    device = try DeviceRun(arguments)
    upload = try UploadRun(arguments)
    tracker = try arguments.tracker()
    takesLastFailed = arguments.has(.lastFailed)
    checksDeterminism = arguments.has(.checkDeterminism)
    for flag in [Flag.device, .upload] where !tracker.isAutoTrack && arguments.has(flag) {
      throw .usage(TrackerKind.need(of: "\(flag.name)").text, remedy: "remove one of the flags")
    }
    try arguments.forbid(.watch, with: [.list])
    if listsJSON, !lists { throw .usage("--json needs --list", remedy: "add --list") }
    for flag in [Flag.watch, .checkDeterminism, .updateExpectations]
    where arguments.has(flag) && operands.contains(StreamedFiles.name) {
      throw .usage(
        "\(flag.name) needs a file; standard input is read once", remedy: "name a file")
    }
  }

  /// True if a report has other results, and the command line asks for no scenario.
  var mayLackScenarios: Bool { !studies.isEmpty && operands.isEmpty && filterText == nil }

  /// Returns true if the filters match a scenario, or if none is set.
  func matches(_ loaded: LoadedScenario) -> Bool {
    guard tags?.matches(loaded.scenario.marks.tags) != false else { return false }
    guard let filter else { return true }
    let isFound = [loaded.path, loaded.scenario.title].contains { filter.isFound(in: $0) }
    return isFound != isExclusion
  }

  /// Returns the message for filters that leave no scenario.
  func emptiness(of scenarios: [LoadedScenario]) -> String {
    let known = Set(scenarios.flatMap(\.scenario.marks.tags)).sorted()
    guard let tags, let unknown = tags.tags.first(where: { !known.contains($0) }) else {
      return filterText.map { "no scenario matches \($0.quoted)" } ?? "no scenario has these tags"
    }
    let remedy =
      Suggestion.question(for: unknown, among: known)
      ?? (known.isEmpty ? "add 'tags' to a scenario" : "tags: \(known.joined(separator: ", "))")
    return "no scenario has the tag \(unknown.quoted); \(remedy)"
  }

  private static func update(
    _ arguments: Arguments
  ) throws(LabError) -> ExpectationUpdate.Extent? {
    let others: [Flag] = [
      .list, .watch, .checkDeterminism, .device, .upload, .reporter, .shard, .lastFailed,
    ]
    try arguments.forbid(.updateExpectations, with: others)
    guard let text = arguments.value(of: .updateExpectations) else { return nil }
    if let extent = ExpectationUpdate.Extent(rawValue: text) { return extent }
    let names = ExpectationUpdate.Extent.allCases.map(\.rawValue)
    throw .usage(
      "--update takes \(names.joined("or")), found \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names))
  }

  private static func tags(_ text: String?) throws(LabError) -> TagFilter? {
    guard let text else { return nil }
    if let filter = TagFilter(text) { return filter }
    throw .usage("--tag needs tags such as 'checkout,!slow', found \(text.quoted)")
  }

  private static func filter(_ text: String?) throws(LabError) -> TextPattern? {
    guard let text else { return nil }
    do throws(TextPatternError) {
      return try TextPattern(text.first == "!" ? String(text.dropFirst()) : text)
    } catch {
      throw .usage("--filter needs a regular expression; \(error)")
    }
  }
}
