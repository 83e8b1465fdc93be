import AutoTrack
import Foundation
import LabExplainSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct RepositoryScenarios {
  @Test func `every scenario of the repository passes`() {
    for run in RepositoryRun.all where !run.report.holds {
      Issue.record(
        "lab run \(run.loaded.operand) fails: \(run.report.outcomes.filter { !$0.holds })")
    }
  }

  @Test(arguments: RepositoryRun.sample(for: "RepositoryScenarios").map(\.path))
  func `a scenario of the repository passes alone`(path: String) {
    let run = LabRun("run", path, files: Disk())
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }

  @Test func `the repository has at least 250 scenarios`() {
    let paths = ScenarioSearch(below: [RepositoryRun.folder], Disk()).scenarios.map(\.path)
    #expect(Set(paths).isSubset(of: RepositoryRun.scenarios.map(\.path)))
    #expect(RepositoryRun.scenarios.count >= 250)
  }

  /// A scenario that `lab import` wrote checks only the screens that it visits.
  @Test func `every scenario checks events, identifiers, counts or notes of hooks`() {
    let careless = RepositoryRun.scenarios
      .filter { !$0.scenario.expects(\.events) && !$0.scenario.expects(\.identifiers) }
      .filter { !$0.scenario.expects(\.notes) && !$0.scenario.expects(\.statistics) }
      .filter { !$0.path.hasPrefix("Scenarios/import/") || !$0.scenario.hasExpectations }
    #expect(careless.map(\.path) == [])
  }

  @Test func `every step of the repository's scenarios has a Chinese form`() {
    let steps = RepositoryRun.scenarios.flatMap { $0.scenario.steps.map(\.value.verb.sentence) }
    #expect(steps.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `a scenario reaches every suppression reason`() {
    let reached = RepositoryRun.all.flatMap(\.report.outcomes).flatMap(\.suppressed)
    #expect(Set(SuppressionReason.allCases).subtracting(reached.map(\.reason)) == [])
  }

  @Test func `two runs in one process give the same bytes`() {
    #expect(WholeRun() == WholeRun.alone)
  }

  @Test(arguments: [nil, "1"] as [String?])
  func `a run with another hash seed gives the same bytes`(hashing: String?) throws {
    let folder = try TemporaryFolder("\(#function)\(hashing == nil ? "a" : "b")")
    let output = try LabProcess.output(
      of: ["run", "--verbose", "--reporter", "pretty,jsonl=\(folder.path)/r"]
        + WholeRun.operands,
      hashing: hashing)
    #expect(output == WholeRun.alone.pretty.output)
    let report = try String(contentsOfFile: folder.path + "/r", encoding: .utf8)
    #expect(report == WholeRun.alone.reports["jsonl"])
  }
}

/// The executable that was built beside these tests.
private enum LabProcess {
  static func output(of arguments: [String], hashing: String?) throws -> String {
    let process = try LabProgram.process(arguments)
    process.environment?["SWIFT_DETERMINISTIC_HASHING"] = hashing
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
