import Foundation
import TestSupport
import Testing

/// The landing page of a library's documentation lists its public types.
///
/// AutoTrackHTTP and LabCommands have one public type each and no page.
@Suite struct Catalogues {
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
    Library(name: "LabKit", folder: "Sources/lab/LabKit"),
    Library(name: "LabRules", folder: "Sources/lab/LabRules"),
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
    return try SourceTree(library.folder).files
      .filter { file in
        // These are modules of their own.
        !["Sources/AutoTrack/Delivery/HTTP/", "Sources/MiniUI/Wording/"].contains {
          file.path.hasPrefix($0)
        }
      }
      .flatMap(\.lines).filter { $0.mentions("public ") || $0.mentions("open ") }
      .compactMap { $0.prefixMatch(of: declaration).map { String($0.name) } }
  }

  private static func articles(of library: Library) throws -> [(name: String, lineCount: Int)] {
    let folder = "\(library.folder)/\(library.name).docc"
    let path = Repository.root.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".md") && $0 != "\(library.name).md" }
      .map { name in
        let text = try SourceTree.text(of: "\(folder)/\(name)")
        return (String(name.dropLast(3)), text.split(separator: "\n").count)
      }
  }
}
