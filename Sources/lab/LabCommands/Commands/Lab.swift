import AutoTrack
package import LabKit
import LabLanguage

/// The `lab` command: maps arguments to output and an exit code.
public enum Lab {
  /// The version that `lab --version` prints.
  public static let version = Library.version

  /// Runs the command line of this process.
  public static func main() {
    // Code of apps recurses more deeply than the main thread's stack allows.
    Threads.runDeep {
      let console = CommandConsole(
        output: StandardStream.output(), errors: StandardStream.errors(), files: Disk(),
        store: Disk(), host: Machine(), environment: .current)
      endProgram(main(arguments: Array(CommandLine.arguments.dropFirst()), console).rawValue)
    }
  }

  /// Runs one command; errors become messages and exit codes here.
  package static func main(arguments: [String], _ console: CommandConsole) -> ExitCode {
    var code: ExitCode
    do throws(LabError) {
      code = try run(arguments[...], console)
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

  private static func run(
    _ words: ArraySlice<String>, _ console: CommandConsole
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
      return try Command.help.run(Arguments(words.dropFirst(), for: .help), console)
    default: break
    }
    let command = try Command.named(first, or: ["--version", "--help"])
    let arguments = try Arguments(words.dropFirst(), for: command)
    if arguments.has(.help) {
      console.output.write(HelpText.text(of: command))
      return .held
    }
    return try command.run(arguments, console)
  }
}
