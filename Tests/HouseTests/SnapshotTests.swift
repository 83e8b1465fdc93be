import Foundation
import TestSupport
import Testing

/// The comparison and recording of expected texts.
@Suite struct Snapshots {
  private static let recording = ["LAB_RECORD": "1"]

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func snapshot(of text: String?) throws -> SnapshotFile {
    try text.map { try Data($0.utf8).write(to: folder.appending(path: "s.txt")) }
    return SnapshotFile(at: "s.txt", in: folder)
  }

  private func end() throws { try FileManager.default.removeItem(at: folder) }

  @Test func `an equal text passes`() throws {
    defer { #expect(throws: Never.self) { try end() } }
    #expect(try snapshot(of: "a\nb\n").mistake(in: "a\nb\n", environment: [:]) == nil)
  }

  @Test(arguments: [
    ("a\nb\n", "a\nc\n", "-2: b\n+2: c"), ("a\nb\n", "a\nb", "-3: "),
    ("a\n", "\na\n", "+1: "), ("a\n", "a\r\n", "-1: a\n+1: a␍"), ("", "a", "-1: \n+1: a"),
    ("1\n2\n3\n", "0\n1\n3\n", "+1: 0\n-2: 2"),
  ])
  func `a changed text fails with its lines`(
    _ old: String, _ new: String, _ lines: String
  ) throws {
    defer { #expect(throws: Never.self) { try end() } }
    let expected = "s.txt differs; LAB_RECORD=1 writes the new text\n\(lines)"
    #expect(try snapshot(of: old).mistake(in: new, environment: [:]) == expected)
    #expect(try snapshot(of: nil).text() == old)
  }

  @Test func `a missing file fails`() throws {
    defer { #expect(throws: Never.self) { try end() } }
    #expect(
      try snapshot(of: nil).mistake(in: "", environment: [:])
        == "s.txt does not exist; LAB_RECORD=1 writes it")
  }

  @Test(arguments: [nil, "", "a\n"])
  func `recording writes the text`(_ old: String?) throws {
    defer { #expect(throws: Never.self) { try end() } }
    let snapshot = try snapshot(of: old)
    #expect(try snapshot.mistake(in: "b\r\n", environment: Self.recording) == nil)
    #expect(try snapshot.text() == "b\r\n")
  }

  @Test(arguments: ["true", "1", "", "yes"])
  func `recording is refused under CI`(_ value: String) throws {
    defer { #expect(throws: Never.self) { try end() } }
    let snapshot = try snapshot(of: "a\n")
    let environment = ["LAB_RECORD": "1", "CI": value]
    #expect(
      try snapshot.mistake(in: "b\n", environment: environment)
        == "LAB_RECORD is refused because CI is set; record s.txt without it")
    #expect(try snapshot.text() == "a\n")
  }

  @Test func `recording is allowed with CI=false`() throws {
    defer { #expect(throws: Never.self) { try end() } }
    let snapshot = try snapshot(of: "a\n")
    let environment = ["LAB_RECORD": "1", "CI": "false"]
    #expect(try snapshot.mistake(in: "b\n", environment: environment) == nil)
    #expect(try snapshot.text() == "b\n")
  }

  @Test(arguments: [[:], ["CI": "true"], ["LAB_RECORD": "0"], ["LAB_RECORD": ""]])
  func `a text is only compared without LAB_RECORD=1`(_ environment: [String: String]) throws {
    defer { #expect(throws: Never.self) { try end() } }
    let snapshot = try snapshot(of: "a\n")
    #expect(try snapshot.mistake(in: "b\n", environment: environment) != nil)
    #expect(try snapshot.text() == "a\n")
  }

  @Test func `a changed text differs from its kept snapshot, the kept text does not`() throws {
    let snapshot = SnapshotFile("database-json")
    let text = try snapshot.text()
    #expect(try snapshot.mistake(in: text, environment: [:]) == nil)
    #expect(try snapshot.mistake(in: text + "more\n", environment: [:])?.contains("more") == true)
  }

  @Test func `each snapshot file belongs to one test`() throws {
    let folder = Repository.root.appending(path: "Tests/Snapshots")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let tests = try SourceTree("Tests").files.filter {
      !$0.path.hasSuffix("/SnapshotFile.swift") && !$0.path.hasSuffix("/SnapshotTests.swift")
    }
    let lines = tests.flatMap(\.lines)
    let isWritten = { (word: Substring) in lines.contains { $0.mentions("\"\(word)\"") } }
    // `named: "import-\(fixture.name)"`: the rest of the name is a literal elsewhere.
    let named = lines.filter { $0.mentions("named: \"") }
    let prefixes = Set(named.compactMap { $0.firstMatch(of: /named: "([^"\\]+)\\\(/)?.1 })
    let unused = files.filter { file in
      let name = file.replacing(/\.txt$/, with: "")[...]
      let rests = prefixes.filter(name.hasPrefix).map { name.dropFirst($0.count) }
      return !isWritten(name) && !rests.contains(where: isWritten)
    }
    #expect(unused == [])
    #expect(files.count > 10)
  }
}
