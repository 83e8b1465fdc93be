import Foundation
import TestSupport
import Testing

/// The cases of `Tests/Cases`, one file as one case of the test.
@Suite struct Cases {
  @Test(arguments: CaseFile.all)
  func `each case has the answer beside it`(path: String) throws {
    let file = try CaseFile(at: path)
    let answered = try file.parts.map { try $0.answered() }
    let environment = ProcessInfo.processInfo.environment
    if environment["LAB_RECORD"] == "1", environment["CI"] ?? "false" == "false" {
      return try expectFile(file.text(with: answered), at: path)
    }
    for (part, found) in zip(file.parts, answered) {
      guard let mistake = part.mistake(in: found) else { continue }
      let location = SourceLocation(
        fileID: path, filePath: Repository.root.appending(path: path).path, line: mistake.line,
        column: 1)
      Issue.record(
        "\(path):\(mistake.line): LAB_RECORD=1 writes the answer\n\(mistake.text)",
        sourceLocation: location)
    }
  }

  @Test(arguments: CaseFile.all)
  func `each title has a case`(path: String) throws {
    let parts = try CaseFile(at: path).parts
    let empty = zip(parts, parts.dropFirst()).filter { $0.isTitle && $1.setup == nil }
    #expect(empty.map(\.0.start) == [])
    #expect(parts.last?.setup != nil)
  }

  @Test func `a wrong answer is shown with its line, the expected text and the found one`() throws {
    let file = CaseFile(
      "Tests/Cases/a.txt",
      """
      $ lab check s.json5
      --- s.json5
      { scenario: 'A', app: { root: 'UIViewController', classes: {} }, «»
      == a case

      steps: [] }
             ^ another message
      """)
    let part = try #require(file.parts.last)
    let mistake = try #require(part.mistake(in: try part.answered()))
    #expect(mistake.line == 7)
    #expect(
      mistake.text == """
        expected:
                 ^ another message
        found:
                 ^ a scenario has at least one step
        """)
  }
}

extension CaseFile.Part {
  fileprivate var isTitle: Bool { if case .title = lines.first?.kind { true } else { false } }
}
