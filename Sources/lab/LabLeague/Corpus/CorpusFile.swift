package import LabLanguage
import LabSystem

/// A corpus: the screens of one app at each of its releases.
package struct CorpusFile: Sendable {
  package let app: String
  /// The day of the last look at the app, in days since 1970.
  package let lastDay: Int
  /// The releases in order of their dates.
  package let releases: [Release]
  /// The scenes by number.
  package let scenes: [Int: CorpusScene]
  /// Keys of elements whose id alone does not name them, by lineage and id.
  private let keys: [ElementID: String]

  package struct Release: Sendable {
    package let name: String
    /// The date, in days since 1970.
    package let day: Int
    /// Year times four plus quarter.
    package let quarter: Int
    /// The numbers of the scenes, with the lineage of the file of each.
    package let scenes: [Placed]
    package let paths: [String]
  }

  /// A scene in a file of a release.
  package struct Placed: Hashable, Sendable {
    package let scene: Int
    package let lineage: Int
  }

  private struct ElementID: Hashable {
    let lineage: Int
    let id: String
  }

  /// Returns the key of an element, which stays the same in all releases.
  package func key(_ id: String, in lineage: Int) -> String {
    keys[ElementID(lineage: lineage, id: id)] ?? id
  }

  /// Reads a file in gzip.
  package init(name: String, bytes: [UInt8]) throws(SourceError) {
    let text = try Self.contents(name, bytes)
    var reader = CorpusReader(file: name)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      try reader.read(Array(line), line: index + 1)
    }
    let (head, releases) = try reader.finish()
    (app, lastDay, self.releases, scenes) = (head.app, head.lastDay, releases, reader.scenes)
    keys = head.keys.reduce(into: [:]) { keys, key in
      keys[ElementID(lineage: key.lineage, id: key.id)] = key.key
    }
  }

  private static func contents(_ name: String, _ bytes: [UInt8]) throws(SourceError) -> [UInt8] {
    do throws(GzipReader.Fault) {
      return try GzipReader.expanded(bytes)
    } catch {
      throw SourceError(file: name, message: error.message, remedy: CorpusReader.remedy)
    }
  }
}

extension GzipReader.Fault {
  fileprivate var message: String {
    switch self {
    case .foreign: "expected a corpus in gzip (.jsonl.gz), found another kind of file"
    case .truncated: "the file ends too early"
    case .damaged: "the file is damaged: its checksum or its codes are wrong"
    case .trailing: "the file goes on after its end with bytes that are not gzip"
    case .tooLarge: "the corpus has more than \(GzipReader.mostBytes >> 20) MiB"
    }
  }
}
