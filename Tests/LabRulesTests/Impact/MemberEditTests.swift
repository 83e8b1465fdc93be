import AutoTrack
import Foundation
import LabLanguage
import Testing
@testable import LabRules

/// The text of a rule in a file after it became another one.
@Suite struct MemberEditTests {
  private static let examples = """
    matches: [{ scenario: "s.json5", element: "tea" }], // seen
      rejects: [ /* none */ ]
    """

  /// The layouts of a rule with a content that the new one does not have.
  private static let layouts = [
    "{ name: \"A\", page: \"P\", content: \"Tea\", path: \"P[0]/B[0]\", EXAMPLES }",
    "{ content: \"Tea\", /* why */ name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\" }",
    "{ name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\", content: \"Tea\" }",
    "{ name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\", content: \"Tea\", }",
    "{ name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\", // x\n  content: \"Tea\" // y\n }",
    "{name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\", // x\n  content: \"Tea\" /*,*/ ,\n}",
    "{ name: \"A\", // x\n  content: \"Tea\",\n page: \"P\", EXAMPLES, path: \"P[0]/B[0]\" }",
    "{position: \"1\", content: \"Tea\", name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\"}",
    "{name: \"A\", page: \"P\", EXAMPLES, path: \"P[0]/B[0]\", content: \"Tea\", position: \"1\"}",
  ]

  private static func rule(content: String?, position: String?) throws -> CircledRule {
    let path = try PathPattern("P[0]/B[1]")
    return CircledRule(
      name: "A",
      element: ElementPattern(page: "P", path: path, position: position, content: content))
  }

  @Test(arguments: layouts, [(nil, nil), (nil, "2"), ("Mate", nil), ("Mate", "2")])
  func `comments and examples stay, whatever changes`(
    _ layout: String, _ new: (content: String?, position: String?)
  ) throws {
    let text = "[\n  // first\n  " + layout.replacing("EXAMPLES", with: Self.examples) + ",\n]\n"
    let rule = try Self.rule(content: new.content, position: new.position)
    let file = try RuleRewriting(SourceFile(name: "r", bytes: Array(text.utf8)))
    let new = try file.text(replacing: [rule])
    #expect(try RuleRewriting(SourceFile(name: "r", bytes: Array(new.utf8))).rules == [rule])
    for comment in ["// first", "// seen", "/* none */", "/* why */", "// x", "// y", "s.json5"]
    where text.contains(comment) { #expect(new.contains(comment), "\(new)") }
    #expect(!new.contains("\n\n"))
  }

  private static let properties = """
    [{ name: "A", page: "P", path: "P[0]/B[0]", properties: [ // prices
      { name: "x", path: "P[0]/L[0]", /* sum */ pattern: "a" }, // first
      { name: "y", page: "P", path: "P[0]/L[1]", pattern: "b" /* own */ },
      { pattern: "c", /* other */ path: "Q[0]/L[1]", name: "z", page: "Q", type: "number" },
      // end
    ] }]
    """

  @Test(arguments: ["P", "R", "Q"], [true, false])
  func `comments in properties stay when the page changes`(_ page: String, _ isStrict: Bool) throws
  {
    let text =
      isStrict
      ? Self.properties.replacing(#/\/\/.*|\/\*.*?\*\//#, with: "")
        .replacing(#/(\w+):/#) { "\"\($0.1)\":" }.replacing(#/,\s*\]/#, with: "]")
      : Self.properties
    let file = try RuleRewriting(SourceFile(name: "r", bytes: Array(text.utf8)))
    let old = try #require(file.rules.first)
    let path = try PathPattern("\(page)[0]/B[1]")
    let rule = CircledRule(
      name: "A", element: ElementPattern(page: page, path: path), properties: old.properties)
    let new = try file.text(replacing: [rule])
    #expect(try RuleRewriting(SourceFile(name: "r", bytes: Array(new.utf8))).rules == [rule])
    if isStrict {
      #expect((try? JSONSerialization.jsonObject(with: Data(new.utf8))) != nil, "\(new)")
    } else {
      for comment in ["// prices", "/* sum */", "// first", "/* own */", "/* other */", "// end"] {
        #expect(new.contains(comment), "\(new)")
      }
    }
  }

  @Test(arguments: [nil, "Mate"], [nil, "2"])
  func `strict JSON stays strict`(_ content: String?, _ position: String?) throws {
    let text = """
      [{ "name": "A", "page": "P", "path": "P[0]/B[0]", "content": "Tea" }]
      """
    let rule = try Self.rule(content: content, position: position)
    let file = try RuleRewriting(SourceFile(name: "r", bytes: Array(text.utf8)))
    let members =
      [#""path": "P[0]/B[1]""#] + (position.map { [#""position": "\#($0)""#] } ?? [])
      + (content.map { [#""content": "\#($0)""#] } ?? [])
    let start = #"[{ "name": "A", "page": "P", "#
    #expect(
      try file.text(replacing: [rule]) == start + members.joined(separator: ", ") + " }]")
  }
}
