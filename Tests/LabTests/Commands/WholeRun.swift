import Foundation

@testable import LabCommands
@testable import LabSystem

/// One run of all scenarios of the repository, with every reporter that prints no times.
struct WholeRun: Equatable {
  /// The pretty report and the exit code.
  let pretty: LabRun
  /// The reports for programs, by reporter.
  let reports: [String: String]

  /// The folder of scenarios.
  static let folder = Repository.root.appending(path: "Scenarios").path

  /// The sequential reference run; run once and compared with all others.
  static let alone = WholeRun()

  /// Runs all scenarios with flags.
  init(_ flags: String...) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let store = MemoryFolder([:])
    let reporters = "pretty,jsonl=jsonl,github=github"
    let code = Lab.main(
      arguments: ["run", "--verbose"] + flags + ["--reporter", reporters, Self.folder],
      CommandConsole(output: output, errors: messages, files: Disk(), store: store))
    pretty = LabRun(code, output: output.text, messages: messages.text)
    reports = ["jsonl": store["jsonl"] ?? "", "github": store["github"] ?? ""]
  }
}
