import AutoTrack
public import LabKit
import LabLanguage
import LabReport
package import LabSystem

/// The `lab` command: maps arguments to output and an exit code.
///
/// The program `lab` calls ``main(adding:)`` without arguments. A program of another package adds
/// trackers, which `--tracker NAME` selects; LabKit's article *Your own tracker* shows one.
public enum Lab {
  /// The version that `lab --version` prints.
  public static let version = Library.version

  /// Runs the command line of this process.
  ///
  /// - Parameter trackers: Trackers for `lab run --tracker` beside AutoTrack.
  public static func main(adding trackers: [any LabTracker.Type] = []) {
    main(adding: trackers, .lab)
  }

  /// Runs the command line of this process, which is one of a program's.
  package static func main(adding trackers: [any LabTracker.Type] = [], _ program: Program) {
    FailedWrites.holdStandardStreams()
    let kinds = [.autoTrack] + trackers.map { TrackerKind($0) }
    // Code of apps recurses more deeply than the main thread's stack allows.
    Threads.runDeep {
      let disk = Disk()
      let console = CommandConsole(
        output: StandardStream.output(), errors: StandardStream.errors(), files: disk, store: disk,
        host: Machine(), environment: .current
      ).streaming(Disk.standardInput).named(ChildProcess.ownName)
      let words = Array(CommandLine.arguments.dropFirst())
      let code = main(arguments: words, console, trackers: kinds, program)
      if code == .interrupted { endProgramByInterrupt() }
      endProgram(code.rawValue)
    }
  }

  /// Runs one command; errors become messages and exit codes here.
  package static func main(
    arguments: [String], _ console: CommandConsole, trackers: [TrackerKind] = [.autoTrack],
    _ program: Program = .lab
  ) -> ExitCode {
    var line = CommandLineRun(on: console, trackers, program)
    var code: ExitCode
    do throws(LabError) {
      try check(trackers)
      code = try line.run(arguments[...])
    } catch {
      line.write(error)
      code = error.exitCode
    }
    do throws(OutputError) {
      try console.output.finish()
    } catch {
      console.write(message: "lab: the output could not be written: \(error.reason)")
      if [.held, .failed, .nothingMatched].contains(code) { code = .invalid }
    }
    // If the messages cannot be written either, there is no way to report it.
    try? console.errors.finish()
    return code
  }

  /// Throws if a command line cannot tell the trackers apart.
  private static func check(_ trackers: [TrackerKind]) throws(LabError) {
    for (index, tracker) in trackers.enumerated()
    where tracker.name.isEmpty || trackers[..<index].contains(tracker) {
      throw .usage(
        "two trackers are called \(tracker.name.quoted), or one has no name",
        remedy: "change the name of an added tracker")
    }
  }
}

/// A command line on its way to an exit code, with all that its error message needs.
private struct CommandLineRun {
  private var console: CommandConsole
  private let trackers: [TrackerKind]
  private let program: Program
  /// The command, once its word has been read.
  private var command: Command?

  init(on console: CommandConsole, _ trackers: [TrackerKind], _ program: Program) {
    self.console = console.speaking(console.environment.isChinese ? .chinese : .english)
    (self.trackers, self.program) = (trackers, program)
  }

  mutating func run(_ words: ArraySlice<String>) throws(LabError) -> ExitCode {
    guard let first = words.first else {
      let help = HelpText(of: console.program, console.words, width: console.messageWidth)
      console.errors.write(help.overview(of: program))
      return .invalid
    }
    switch first {
    case "--lang":
      let rest = words.dropFirst()
      guard let language = rest.first else {
        throw .usage("--lang has no language", remedy: "write --lang en or --lang zh")
      }
      console = console.speaking(try Sentences(in: language))
      return try run(rest.dropFirst())
    case "--version":
      if let stray = words.dropFirst().first {
        throw .usage("--version takes no arguments, found \(stray.quoted)")
      }
      console.output.write("lab \(Lab.version)\n")
      return .held
    case "--help", "-h":
      command = .help
      return try Command.help.run(
        Arguments(words.dropFirst(), for: .help, trackers, of: program), console)
    default:
      let others = ["--version", "--help", "--lang"]
      return try perform(program.command(first, or: others), words.dropFirst())
    }
  }

  private mutating func perform(
    _ command: Command, _ words: ArraySlice<String>
  ) throws(LabError) -> ExitCode {
    self.command = command.naming(trackers)
    let arguments = try Arguments(words, for: command, trackers, of: program)
    console = console.coloring(try arguments.color())
      .speaking(try arguments.words(or: console.words))
    guard arguments.has(.help) else {
      return try command.run(arguments, console)
    }
    console.output.write(HelpText(for: console).text(of: command.naming(trackers)))
    return .held
  }

  /// Writes an error; one about the command line is followed by the usage of the command.
  func write(_ error: LabError) {
    let style = TextStyle(forMessagesOn: console)
    let lines = error.lines(style, width: console.messageWidth)
    console.errors.write(lines.map { $0 + "\n" }.joined())
    guard case .usage = error else { return }
    guard let command else {
      return console.errors.write("\(console.program) help shows the commands\n")
    }
    let help = HelpText(of: console.program, console.words, width: console.messageWidth)
    console.errors.write(help.usage(of: command))
  }
}
