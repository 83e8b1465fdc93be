import Foundation

@testable import LabCommands
@testable import LabKit

/// What all scenarios of the repository give in one run, told in every way that has no times in it.
struct WholeRun: Equatable {
  /// What the lab printed for people, and how it ended.
  let pretty: LabRun
  /// The reports for programs, by reporter.
  let reports: [String: String]

  /// The folder of scenarios.
  static let folder = Repository.root.appending(path: "Scenarios").path

  /// One after the other: what every other way to run them is compared with, so it is run once.
  static let alone = WholeRun()

  /// Runs all of them with some flags.
  init(_ flags: String...) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let store = MemoryFolder([:])
    let reporters = "pretty,jsonl=jsonl,github=github"
    let code = Lab.main(
      arguments: ["run"] + flags + ["--reporter", reporters, Self.folder],
      CommandConsole(output: output, errors: messages, files: Disk(), store: store))
    pretty = LabRun(code, output: output.text, messages: messages.text)
    reports = ["jsonl": store["jsonl"] ?? "", "github": store["github"] ?? ""]
  }
}
