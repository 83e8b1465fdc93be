import Foundation

/// The Swift files of the repository, read once for each test.
struct SourceTree {
  /// One file, with its path from the top of the repository.
  struct File {
    let path: String
    let lines: [Substring]

    /// The lines without comments and string literals.
    var code: [String] { lines.map(Self.code) }

    private static func code(_ line: Substring) -> String {
      let code = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
      return String(code[..<(code.range(of: "//")?.lowerBound ?? code.endIndex)])
    }
  }

  let files: [File]

  /// Reads every Swift file below some folders of the repository.
  init(_ folders: String...) throws {
    let top = Repository.root
    files = try folders.flatMap { folder in
      try Self.paths(below: top.appending(path: folder)).map { url in
        let path = String(url.path().dropFirst(top.path().count)).trimmingPrefix("/")
        let text = try String(contentsOf: url, encoding: .utf8)
        return File(
          path: String(path), lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  /// The text of one file of the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  private static func paths(below folder: URL) throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (all?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.filter { $0.pathExtension == "swift" && !$0.path().contains("/.build") }
      .sorted { $0.path() < $1.path() }
  }

  /// The places, as `path:line: text`, of code lines that a rule objects to.
  func places(where objects: (File, String) -> Bool) -> [String] {
    files.flatMap { file in
      file.code.enumerated().compactMap { number, line in
        objects(file, line) ? "\(file.path):\(number + 1): \(line)" : nil
      }
    }
  }
}
