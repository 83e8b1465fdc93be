@testable import LabKit
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabImport
@testable import LabSystem

/// The facts of dumped views, also those that cannot be read.
@Suite struct DumpFacts {
  /// A dump of one view below the root, in a format.
  enum Format: String, CaseIterable, Sendable {
    case crashReport, pageSource, detox, calabash, recursiveDescription

    func dump(_ attributes: [String: String]) -> String {
      let xml = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
      let json = attributes.sorted { $0.key < $1.key }.map { ",\"\($0)\":\($1)" }.joined()
      switch self {
      case .crashReport:
        return """
          {"rendering_system":"UIKIT","windows":[{"type":"UIView","x":0,"y":0,"width":390,
          "height":844,"children":[{"type":"UIButton"\(json)}]}]}
          """
      case .calabash:
        return """
          {"type":"UIView","visible":1,"frame":{"x":0,"y":0,"width":390,"height":844},
          "children":[{"type":"UIButton","frame":{"x":1,"y":1,"width":9,"height":9}\(json)}]}
          """
      case .pageSource:
        return """
          <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
          <XCUIElementTypeButton\(xml)/><XCUIElementTypeOther/></XCUIElementTypeApplication>
          """
      case .detox:
        return """
          <ViewHierarchy><UIView class="UIView" x="0" y="0" width="390" height="844">
          <UIButton class="UIButton"\(xml)/></UIView></ViewHierarchy>
          """
      case .recursiveDescription:
        let pairs = attributes.sorted { $0.key < $1.key }.map { "; \($0) = \($1)" }.joined()
        return """
          <UIView: 0x1; frame = (0 0; 390 844)>
             | <UIButton: 0x2; frame = (0 0; 9 9)\(pairs)>

          """
      }
    }
  }

  /// The values that a format cannot have, by attribute.
  private static let damages: [(Format, String, String)] =
    ["x", "y", "width", "height"].flatMap { key in
      [
        (.crashReport, key, "\"9\""), (.crashReport, key, "[]"), (.pageSource, key, "abc"),
        (.detox, key, "1,5"),
      ]
    }
    + ["width", "height"].flatMap { key in
      [(.crashReport, key, "-1"), (.pageSource, key, "-100"), (.detox, key, "-0.5")]
    } + [
      (.crashReport, "alpha", "\"half\""), (.crashReport, "visible", "\"yes\""),
      (.crashReport, "identifier", "7"), (.crashReport, "view_controller", "true"),
      (.crashReport, "children", "{}"), (.crashReport, "tag", "1.5"),
      (.calabash, "enabled", "\"no\""), (.calabash, "id", "7"), (.calabash, "alpha", "[]"),
      (.calabash, "text", "{}"), (.calabash, "children", "\"\(7)\""),
      (.pageSource, "enabled", "maybe"), (.detox, "alpha", "full"), (.detox, "tag", "seven"),
      (.recursiveDescription, "alpha", "half"), (.recursiveDescription, "tag", "seven"),
      (.recursiveDescription, "hidden", "MAYBE"),
    ]

  private static let frame = ["x": "1", "y": "1", "width": "9", "height": "9"]

  private static func notes(_ format: Format, _ attributes: [String: String]) throws -> [ImportNote]
  {
    let all =
      [Format.calabash, .recursiveDescription].contains(format)
      ? attributes : frame.merging(attributes) { $1 }
    let app = try Importer().app(of: [("a", Array(format.dump(all).utf8))])
    return app.notes.filter { $0.reason == .damagedValue }
  }

  @Test(arguments: damages) func `a value that cannot be read is noted with its element`(
    _ format: Format, _ key: String, _ value: String
  ) throws {
    let notes = try Self.notes(format, [key: value])
    #expect(notes.map(\.subject) == [key])
    #expect(notes.first?.detail?.hasSuffix("Button") == true)
  }

  @Test(arguments: Format.allCases) func `values that can be read are not noted`(
    _ format: Format
  ) throws {
    #expect(try Self.notes(format, [:]) == [])
    guard [.crashReport, .calabash].contains(format) else { return }
    for key in ["alpha", "identifier", "children", "id"] {
      #expect(try Self.notes(format, [key: "null"]) == [])
    }
  }

  private static func source(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication x="0" y="0" width="390" height="844">\(elements)\
    <XCUIElementTypeOther/></XCUIElementTypeApplication>
    """
  }

  private static func settings(_ elements: String) throws -> [String: ImportedValue] {
    let app = try Importer().app(of: [("a.xml", Array(source(elements).utf8))])
    return app.controllers.flatMap(\.nodes).first { $0.type.base != "UIView" }?.settings ?? [:]
  }

  @Test(
    arguments: [
      ("Slider", "50%", ["value": .number(0.5)]), ("Slider", "0.25", ["value": .number(0.25)]),
      ("Stepper", "3", ["value": .number(3)]), ("Slider", "some", [:]),
      ("PageIndicator", "page 2 of 4", ["numberOfPages": .integer(4), "currentPage": .integer(1)]),
      ("PageIndicator", "第2页(共4页)", ["numberOfPages": .integer(4), "currentPage": .integer(1)]),
      ("PageIndicator", "second", [:]), ("Switch", "1", ["isOn": .flag(true)]),
    ] as [(String, String, [String: ImportedValue])])
  func `a driver's value is the value of the control`(
    _ type: String, _ value: String, _ settings: [String: ImportedValue]
  ) throws {
    let name = "XCUIElementType\(type)"
    #expect(
      try Self.settings("<\(name) value=\"\(value)\" x='0' y='0' width='9' height='9'/>")
        == settings)
  }

  @Test(arguments: [-1, 0, 1]) func `the buttons in a segmented control are its segments`(
    _ selected: Int
  ) throws {
    let parts = ["Day", "Week"].enumerated().map { index, title in
      let mark = index == selected ? " selected='true'" : ""
      return "<XCUIElementTypeButton name='\(title)' label='\(title)' x='\(90 - index * 9)' y='0' "
        + "width='9' height='9'\(mark)/>"
    }
    let settings = try Self.settings(
      "<XCUIElementTypeSegmentedControl x='0' y='0' width='99' height='9'>\(parts.joined())"
        + "</XCUIElementTypeSegmentedControl>")
    #expect(settings["segments"] == .texts(["Week", "Day"]))
    #expect(settings["selectedSegmentIndex"] == (selected < 0 ? nil : .integer(1 - selected)))
  }

  @Test(arguments: DumpFixture.all)
  func `each control of a dump can be clicked and named by a rule`(
    _ fixture: DumpFixture
  ) throws {
    let folder = MemoryFolder([fixture.name: fixture.text])
    #expect(LabRun("import", fixture.name, "--app", "app.json5", in: folder).code == .held)
    let app = try #require(folder["app.json5"])
    folder["s.json5"] = "{ scenario: 'S', app: 'app.json5', steps: [{ launch: {} }] }"
    // The button of Detox is a plain view, and the switch of Calabash is disabled.
    let isClickable = !["detox.xml", "dump.json"].contains(fixture.name)
    for name in ["buy", "order", "gift"] where app.contains("id: \"\(name)\"") {
      let run = LabRun("suggest", "s.json5", "#\(name)", in: folder)
      #expect((run.code == .held) == isClickable, "\(run.messages)")
    }
  }
}
