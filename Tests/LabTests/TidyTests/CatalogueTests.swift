import Foundation
import Testing
@testable import LabSystem

/// The landing page of each library's documentation lists its public types.
@Suite struct Catalogues {
  /// A library and its folder.
  struct Library: CustomTestStringConvertible {
    let name: String
    let folder: String
    var testDescription: String { name }

    /// The path of the landing page.
    var page: String { "\(folder)/\(name).docc/\(name).md" }
  }

  private static let libraries = [
    Library(name: "MiniUI", folder: "Sources/MiniUI"),
    Library(name: "AutoTrack", folder: "Sources/AutoTrack"),
    Library(name: "AutoTrackHTTP", folder: "Sources/AutoTrack/Delivery/HTTP"),
    Library(name: "LabKit", folder: "Sources/lab/LabKit"),
    Library(name: "LabRules", folder: "Sources/lab/LabRules"),
    Library(name: "LabCommands", folder: "Sources/lab/LabCommands"),
  ]

  @Test(arguments: libraries)
  func `a landing page lists every public type`(_ library: Library) throws {
    let page = try SourceTree.text(of: library.page)
    let types = try Self.publicTypes(of: library)
    #expect(!types.isEmpty)
    #expect(types.filter { !page.contains("\n- ``\($0)``") } == [], "add them to \(library.page)")
  }

  @Test(arguments: libraries)
  func `a landing page lists every article, and an article has at most 150 lines`(
    _ library: Library
  ) throws {
    let page = try SourceTree.text(of: library.page)
    for article in try Self.articles(of: library) {
      #expect(page.contains("\n- <doc:\(article.name)>"), "\(article.name)")
      #expect(article.lineCount <= 150, "\(article.name)")
    }
  }

  /// The public types at the top level of a library's files.
  private static func publicTypes(of library: Library) throws -> [String] {
    let declaration =
      #/
      ^(?:@\w+(?:\([^)]*\))?\ )*(?:public|open)\ (?:final\ |indirect\ )*
      (?:class|struct|enum|protocol|typealias|actor)\ (?<name>\w+)
      /#
    let inner = libraries.filter { $0.folder.hasPrefix("\(library.folder)/") }
    return try SourceTree(library.folder).files
      .filter { file in !inner.contains { file.path.hasPrefix("\($0.folder)/") } }
      .flatMap(\.lines).filter { $0.mentions("public ") || $0.mentions("open ") }
      .compactMap { $0.prefixMatch(of: declaration).map { String($0.name) } }
  }

  /// The articles of a library, by name, with their lengths.
  private static func articles(of library: Library) throws -> [(name: String, lineCount: Int)] {
    let folder = "\(library.folder)/\(library.name).docc"
    return try Disk().names(in: Repository.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") && $0 != "\(library.name).md" }
      .map { name in
        let text = try SourceTree.text(of: "\(folder)/\(name)")
        return (String(name.dropLast(3)), text.split(separator: "\n").count)
      }
  }
}
