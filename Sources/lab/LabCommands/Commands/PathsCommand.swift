import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let paths = Command(
    name: "paths", operands: "FILE",
    summary: "lists the clickable elements of every screen, with their paths",
    details: [
      "Lists for the screen after each step: elements, their positions and paths; elements that",
      "share both; how many have an accessibility identifier or an element id.",
      "A snapshot, NAME.paths.json5 beside the scenario, later shows the paths that have moved.",
      "--update writes nothing if a circled rule loses its element, unless --accept names it.",
    ],
    flags: [.scheme, .update, .acceptLoss, .checkPaths, .json, .fullPaths],
    examples: [
      "lab paths Scenarios/shop/sale.json5", "lab paths Scenarios/shop/sale.json5 --check",
    ]
  ) { arguments, console throws(LabError) in
    guard !arguments.has(.update) || !arguments.has(.checkPaths) else {
      throw .usage("--check and --update exclude each other")
    }
    for flag in [Flag.update, .checkPaths] where arguments.has(.json) && arguments.has(flag) {
      throw .usage("--json cannot be combined with \(flag.name)", remedy: "remove one of them")
    }
    guard !arguments.has(.acceptLoss) || arguments.has(.update) else {
      throw .usage("--accept needs --update", remedy: "add --update")
    }
    let one = try OneScenario(arguments, of: "paths", console)
    if arguments.has(.checkPaths) { return try check(one, console) }
    let survey = PathSurvey(of: one.loaded, scheme: one.scheme)
    guard !survey.report.printFault(on: console) else { return .failed }
    console.warn(about: survey.hosted)
    if arguments.has(.update) {
      return try update(one, survey, AcceptedRules(arguments), console)
    }
    if arguments.has(.json) {
      let json = PrintedJSON.record([
        "scenario": .text(one.loaded.path), "scheme": .text(one.schemeName),
        "screens": survey.json,
      ])
      console.write(json: json.text() + "\n")
      return .held
    }
    let text = survey.text(
      TextStyle(for: console), width: console.width, shortensPaths: !arguments.has(.fullPaths))
    let head = one.loaded.headline(on: console) + ["scheme \(one.schemeName)", ""]
    console.output.write(head.map { $0 + "\n" }.joined() + text)
    return .held
  }

  private static func update(
    _ one: OneScenario, _ survey: PathSurvey, _ accepted: AcceptedRules,
    _ console: CommandConsole
  ) throws(LabError) -> ExitCode {
    try accepted.check(among: one.loaded.rules)
    let file = SnapshotFile(beside: one.loaded, console)
    var lost = LostRules(after: survey.report)
    // A damaged snapshot is replaced.
    if one.schemeName == "default", let old = try? file.read() {
      lost.compare(old, in: file.path, with: survey)
    }
    let obstacles = accepted.obstacles(lost.losses, console.words)
    guard obstacles.isEmpty else {
      console.write(messages: obstacles + ["lab: nothing is written"])
      return .failed
    }
    try file.write(
      PathSnapshot.text(of: survey, scenario: one.loaded.path, scheme: one.schemeName))
    console.write(summary: ["\(file.path.printable): \(survey.summary)"], besides: file.path)
    return .held
  }

  private static func check(_ one: OneScenario, _ console: CommandConsole) throws(LabError)
    -> ExitCode
  {
    guard one.loaded.path != StreamedFiles.name else {
      throw .usage("--check needs the file beside a scenario", remedy: "name the scenario's file")
    }
    let file = SnapshotFile(beside: one.loaded, console)
    let snapshot = try file.read()
    let survey = PathSurvey(of: one.loaded, scheme: try one.scheme(of: snapshot))
    guard !survey.report.printFault(on: console) else { return .failed }
    let comparison = PathComparison(of: snapshot, with: survey)
    guard !comparison.screens.isEmpty else {
      console.write(lines: ["\(file.path.printable): \(survey.summary), all unchanged"])
      return .held
    }
    console.write(lines: ["\(file.path.printable) differs from the current screens"])
    let style = TextStyle(for: console)
    let lines = comparison.lines.flatMap {
      $0.lines(style, width: console.width, indent: 9, shortensPaths: false)
    }
    console.output.write(lines.map { $0 + "\n" }.joined())
    console.write(lines: ["if this is intended: \(file.remedy) again"])
    return .failed
  }
}

extension OneScenario {
  /// Returns the scheme of a snapshot; throws if the command line names another.
  fileprivate func scheme(of snapshot: PathSnapshot) throws(LabError) -> any PathScheme {
    let name = snapshot.scheme.value
    guard !isSchemeGiven || name == schemeName else {
      throw .usage(
        "the snapshot has paths of the scheme \(name.quoted), not \(schemeName.quoted)",
        remedy: "remove --scheme, or write a new snapshot with --update")
    }
    return loaded.scenario.tracker.configuration.pathScheme(named: name) ?? scheme
  }
}
