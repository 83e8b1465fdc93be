import Foundation
import Testing

/// A protocol that another package cannot use is not public.
@Suite struct PublicProtocols {
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.deletingLastPathComponent()

  @Test func `every public protocol of AutoTrack is implemented here`() throws {
    let declared = try matches(of: #/public protocol (\w+)/#, in: "Sources/AutoTrack")
    let implemented = try matches(
      of: #/(?:struct|class|enum) \w+: (\w+)/#, in: "Tests/Outside/Tests")
    #expect(declared.count >= 10)
    #expect(declared.subtracting(implemented) == [])
  }

  @Test func `the examples of the articles are taken from tests`() throws {
    let articles = try texts(in: "Sources", "md")
    let tests = try texts(in: "Tests").map(trimmed)
    let examples = articles.flatMap { $0.components(separatedBy: "```") }
      .filter { $0.hasPrefix("swift\n") }.map { trimmed(String($0.dropFirst(6))) }
    #expect(examples.count >= 50)
    for example in examples { #expect(tests.contains { $0.contains(example) }, "\(example)") }
  }

  /// The lines without their indentation.
  private func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  private func matches(
    of pattern: some RegexComponent<(Substring, Substring)>, in folder: String
  ) throws -> Set<String> {
    Set(try texts(in: folder).flatMap { $0.matches(of: pattern).map { String($0.output.1) } })
  }

  /// The texts of all files of a type below a folder of the repository.
  private func texts(in folder: String, _ type: String = "swift") throws -> [String] {
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return try (try #require(files)).compactMap { $0 as? URL }
      .filter { $0.pathExtension == type }.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
