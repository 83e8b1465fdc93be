import Foundation
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// A word with a near miss is answered by that word alone, without the list of all others.
@Suite struct NearMisses {
  private static let scenarios: [String: [UInt8]] = {
    let search = ScenarioSearch(
      below: [Repository.root.appending(path: "Scenarios").path()], Disk())
    let all = search.scenarios + search.apps + search.rules
    return Dictionary(
      uniqueKeysWithValues: all.compactMap { location in
        (try? Disk().read(location.path)).map { (location.path, $0) }
      })
  }()

  /// Every distinct key and word of the format's scenarios, at its first place.
  private static func words() throws -> [(path: String, range: Range<Int>)] {
    var (known, words): (Set<String>, [(String, Range<Int>)]) = ([], [])
    for (path, bytes) in scenarios.sorted(by: { $0.key < $1.key }) {
      let file = try SourceFile(name: path, bytes: bytes)
      for (word, range) in Self.words(in: try JSON5.parse(file)) where known.insert(word).inserted {
        words.append((path, range))
      }
    }
    return words
  }

  private struct Changed: FileSource {
    let files: MemoryFiles
    let path: String
    let bytes: [UInt8]

    func kind(of path: String) -> FileKind? { files.kind(of: path) }
    func identity(of path: String) -> FileIdentity? { nil }
    func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }
    func read(_ path: String) throws(FileError) -> [UInt8] {
      path == self.path ? bytes : try files.read(path)
    }
  }

  private static func words(in node: Node) -> [(String, Range<Int>)] {
    switch node.value {
    case .object(let members):
      members.flatMap { [($0.key, $0.keyRange)] + words(in: $0.value) }
    case .array(let items): items.flatMap(words)
    case .string(let text) where text.allSatisfy(\.isLetter): [(text, node.range)]
    case .string, .number, .boolean, .null: []
    }
  }

  @Test func `no mistake has both a suggestion and a list of words`() throws {
    var (suggested, listed) = (0, 0)
    let files = MemoryFiles(bytes: Self.scenarios)
    let words = try Self.words().filter { $0.range.count > 4 }
    #expect(words.count > 500)
    let sample = TestSpace("NearMisses", words).some(60)
    for (path, range) in sample {
      // A slip in the middle: the letter is doubled.
      var bytes = try #require(Self.scenarios[path])
      let middle = (range.lowerBound + range.upperBound) / 2
      bytes.insert(bytes[middle], at: middle)
      var library = ScenarioLibrary(files: Changed(files: files, path: path, bytes: bytes))
      if path.contains("/apps/") {
        _ = library.loadApp(path)
      } else if path.contains("/rules/") {
        library.loadRules(path)
      } else {
        _ = library.loadScenario(ScenarioLocation(path: path, shortName: path))
      }
      for error in library.errors {
        let hasSuggestion = error.remedy?.hasPrefix("did you mean ") == true
        suggested += hasSuggestion ? 1 : 0
        listed += error.note == nil ? 0 : 1
        #expect(!hasSuggestion || error.note == nil, "\(error)")
      }
    }
    #expect(suggested > TestSize.amount(10, all: 200))
    #expect(listed > TestSize.amount(-1, all: 0))
  }
}
