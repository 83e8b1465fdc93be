import LabKitSupport
import LabLanguageSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Damaged and hostile files of rules of other products.
@Suite struct BadRuleImports {
  /// A file of each format.
  private static let texts = [
    """
    { "version": "1", "events": [{ "event_name": "Buy", "event_type": "appclick",
      "event": { "element_path": "UIView/UIButton[0]", "screen_name": "Home" } }] }
    """,
    """
    { "event_bindings": [{ "event_type": "ui_control", "event_name": "Buy",
      "path": "/UIView/UIButton[0]", "control_event": 64 }] }
    """,
    """
    { "results": [{ "name": "Buy", "steps": [{ "event": "$autocapture", "selector": "UIButton",
      "text": "Buy", "text_matching": "exact" }] }] }
    """,
  ]

  private func run(_ text: String) -> (run: LabRun, files: WrittenFiles) {
    let files = WrittenFiles(["in.json": text])
    return (files.lab("rules", "import", "in.json", "--rules", "rules/out.json5"), files)
  }

  private func expectRefusal(of text: String, _ name: String) {
    let (run, files) = run(text)
    #expect(run.code == .invalid, "\(name): \(run.code) \(run.output)")
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("in.json"), "\(name): \(run.messages)")
    #expect(run.messages.contains("; "), "\(name): \(run.messages)")
    #expect(Set(files.texts.keys) == ["in.json"], "\(name)")
  }

  @Test(arguments: texts)
  func `a whole file is imported`(_ text: String) {
    #expect(run(text).run.code == .held)
  }

  /// The item of each format alone, without the list around it.
  @Test(arguments: [
    (
      """
      { "event_type": "ui_control", "event_name": "Buy", "path": "/UIView/UIButton[0]",
        "control_event": 64 }
      """, "mixpanel"
    ),
    ("{ \"name\": \"Buy\", \"steps\": [{ \"selector\": \"UIButton\" }] }", "postHog"),
  ])
  func `a single item is imported like a list of one`(_ text: String, _ scheme: String) {
    let (alone, list) = (run(text), run("[\(text)]"))
    #expect(alone.run.code == .held, "\(alone.run.messages)")
    #expect(alone.files.texts["rules/out.json5"]?.contains("scheme: \"\(scheme)\"") == true)
    #expect(alone.files.texts["rules/out.json5"] == list.files.texts["rules/out.json5"])
  }

  @Test(arguments: ["购买", "$x", "\\u202e", "-1", "01", "0:1:2", "0:", ":", "1.5", "+1"])
  func `a position that no element has leaves out its event or property`(_ position: String) {
    func file(_ event: String, _ property: String, limited: Bool) -> String {
      """
      { "version": "1", "events": [{ "event_name": "Buy", "event_type": "appclick",
        "event": { "element_path": "UIView/UIButton[0]", "screen_name": "Home",
          "element_position": "\(event)", "limit_element_position": \(limited) },
        "properties": [{ "name": "price", "type": "STRING", "regular": "[0-9]+",
          "element_path": "UIView/UILabel[0]", "screen_name": "Home",
          "element_position": "\(property)" }] }] }
      """
    }
    let (event, files) = run(file(position, "0", limited: true))
    #expect(event.code == .held, "\(event.messages)")
    let notes = event.output + event.messages
    #expect(notes.contains("left out an event that is limited to the position"), "\(notes)")
    #expect(notes.contains("no rule of sensors to add; rules/out.json5 stays as it is"))
    #expect(files.texts["rules/out.json5"] == nil)
    let (property, others) = run(file(position, position, limited: false))
    #expect(property.code == .held, "\(property.messages)")
    #expect((property.output + property.messages).contains("left out the property 'price': no "))
    #expect(others.texts["rules/out.json5"]?.contains("name: \"Buy\"") == true)
    #expect(others.texts["rules/out.json5"]?.contains("price") == false)
  }

  /// A configuration of one event with a limit to a position, and the file of its system.
  private static func configuration(
    _ flag: String, key: String = "limit_element_position", os: String = "iOS",
    path: String = "UIView/UIButton[0]"
  ) -> String {
    """
    { "version": "1", "os": "\(os)", "events": [{ "event_name": "Buy", "event":
      { "element_path": "\(path)", "screen_name": "Home", "element_position": "0:2",
        "element_content": "Tea", "\(key)": \(flag) } }] }
    """
  }

  @Test(arguments: ["limit_element_position", "limit_element_content"])
  func `a limit is true in any way that configurations write it`(_ key: String) throws {
    let limit = key.hasSuffix("content") ? "content: \"Tea\"" : "position: \"0:2\""
    for (flag, isTrue) in [
      ("true", true), ("1", true), ("\"true\"", true), ("\"1\"", true), ("false", false),
      ("0", false), ("\"false\"", false), ("\"0\"", false), ("null", false), ("\"\"", false),
    ] {
      let (result, files) = run(Self.configuration(flag, key: key))
      #expect(result.code == .held, "\(flag): \(result.messages)")
      #expect(files.texts["rules/out.json5"]?.contains(limit) == isTrue, "\(flag)")
    }
    for flag in ["\"maybe\"", "2", "[]", "{}", "0.5"] {
      expectRefusal(of: Self.configuration(flag, key: key), flag)
    }
  }

  @Test(arguments: ["Android", "android", "js", "HarmonyOS"])
  func `a configuration of another system is refused`(_ system: String) {
    expectRefusal(of: Self.configuration("false", os: system), system)
  }

  @Test func `an event with a path of Android is left out`() {
    let path = "android.widget.LinearLayout[0]/android.widget.Button[0]"
    let (result, _) = run(Self.configuration("false", os: "", path: path))
    let notes = result.output + result.messages
    #expect(notes.contains("left out an event with a path of Android"), "\(notes)")
  }

  @Test(arguments: ["[7, ITEM]", "[null, ITEM]", "[{}, ITEM]"])
  func `a list with something else before its items is refused at that place`(_ list: String) {
    let item =
      "{ \"event_type\": \"ui_control\", \"event_name\": \"Buy\", "
      + "\"path\": \"/UIView\", \"control_event\": 64 }"
    let text = list.replacing("ITEM", with: item)
    expectRefusal(of: text, text)
    #expect(run(text).run.messages.contains("in.json:1:2: "), "\(run(text).run.messages)")
  }

  @Test func `names without Latin letters get different valid names`() throws {
    let long = String(repeating: "长", count: 120)
    let names = ["购买", "出售", "__", long + "a", long + "b"]
    let items = names.map {
      "{ \"event_type\": \"ui_control\", \"event_name\": \"\($0)\", \"path\": \"/UIView\", "
        + "\"control_event\": 64 }"
    }
    let (result, files) = run("[\(items.joined(separator: ", "))]")
    #expect(result.code == .held, "\(result.messages)")
    let text = try #require(files.texts["rules/out.json5"])
    let found = text.matches(of: #/name: "(\w+)"/#).map { String($0.1) }
    #expect(Set(found).count == names.count, "\(found)")
    #expect(found.allSatisfy { $0.count <= 100 }, "\(found)")
    #expect(found.contains("__"))
  }

  @Test(arguments: texts)
  func `a file cut off anywhere is refused, and nothing is written`(_ text: String) {
    for count in 0..<text.utf8.count {
      expectRefusal(of: String(text.prefix(count)), "\(count)")
    }
  }

  /// Edits of the files: a text by another one.
  private static let edits: [(old: String, new: String)] = [
    ("\"events\"", "\"event\""), ("\"event_bindings\"", "\"bindings\""),
    ("\"results\"", "\"result\""), ("ui_control", "ui_switch"), ("64", "-1"), ("64", "\"64\""),
    ("\"control_event\": 64", "\"verify_event\": 1"), ("/UIView/", "UIView/"),
    ("UIButton[0]", "UIButton["), ("UIButton[0]", "UIButton[x SOUNDS 'y']"),
    ("\"selector\": \"UIButton\"", "\"selector\": \"UIButton[\""),
    ("\"exact\"", "\"fuzzy\""), ("\"Buy\"", "7"), ("\"Home\"", "[]"),
    ("\"event_name\": ", "\"n\": "),
    ("\"element_path\"", "\"path\""), ("\"steps\"", "\"step\""), ("}]", "}, 7]"),
  ]

  @Test(arguments: edits.indices)
  func `a wrong part is refused with its place and a remedy`(_ index: Int) {
    let edit = Self.edits[index]
    let edited = Self.texts.filter { $0.contains(edit.old) }
      .map { $0.replacing(edit.old, with: edit.new) }
    #expect(!edited.isEmpty)
    for text in edited { expectRefusal(of: text, "\(edit)") }
  }

  @Test(arguments: texts.indices)
  func `two rules of one name are refused`(_ index: Int) {
    let text = Self.texts[index]
    let start = text.firstIndex(of: "[") ?? text.startIndex
    let end = text.lastIndex(of: "]") ?? text.startIndex
    let item = text[text.index(after: start)..<end]
    expectRefusal(of: text.replacing(item, with: "\(item), \(item)"), text)
  }

  @Test func `content of another kind, too deep or too large is refused`() {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    for text in ["[]", "{}", "7", "\"a\"", "<a/>", "{ scenario: 'A' }", deep] {
      expectRefusal(of: text, text)
    }
    guard TestSize.current == .whole else { return }
    expectRefusal(of: Self.texts[0] + String(repeating: " ", count: 64 << 20), "large")
  }
}
