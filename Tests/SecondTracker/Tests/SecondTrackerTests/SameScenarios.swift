import Foundation
import LabKit
import LedgerTracker
import Testing

/// The scenarios of the lab, run against the second tracker.
@Suite struct SameScenarios {
  private static let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let root = "/" + package.split(separator: "/").dropLast(2).joined(separator: "/")

  /// The scenarios about clicks and screens.
  static func files() throws -> [ScenarioFile] {
    try ["clicks", "screens"].flatMap { try ScenarioFile.all(in: "\(root)/Scenarios/\($0)") }
  }

  /// The differences from AutoTrack that `differences.txt` lists, without the head and the sum.
  private static func listed() throws -> [Substring] {
    let text = try String(
      contentsOfFile: "/\(package)/differences.txt", encoding: .utf8)
    return text.split(separator: "\n")
  }

  @Test(arguments: try files())
  func `a scenario differs exactly where the list says`(_ file: ScenarioFile) throws {
    let path = file.path.dropFirst(Self.root.count + 1)
    let expected = try Self.listed().filter { $0.hasPrefix("\(path):") }
    let failures = file.run(with: LedgerTracker.self).failures
    let found = failures.compactMap { failure in
      "\(failure)".dropFirst(Self.root.count + 1).split(separator: "\n").first
    }
    for (failure, line) in zip(failures, found) where !expected.contains(line) {
      Issue.record("not in differences.txt: \(line)", sourceLocation: failure.sourceLocation)
    }
    #expect(found == expected)
  }

  @Test(arguments: try ScenarioFile.all(in: "\(root)/Scenarios/clicks"))
  func `a scenario holds with AutoTrack`(_ file: ScenarioFile) {
    for failure in file.run().failures {
      Issue.record(failure.comment, sourceLocation: failure.sourceLocation)
    }
  }
}

extension ScenarioFailure {
  /// The message, as Swift Testing takes it.
  var comment: Comment { Comment(rawValue: message) }

  /// The place in the scenario's file, which the report of a test names.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  }
}
