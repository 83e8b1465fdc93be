import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct RepositorySnapshots {
  private static let paths: [String] = {
    let folder = Repository.root.appending(path: "Scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(ScenarioSearch.snapshotSuffix) }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  @Test func `the repository has at least three snapshots`() {
    #expect(Self.paths.count >= 3)
  }

  @Test(arguments: paths)
  func `every snapshot of the repository matches its scenario`(path: String) {
    let scenario = path.dropLast(ScenarioSearch.snapshotSuffix.count) + ".json5"
    let run = LabRun("paths", String(scenario), "--check", files: Disk())
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }
}
