@testable import LabCommands
@testable import LabDev
@testable import LabKit
@testable import LabSystem

extension Lab {
  /// Runs the words of a command line; after `lab-dev` they are a command line of that program.
  static func run(
    _ words: [String], _ console: CommandConsole, trackers: [TrackerKind] = [.autoTrack]
  ) -> ExitCode {
    guard words.first == "lab-dev" else {
      return main(arguments: words, console, trackers: trackers)
    }
    return main(arguments: Array(words.dropFirst()), console.named("lab-dev"), .development)
  }
}

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
    self.init(
      words: arguments, files: files, onTerminal: onTerminal,
      messagesOnTerminal: messagesOnTerminal, width: width, store: store, host: host,
      environment: environment, trackers: trackers)
  }

  /// Runs the lab in this process with the words of a list.
  init(
    words: [String], files: any FileSource, onTerminal: Bool = false,
    messagesOnTerminal: Bool = false, width: Int? = nil, store: any FileStore = NoFileStore(),
    host: any Host = StillHost(), environment: Environment = Environment(),
    trackers: [TrackerKind] = [.autoTrack]
  ) {
    let output = MemoryOutput(isTerminal: onTerminal, width: width)
    let messages = MemoryOutput(isTerminal: messagesOnTerminal, width: width)
    code = Lab.run(
      words,
      CommandConsole(
        output: output, errors: messages, files: files, store: store, host: host,
        environment: environment), trackers: trackers)
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
    code = Lab.run(
      arguments,
      CommandConsole(output: output, errors: messages, files: folder, store: folder, host: host))
    self.output = output.text
    self.messages = messages.text
  }

  /// Creates the result of a wrong command line: the mistake, and the usage of the command.
  init(misusing command: String, _ message: String) {
    self.init(.invalid, messages: "lab: \(message)\n" + Self.usage(of: command))
  }

  /// Returns the usage that follows a wrong command line.
  static func usage(of command: String) -> String {
    for (name, program) in [("lab", Program.lab), ("lab-dev", .development)] {
      guard let command = program.commands.first(where: { $0.name == command }) else { continue }
      return HelpText(of: name, width: nil).usage(of: command)
    }
    return "lab help shows the commands\n"
  }

  /// Runs one scenario in a file called `s.json5`.
  init(running text: String) {
    self.init("run", "s.json5", files: MemoryFiles(["s.json5": text]))
  }
}
