package import Foundation
package import Testing

/// A file of the repository that holds the text a test expects.
///
/// With `LAB_RECORD=1` a test writes the file, and the author reads the change before the commit.
/// A build machine has no reader, so recording is refused if `CI` is set.
package struct SnapshotFile {
  /// The path from the top of the repository.
  package let path: String
  private let folder: URL

  package init(at path: String, in folder: URL = Repository.root) {
    self.path = path
    self.folder = folder
  }

  /// The snapshot in `Tests/Snapshots`.
  package init(_ name: String) {
    self.init(at: "Tests/Snapshots/\(name).txt")
  }

  private var url: URL { folder.appending(path: path) }

  package func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Compares the text with the file, or writes the file; returns the reason for a failure.
  package func mistake(
    in found: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String? {
    let expected = try? text()
    if environment["LAB_RECORD"] == "1" {
      guard environment["CI"] ?? "false" == "false" else {
        return "LAB_RECORD is refused because CI is set; record \(path) without it"
      }
      if found != expected { try Data(found.utf8).write(to: url) }
      return nil
    }
    guard let expected else { return "\(path) does not exist; LAB_RECORD=1 writes it" }
    guard found != expected else { return nil }
    let lines = Self.difference(from: expected, to: found).joined(separator: "\n")
    return "\(path) differs; LAB_RECORD=1 writes the new text\n\(lines)"
  }

  /// The removed (`-`) and added (`+`) lines, each with its number in the old or new text.
  package static func difference(from expected: String, to found: String) -> [String] {
    let changes = lines(of: found).difference(from: lines(of: expected))
    let removals = changes.removals.map { ($0.place, "-\($0.place): \($0.line)") }
    let insertions = changes.insertions.map { ($0.place, "+\($0.place): \($0.line)") }
    return (removals + insertions).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The lines with their ends, so that texts with other line ends differ.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).replacing("\r", with: "␍") }
  }
}

extension CollectionDifference.Change where ChangeElement == String {
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset + 1
    }
  }

  fileprivate var line: String {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _): line
    }
  }
}

/// Expects the text of `Snapshots/NAME.txt`, or writes it with `LAB_RECORD=1`.
package func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(text, in: SnapshotFile(name), sourceLocation: sourceLocation)
}

/// Expects the text of a generated file of the repository, or writes it with `LAB_RECORD=1`.
package func expectFile(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(text, in: SnapshotFile(at: path), sourceLocation: sourceLocation)
}

private func expect(
  _ text: String, in snapshot: SnapshotFile, sourceLocation: SourceLocation
) throws {
  guard let mistake = try snapshot.mistake(in: text) else { return }
  Issue.record(Comment(rawValue: mistake), sourceLocation: sourceLocation)
}
