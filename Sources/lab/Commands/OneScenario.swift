import AutoTrack
import MiniUI

/// The one scenario that a command explains, and how its paths are written.
struct OneScenario {
  /// The scenario, read and checked.
  let loaded: LoadedScenario
  /// The scheme that the command line names, or else the one of the scenario's tracker.
  let scheme: any PathScheme
  /// Its name.
  let schemeName: String
  /// Whether the command line has named it.
  let isSchemeGiven: Bool

  /// Reads the file that the operands name.
  init(_ arguments: Arguments, of command: String, _ console: Console) throws(LabError) {
    let operands = arguments.operands
    guard let path = operands.first, operands.count == 1 else {
      throw .usage(
        "\(command) takes one scenario, found \(operands.isEmpty ? "none" : "\(operands.count)")",
        remedy: "write lab \(command) FILE")
    }
    try self.init(path, arguments, of: command, console)
  }

  /// Reads a file, whatever else the operands name.
  init(
    _ path: String, _ arguments: Arguments, of command: String, _ console: Console
  ) throws(LabError) {
    let selection = try ScenarioSelection([path], console.files)
    guard let loaded = selection.loaded.first else { throw .nothingMatched(selection.emptiness) }
    guard selection.loaded.count == 1 else {
      throw .usage(
        "\(command) takes one scenario; \(path.quoted) holds \(selection.loaded.count)",
        remedy: "name one, such as \(loaded.path.quoted)")
    }
    try self.init(loaded, arguments)
  }

  /// Takes a scenario that has been read, and the scheme from the command line.
  init(_ loaded: LoadedScenario, _ arguments: Arguments) throws(LabError) {
    self.loaded = loaded
    isSchemeGiven = arguments.has(.scheme)
    let configuration = loaded.scenario.tracker.configuration
    schemeName = arguments.value(of: .scheme) ?? configuration.scheme
    scheme = try Self.scheme(schemeName, of: configuration)
  }

  private static func scheme(
    _ name: String, of configuration: Configuration
  ) throws(LabError) -> any PathScheme {
    if let scheme = configuration.pathScheme(named: name) { return scheme }
    let names = PathSchemes.names
    throw .usage(
      "there is no path scheme \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names)
        ?? "schemes: \(names.joined(separator: ", "))")
  }
}

extension OneScenario {
  /// The app after a step; nil where a step could not be done, which is then on the console.
  func app(after step: StepReference, _ console: Console) throws(LabError) -> AppSession? {
    let simulation = Simulation(loaded)
    let report = simulation.run(through: step.index) { _ in }
    if let fault = report.faultText {
      console.errors.write(fault + "\n")
      return nil
    }
    guard let session = simulation.session, session.process.isRunning else {
      throw .nothingMatched(
        "the app does not run after \(name(of: step)); choose another step with --at")
    }
    return session
  }

  /// A step by its number and what it does: `step 2 (tap "Buy")`.
  func name(of step: StepReference) -> String {
    "step \(step.index + 1) (\(loaded.scenario.steps[step.index].value.verb))".printable
  }
}

extension RunReport {
  /// Why the last step that ran could not be done, with its place in the file; nil if it could.
  var faultText: String? {
    guard let outcome = outcomes.last, let fault = outcome.fault else { return nil }
    let place = place(of: loaded.scenario.steps[outcome.index].range)
    let text = ([fault.message] + fault.notes).map(\.printable).joined(separator: "\n  ")
    return "\(place): \(text)"
  }
}
