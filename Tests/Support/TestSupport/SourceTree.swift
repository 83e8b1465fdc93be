import Foundation
import Testing

/// The Swift files of the repository, read once for all tests.
package struct SourceTree {
  /// One file, with its path from the top of the repository.
  package struct File {
    package let path: String
    package let lines: [Substring]

    package init(path: String, lines: [Substring]) {
      (self.path, self.lines) = (path, lines)
    }

    /// A line without comments and string literals.
    fileprivate static func code(_ line: Substring) -> Substring {
      let isPlain = !line.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }
      guard !isPlain else { return line }
      let code = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
      return code[..<(code.range(of: "//")?.lowerBound ?? code.endIndex)]
    }
  }

  private static let all = Result {
    try ["Sources", "Tests"].flatMap(paths(below:)).map(read)
  }

  package let files: [File]

  /// Takes every Swift file below some folders of `Sources` and `Tests`.
  package init(_ folders: String...) throws {
    let all = try Self.all.get()
    files = try folders.flatMap { folder in
      let files = all.filter { $0.path.hasPrefix("\(folder)/") }
      try #require(!files.isEmpty, "\(folder) has no Swift files")
      return files
    }
  }

  /// The text of one file of the repository.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  private static func paths(below folder: String) -> [String] {
    let top = Repository.root.appending(path: folder).path(percentEncoded: false)
    let all = FileManager.default.enumerator(atPath: top)
    let paths = (all?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/.build") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func read(_ path: String) throws -> File {
    let text = try text(of: path)
    return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The places, as `path:line: text`, of code lines that have a word and that a rule objects to.
  ///
  /// Few lines have the words, and only those are reduced to their code.
  package func places(
    of words: String..., where objects: (File, Substring) -> Bool = { _, _ in true }
  ) -> [String] {
    files.flatMap { file in
      file.lines.indices.compactMap { number in
        let line = file.lines[number]
        guard words.contains(where: line.mentions) else { return nil }
        let code = File.code(line)
        guard words.contains(where: code.mentions), objects(file, code) else { return nil }
        return "\(file.path):\(number + 1): \(code)"
      }
    }
  }
}

extension Substring {
  /// True if the line contains a word; in a debug build the C library searches fastest.
  package func mentions(_ word: String) -> Bool { unsafe strstr(String(self), word) != nil }
}
