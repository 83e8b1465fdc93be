import TestSupport
import Testing

/// `docs/fidelity.md` lists the classes and messages whose names differ from UIKit's.
@Suite struct Names {
  private let text: String
  private let sources: [String]

  init() throws {
    text = try SourceTree.text(of: "docs/fidelity.md")
    sources = try SourceTree("Sources/MiniUI").files.map { $0.lines.joined(separator: "\n") }
  }

  @Test func `every class whose name is not UIKit's without the prefix is listed`() {
    let pattern = /ClassDefinition\(\s*(\w+)\.self,\s*name:\s*"(\w+)"/
    let missing = sources.flatMap { $0.matches(of: pattern) }
      .filter { $0.2 != "UI" + $0.1 }
      .map { "| `\($0.2)` | `\($0.1)` |" }
      .filter { !text.contains($0) }
    #expect(missing == [])
  }

  @Test func `every message whose name is not its selector's first part is listed`() {
    let pattern = /static var `?(\w+)`?:\s*Self\s*\{\s*Message\(\s*\.`?([\w:]+)`?\s*\)\s*\}/
    let missing = sources.flatMap { $0.matches(of: pattern) }
      .filter { match in
        let first = match.2.prefix { $0 != ":" }.drop { $0 == "_" }
        return first != match.1
      }
      .map { "| `\($0.2)` | `\($0.1)` |" }
      .filter { !text.contains($0) }
    #expect(missing == [])
  }

  /// Selectors that two classes of UIKit use with different types.
  private static let ofTwoTypes = ["loadHTMLString:baseURL:", "loadRequest:", "setValue:"]

  @Test func `every selector is declared as one message of each type`() {
    let block = /(?s)extension Message where S == ([^{]*?)\s*\{(.*?)\n\}/
    let message = /Message\(\s*\.`?([\w:]+)`?\s*\)/
    let declared = sources.flatMap { $0.matches(of: block) }.flatMap { found in
      found.2.matches(of: message).map { (selector: String($0.1), type: String(found.1)) }
    }
    #expect(declared.count > 290)
    let twice = Dictionary(grouping: declared, by: { "\($0.selector) \($0.type)" })
      .filter { $1.count > 1 }.keys
    #expect(twice.sorted() == [])
    let ofTwoTypes = Dictionary(grouping: declared, by: \.selector).filter { $1.count > 1 }.keys
    #expect(ofTwoTypes.sorted() == Self.ofTwoTypes)
  }

  /// Messages that only apps and trackers send, by ``DynamicObject/send(_:)`` or a key.
  private static let sentByApps: Set = [
    "hasText", "sharedManager", "advertisingIdentifier", "loadFileURL", "loadData",
  ]

  /// A message is unsent if only its declaration and its definition name it.
  @Test func `apps or MiniUI send every message that MiniUI declares`() {
    let declaration = /static var `?(\w+)`?:\s*Self\s*\{\s*Message\(\s*\.`?([\w:]+)`?\s*\)\s*\}/
    let definition = /(?:define|defineSetter|defineOnClass)\(\s*\.`?\w+`?/
    let uses = sources.filter { !$0.contains("public enum SystemSelector") }
      .map { $0.replacing(declaration, with: "").replacing(definition, with: "") }
      .joined(separator: "\n")
    let words = Set(uses.matches(of: /\.`?([\w:]+)`?/).map { String($0.1) })
    let declared = sources.flatMap { $0.matches(of: declaration) }
    let unsent = declared.filter { !words.contains(String($0.1)) && !words.contains(String($0.2)) }
    #expect(Set(unsent.map { String($0.1) }) == Self.sentByApps)
  }
}
