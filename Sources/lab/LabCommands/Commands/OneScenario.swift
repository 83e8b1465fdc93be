import AutoTrack
package import LabKit
import LabLanguage
package import LabSystem
import MiniUI
import Wording

/// The single scenario of a command, with the path scheme to use.
struct OneScenario {
  /// The scenario, read and checked.
  let loaded: LoadedScenario
  /// The scheme on the command line, or else that of the scenario's tracker.
  let scheme: any PathScheme
  let schemeName: String
  /// True if the command line names the scheme.
  let isSchemeGiven: Bool

  /// Reads the file that the operands name.
  init(_ arguments: Arguments, of command: String, _ console: CommandConsole) throws(LabError) {
    let operands = arguments.operands
    guard let path = operands.first, operands.count == 1 else {
      throw .usage(
        "\(command) takes one scenario, found \(operands.isEmpty ? "none" : "\(operands.count)")",
        remedy: "write lab \(command) FILE")
    }
    try self.init(path, arguments, of: command, console)
  }

  /// Reads a file, independent of the operands.
  init(
    _ path: String, _ arguments: Arguments, of command: String, _ console: CommandConsole
  ) throws(LabError) {
    try self.init(ScenarioSelection.one(at: path, for: command, console.files), arguments)
  }

  /// Uses a scenario already read, and the scheme on the command line.
  init(_ loaded: LoadedScenario, _ arguments: Arguments) throws(LabError) {
    self.loaded = loaded
    isSchemeGiven = arguments.has(.scheme)
    let configuration = loaded.scenario.tracker.configuration
    schemeName = arguments.value(of: .scheme) ?? configuration.scheme.name
    scheme = try Self.scheme(schemeName, of: configuration)
  }

  private static func scheme(
    _ name: String, of configuration: Configuration
  ) throws(LabError) -> any PathScheme {
    if let scheme = configuration.pathScheme(named: name) { return scheme }
    throw .usage(
      "unknown path scheme \(name.quoted)",
      remedy: Suggestion.remedy(for: name, among: PathSchemes.names, "schemes"))
  }
}

extension OneScenario {
  /// Runs up to a step and returns the app; nil after a fault, which is printed.
  func app(after step: StepReference, _ console: CommandConsole) throws(LabError) -> AppSession? {
    let simulation = Simulation(loaded)
    let report = simulation.run(through: step.index) { _ in }
    guard !report.printFault(on: console) else { return nil }
    guard let session = simulation.session, session.process.isRunning else {
      throw .nothingMatched(
        "the app is not running after \(name(of: step)); choose another step with --at")
    }
    return session
  }

  /// Returns the number and the verb of a step: `step 2 (tap "Buy")`.
  func name(of step: StepReference) -> String {
    "step \(step.index + 1) (\("\(loaded.scenario.steps[step.index].value.verb)".brief))"
  }
}

extension CommandConsole {
  /// Warns that rules and paths of views of xibs hold within their files alone.
  func warn(about hosted: HostedViews) {
    if let warning = hosted.warning { write(message: words("warning: \(warning)").printable) }
  }
}

extension LoadedScenario {
  /// Returns the headline of a command about one scenario: the path and the title.
  func headline(on console: CommandConsole) -> [String] {
    var text = StyledText()
    text.add(whole: operand, .bold)
    text.add(" · " + scenario.title)
    return text.lines(TextStyle(for: console), width: console.width, indent: 2)
  }
}

extension ScenarioSelection {
  /// Reads the only scenario at a path, for a command that takes one.
  package static func one(
    at path: String, for command: String, _ files: any FileSource
  ) throws(LabError) -> LoadedScenario {
    let selection = try ScenarioSelection([path], files)
    guard let loaded = selection.loaded.first else { throw .nothingMatched(selection.emptiness) }
    guard selection.loaded.count == 1 else {
      throw .usage(
        "\(command) takes one scenario; \(path.quoted) holds \(selection.loaded.count)",
        remedy: "name one, such as \(loaded.path.quoted)")
    }
    return loaded
  }
}
