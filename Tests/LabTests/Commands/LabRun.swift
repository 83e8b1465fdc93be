@testable import LabCommands
@testable import LabKit
@testable import LabSystem
@testable import lab_dev

/// The exit code, output and messages of one command line.
struct LabRun: Equatable {
  let code: ExitCode
  let output: String
  let messages: String

  /// Creates an expected result.
  init(_ code: ExitCode, output: String = "", messages: String = "") {
    self.code = code
    self.output = output
    self.messages = messages
  }

  /// Runs the lab in this process, on files in memory by default.
  init(
    _ arguments: String..., files: any FileSource = MemoryFiles([:]), onTerminal: Bool = false,
    messagesOnTerminal: Bool = false, width: Int? = nil, store: any FileStore = NoFileStore(),
    host: any Host = StillHost(), environment: Environment = Environment(),
    trackers: [TrackerKind] = [.autoTrack]
  ) {
    let output = MemoryOutput(isTerminal: onTerminal, width: width)
    let messages = MemoryOutput(isTerminal: messagesOnTerminal, width: width)
    let program = Self.program(of: arguments)
    code = Lab.main(
      arguments: arguments,
      CommandConsole(
        output: output, errors: messages, files: files, store: store, host: host,
        environment: environment
      ).named(program.name), trackers: trackers, program.groups)
    self.output = output.text
    self.messages = messages.text
  }

  /// Runs the lab on a folder that it may write to.
  init(_ arguments: String..., in folder: MemoryFolder, host: any Host = StillHost()) {
    self.init(arguments, in: folder, host: host)
  }

  /// Runs the lab with the words of a list.
  init(_ arguments: [String], in folder: MemoryFolder, host: any Host = StillHost()) {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let program = Self.program(of: arguments)
    code = Lab.main(
      arguments: arguments,
      CommandConsole(
        output: output, errors: messages, files: folder, store: folder, host: host
      ).named(program.name), program.groups)
    self.output = output.text
    self.messages = messages.text
  }

  /// Returns the program that has the command of a command line.
  private static func program(of arguments: [String]) -> (name: String, groups: [CommandGroup]) {
    let tools = CommandGroup.development[0].commands.map(\.name)
    return arguments.first.map(tools.contains) == true
      ? ("lab-dev", CommandGroup.development) : ("lab", Command.groups)
  }

  /// Creates the result of a wrong command line: the mistake, and the usage of the command.
  init(misusing command: String, _ message: String) {
    self.init(.invalid, messages: "lab: \(message)\n" + Self.usage(of: command))
  }

  /// Returns the usage that follows a wrong command line.
  static func usage(of command: String) -> String {
    let program = program(of: [command])
    let commands = program.groups.flatMap(\.commands)
    guard let command = commands.first(where: { $0.name == command }) else {
      return "lab help shows the commands\n"
    }
    return HelpText(of: program.name, width: nil).usage(of: command)
  }

  /// Runs one scenario in a file called `s.json5`.
  init(running text: String) {
    self.init("run", "s.json5", files: MemoryFiles(["s.json5": text]))
  }
}
