import Foundation
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The reference of the format, which is generated, and the guide, whose examples run.
@Suite struct FormatReferenceTests {
  @Test func `every section of the reference has its own link`() {
    let anchors = FormatReference.sections.map(\.anchor)
    #expect(Set(anchors).count == anchors.count)
  }

  /// The complete scenarios in the guide.
  private static let examples: [String] = {
    let guide = (try? SourceTree.text(of: "docs/scenarios.md")) ?? ""
    return guide.matches(of: /```json5\n((?:.|\n)*?)```/).map { String($0.1) }
  }()

  @Test(arguments: examples)
  func `an example of the guide passes, without a warning`(text: String) {
    let files = MemoryFiles(["s.json5": text])
    let run = LabRun("run", "s.json5", files: files)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
    #expect(LabRun("check", "s.json5", files: files).messages == "")
  }

  @Test func `the guide is short and has a recipe for each common task`() throws {
    let guide = try SourceTree.text(of: "docs/scenarios.md")
    #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 500)
    #expect(Self.examples.count == 6)
    #expect(Self.examples.allSatisfy { $0.contains("expect: [") || $0.contains("received: [") })
  }
}
