import Foundation
import LabExplainSupport
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// One run of the repository's scenarios, with every reporter that prints no times.
struct WholeRun: Equatable {
  /// The pretty report and the exit code.
  let pretty: LabRun
  let reports: [String: String]

  /// The folder of scenarios, or a sample of its files.
  static let operands =
    TestSize.current == .whole
    ? [RepositoryRun.folder]
    : Set(RepositoryRun.sample(for: "Jobs").map(\.path)).sorted()

  /// The sequential reference run; run once and compared with all others.
  static let alone = WholeRun()

  /// Runs the scenarios with flags.
  init(_ flags: String...) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let store = MemoryFolder([:])
    let reporters = "pretty,jsonl=jsonl,github=github"
    let code = Lab.main(
      arguments: ["run", "--verbose"] + flags + ["--reporter", reporters] + Self.operands,
      CommandConsole(output: output, errors: messages, files: Disk(), store: store))
    pretty = LabRun(code, output: output.text, messages: messages.text)
    reports = ["jsonl": store["jsonl"] ?? "", "github": store["github"] ?? ""]
  }
}
