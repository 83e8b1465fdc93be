import Foundation
import TestSupport
import Testing

/// The links of the documents, and the files that they name, exist.
@Suite struct Links {
  /// The documents, by path from the top of the repository.
  private static let documents: [String] = {
    let files = FileManager.default.enumerator(
      at: Repository.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let top = Repository.root.path().count
    return ((files?.allObjects ?? []).compactMap { $0 as? URL })
      .filter { $0.pathExtension == "md" }
      .map { String($0.path().dropFirst(top).trimmingPrefix("/")) }.sorted()
  }()

  @Test(arguments: documents)
  func `every link leads to a file of this repository, or to another site`(_ path: String) throws {
    let text = try SourceTree.text(of: path)
    let folder = Repository.root.appending(path: path).deletingLastPathComponent()
    let broken = text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).map { String($0.1) }
      .filter { !$0.hasPrefix("http") && !$0.hasPrefix("doc:") }
      .filter { !exists(folder.appending(path: $0)) }
    #expect(broken == [], "\(path)")
  }

  @Test(arguments: documents)
  func `every link to a heading leads to one`(_ path: String) throws {
    let text = try SourceTree.text(of: path)
    let folder = Repository.root.appending(path: path).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)#\s]*)#([^)]+)\)/) where !link.1.hasPrefix("http") {
      let target = folder.appending(path: String(link.1))
      let page = link.1.isEmpty ? text : try String(contentsOf: target, encoding: .utf8)
      let headings = page.matches(of: /(?m)^#+ (.*)$/).map { anchor(of: String($0.1)) }
      #expect(headings.contains(String(link.2)), "\(path): \(link.0)")
    }
  }

  @Test(arguments: documents)
  func `every file that a document names exists`(_ path: String) throws {
    let named = try SourceTree.text(of: path)
      .matches(of: /`((?:Sources|docs|Scenarios|Tests|\.ci)\/[\w\/+.-]+\.\w+)`/)
    let missing = named.map { String($0.1) }
      .filter { !exists(Repository.root.appending(path: $0)) }
    #expect(missing == [], "\(path)")
  }

  /// A new page needs a reason against a section of an existing one.
  @Test func `the documents are 21 to 30 pages`() {
    #expect((21...30).contains(Self.documents.count), "\(Self.documents)")
    #expect(Self.documents.contains("README.md"))
  }

  private func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.standardized.path())
  }

  /// A heading as the fragment of a link, as GitHub makes it.
  private func anchor(of heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
