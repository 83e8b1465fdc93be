import AutoTrack
public import LabKit
import LabLanguage

/// The `lab` command: maps arguments to output and an exit code.
public enum Lab {
  /// The version that `lab --version` prints.
  public static let version = Library.version

  /// Runs the command line of this process.
  ///
  /// - Parameter trackers: Trackers for `lab run --tracker` beside AutoTrack.
  public static func main(adding trackers: [any LabTracker.Type] = []) {
    let kinds = [.autoTrack] + trackers.map { TrackerKind($0) }
    // Code of apps recurses more deeply than the main thread's stack allows.
    Threads.runDeep {
      let console = CommandConsole(
        output: StandardStream.output(), errors: StandardStream.errors(), files: Disk(),
        store: Disk(), host: Machine(), environment: .current)
      let words = Array(CommandLine.arguments.dropFirst())
      endProgram(main(arguments: words, console, trackers: kinds).rawValue)
    }
  }

  /// Runs one command; errors become messages and exit codes here.
  package static func main(
    arguments: [String], _ console: CommandConsole, trackers: [TrackerKind] = [.autoTrack]
  ) -> ExitCode {
    var code: ExitCode
    do throws(LabError) {
      try check(trackers)
      code = try run(arguments[...], console, trackers)
    } catch {
      console.errors.write("\(error)\n")
      code = error.exitCode
    }
    do throws(OutputError) {
      try console.output.finish()
    } catch {
      console.errors.write("lab: the output could not be written: \(error.reason)\n")
      if code == .held { code = .failed }
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

  private static func run(
    _ words: ArraySlice<String>, _ console: CommandConsole, _ trackers: [TrackerKind]
  ) throws(LabError) -> ExitCode {
    guard let first = words.first else {
      console.errors.write(HelpText.overview)
      return .invalid
    }
    switch first {
    case "--version":
      if let stray = words.dropFirst().first {
        throw .usage("--version takes no arguments, found \(stray.quoted)")
      }
      console.output.write("lab \(version)\n")
      return .held
    case "--help", "-h":
      return try Command.help.run(Arguments(words.dropFirst(), for: .help, trackers), console)
    default: break
    }
    let command = try Command.named(first, or: ["--version", "--help"])
    let arguments = try Arguments(words.dropFirst(), for: command, trackers)
    if arguments.has(.help) {
      console.output.write(HelpText.text(of: command.naming(trackers)))
      return .held
    }
    return try command.run(arguments, console)
  }
}
