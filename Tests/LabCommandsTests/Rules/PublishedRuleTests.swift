import AutoTrack
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabRules
@testable import LabSystem

/// Rules in the formats of other products.
@Suite struct PublishedRules {
  /// Returns a file of rules, read as `lab rules import` reads it.
  private static func imported(_ text: String) throws -> ImportedRules {
    try ImportedRules(of: SourceFile(name: "f.json", bytes: Array(text.utf8)))
  }

  @Test(arguments: PublishedFormat.all.map(\.name))
  func `the import of an export gives the same rules`(name: String) throws {
    let format = try #require(PublishedFormat.all.first { $0.name == name })
    for seed in TestSpace("PublishedRules", 0..<200).some(20) {
      var random = RandomRules(seed: UInt64(seed))
      let rules = try random.rules(of: name)
      let exported = ExportedRules(rules, as: format)
      #expect(exported.notes == [])
      let back = try Self.imported(exported.text)
      #expect(back.format.name == name)
      #expect(back.notes == [])
      #expect(back.rules == rules, "seed \(seed)")
    }
  }

  @Test func `a rules file of all schemes reads back from its own lines`() throws {
    for seed in 0..<100 {
      var random = RandomRules(seed: UInt64(seed))
      var rules: [CircledRule] = []
      for (number, name) in PathSchemes.names.enumerated() {
        rules += try random.rules(of: name).map { rule in
          CircledRule(name: "\(rule.name)_\(number)", element: rule.element)
        }
      }
      let text = "[\n" + rules.map { "  \($0.text),\n" }.joined() + "]\n"
      let mistakes = Mistakes(in: try SourceFile(name: "r.json5", bytes: Array(text.utf8)))
      let read = CircledRule.file.read(fileOf: mistakes)
      #expect(mistakes.errors == [])
      #expect(read?.map(\.value) == rules)
    }
  }

  @Test func `a configuration of visualised tracking keeps its limits`() throws {
    let imported = try Self.imported(
      """
      { "version": "1.0.1", "project": "default", "app_id": "a", "os": "iOS", "events": [
        { "event_name": "buyTap", "event_type": "appclick",
          "event": { "element_path": "UIView/UIButton[0]", "screen_name": "ShopVC",
            "element_position": "0:2", "element_content": "Buy", "limit_element_position": false,
            "limit_element_content": true, "h5": false },
          "properties": [{ "name": "price", "type": "NUMBER", "regular": "\\\\d+" }] },
        { "event_name": "page", "event": { "h5": true, "element_path": "x" } },
        { "event_name": "nowhere", "event": { "element_path": "UIView" } },
        { "event_name": "empty", "event": { "element_path": "UIView", "screen_name": "A",
          "limit_element_content": true } },
        { "event_name": "立即购买", "event": { "element_path": "UIView", "screen_name": "A" } },
      ] }
      """)
    let path = try SensorsPathScheme().rule("UIView/UIButton[0]")
    #expect(
      imported.rules.first
        == CircledRule(
          name: "buyTap",
          element: ElementPattern(page: "ShopVC", matching: path, content: "Buy")))
    #expect(imported.rules.map(\.name) == ["buyTap", "____"] || imported.rules.count == 2)
    #expect(imported.notes.count == 5)
    #expect(
      imported.notes[0]
        == "f.json:6:20: left out the property 'price': it needs 'element_path' and 'screen_name'")
  }

  @Test func `bindings keep their control events and delegates`() throws {
    let imported = try Self.imported(
      """
      [ { "event_type": "ui_control", "event_name": "Buy", "path": "/UIView/UIButton[0]",
          "control_event": 64, "verify_event": 0 },
        { "event_type": "ui_control", "event_name": "Sell", "path": "/UIView/UIButton(unique)",
          "control_event": 64, "verify_event": 1 },
        { "event_type": "ui_table_view", "event_name": "Row",
          "path": "/UIViewController/UITableView", "table_delegate": "TableController" } ]
      """)
    #expect(
      imported.rules.map(\.path) == [
        "/UIView/UIButton[0] on 64", "/UIView/UIButton(unique) on 64 after 1",
        "/UIViewController/UITableView rows of TableController",
      ])
  }

  @Test func `the steps of an action become one rule`() throws {
    let imported = try Self.imported(
      """
      { "results": [
        { "name": "Buy", "steps": [
          { "event": "$autocapture", "selector": "UIView > BuyButton", "text": "Buy", "url": null },
          { "event": "$pageview", "url": "x" },
          { "event": "$autocapture", "selector_regex": "a/b", "tag_name": "UIButton",
            "text": "No \\"x\\"", "text_matching": "contains", "url": "Home" },
          { "event": "$autocapture", "href": "https://x" } ] },
        { "name": "Nothing", "steps": [{ "event": "$pageview" }] } ] }
      """)
    let second = #"/a\/b/ && UIButton[text*="No \"x\""] && url*="Home""#
    #expect(
      imported.rules.map(\.path) == [#"UIView > BuyButton && [text="Buy"] || "# + second])
    #expect(imported.notes.count == 4)
  }

  @Test(arguments: [
    ("{}", "f.json: the file is in none of the formats"),
    ("[1]", "f.json: the file is in none of the formats"), ("{", "f.json:1:2: "),
    ("{ \"events\": [{ \"event_name\": 1, \"event\": {} }] }", "left out"),
    (
      "{ \"event_bindings\": [{ \"event_type\": \"ui_contrl\", \"event_name\": \"A\", "
        + "\"path\": \"/A\" }] }", "unknown event_type 'ui_contrl'; did you mean 'ui_control'?"
    ),
    (
      "[{ \"event_type\": \"ui_control\", \"event_name\": \"A\", \"path\": \"/A[x ~ 1]\", "
        + "\"control_event\": 64 }]", "'/A[x ~ 1] on 64' is not a rule of mixpanel: expected one of"
    ),
    (
      "[{ \"name\": \"A\", \"steps\": [{ \"text\": \"a\", \"text_matching\": \"fuzzy\" }] }]",
      "unknown 'text_matching' 'fuzzy'; write exact, contains or regex"
    ),
    (
      "[{ \"name\": \"A\", \"steps\": [{ \"selector\": \"UIView\" }] }, "
        + "{ \"name\": \"A\", \"steps\": [{ \"selector\": \"UILabel\" }] }]",
      "another rule is called 'A'; give each event another name"
    ),
  ])
  func `a file that is not understood has its place, the reason and a remedy`(
    text: String, message: String
  ) {
    do throws(LabError) {
      let file = try? SourceFile(name: "f.json", bytes: Array(text.utf8))
      guard let file else { return }
      let imported = try ImportedRules(of: file)
      let isNoted = imported.notes.contains { note in note.contains(message) }
      #expect(isNoted)
    } catch {
      guard case .invalid(let errors) = error else {
        Issue.record("another error: \(error)")
        return
      }
      let shown = errors.first.map(\.description) ?? ""
      #expect(shown.contains(message))
    }
  }
}

/// Random rules of each scheme.
struct RandomRules {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[next(items.count)] }

  private mutating func className() -> String {
    pick(["UIView", "UIButton", "UILabel", "ProductCell", "Shop.BuyButton", "_UIPrivate"])
  }

  private mutating func text() -> String {
    pick(["Buy", "a \"b\"", "50% off_", "back\\slash", "x && y || z", "立即", "/path/", " on 64"])
  }

  /// Returns up to eight rules of a scheme with distinct names.
  mutating func rules(of scheme: String) throws -> [CircledRule] {
    try (0..<next(8)).map { number in
      CircledRule(name: "rule_\(number)", element: try pattern(scheme))
    }
  }

  private mutating func pattern(_ scheme: String) throws -> ElementPattern {
    if scheme == "default" {
      let steps = (0..<(1 + next(4))).map { _ in
        className().split(separator: ".").joined() + pick(["[0]", "[*]", "[0:2]", "[header:1]"])
      }
      return ElementPattern(
        page: "Home", path: try PathPattern(steps.joined(separator: "/")),
        position: pick([nil, "1", "0:2"]), content: pick([nil, text()]))
    }
    let rule = try #require(PathSchemes.scheme(named: scheme)).rule(path(of: scheme))
    guard scheme == "sensors" else { return ElementPattern(matching: rule) }
    return ElementPattern(
      page: className(), matching: rule, position: pick([nil, "1", "0:2"]),
      content: pick([nil, text()]))
  }

  private mutating func path(of scheme: String) -> String {
    let classes = (0..<(1 + next(4))).map { _ in className() }
    switch scheme {
    case "sensors": return classes.map { "\($0)[\(next(3))]" }.joined(separator: "/")
    case "amplitude": return classes.joined(separator: " → ")
    case "growingIO":
      let indexes = classes.map { _ in pick(["0", "1", "*", "-"]) }
      let end = pick(["", " & " + indexes.map { "/\($0)" }.joined()])
      return classes.map { "/\($0)" }.joined() + end
    case "mixpanel": return mixpanel(classes)
    default: return (0..<(1 + next(3))).map { _ in step() }.joined(separator: " || ")
    }
  }

  private mutating func mixpanel(_ classes: [String]) -> String {
    let conditions = [
      "", "[2]", "(unique)", "[text == \"x on 64\"]", "[tag == 1 AND hidden == NO]",
    ]
    let path = classes.map { name in
      let condition = pick(conditions)
      return "/" + name + condition
    }.joined()
    return path + pick([" on 64", " on 4096 after 1", " rows of TableController"])
  }

  private mutating func step() -> String {
    func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    let signs = ["=", "*="]
    var parts: [String] = []
    if next(2) == 0 { parts.append(pick(["UIView > A", "UIView B", "*", "A[id=\"x\"]"])) }
    if next(3) == 0 { parts.append(pick(["/a\\/b/", "/^UIView.*$/", "/a\\.b && c/"])) }
    if next(2) == 0 {
      parts.append(pick(["", "UIButton"]) + "[text" + pick(signs) + quoted(text()) + "]")
    }
    if next(3) == 0 || parts.isEmpty { parts.append("url" + pick(signs) + quoted(text())) }
    return parts.joined(separator: " && ")
  }
}
