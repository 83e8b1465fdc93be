import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// The screens of a report: the last screen is repeated only if its facts are equal.
///
/// A picture hardly shows the changes, or not at all. Debug builds compare a repeated screen with a
/// new one, too.
@Suite struct ScreenSights {
  private static let rules = """
    [{ name: "Rows", scheme: "mixpanel", path: "/UIView/UITableView rows of News" },
      { name: "Any", page: "News", path: "News[0]/UIButton[*]" }]
    """

  private static let scenario = """
    { scenario: "Sight", tracker: { rules: ["rules.json5"] },
      app: { root: "News", classes: {
        Other: { is: "NSObject", methods: { "tableView:didSelectRowAtIndexPath:": [] } },
        Busy: { is: "UIView", methods: { layoutSubviews: [
          { super: true }, { addView: { is: "UIView", frame: [0, 0, 1, 1] } } ] } },
        News: { is: "UIViewController",
          methods: { "buy:": [], "tableView:didSelectRowAtIndexPath:": [] },
          view: { subviews: [
            { is: "UITableView", id: "list", frame: [0, 100, 390, 200],
              sections: [{ rows: ["Morning", "Noon"] }] },
            { is: "UITextField", id: "field", frame: [10, 320, 200, 34] },
            { is: "UISwitch", id: "sound", frame: [10, 360, 51, 31], on: { valueChanged: "buy:" } },
            BUSY
            { is: "UIButton", title: "Buy", frame: [10, 400, 100, 44],
              on: { touchUpInside: "buy:" } } ] } } } },
      steps: [{ launch: {} }, { type: "Bu", into: "#field" }, STEP] }
    """

  /// Returns the numbers of the screens after each step.
  private static func screens(changing step: String, _ more: String = "") throws -> [Int] {
    let text = scenario.replacing("STEP", with: step).replacing("BUSY", with: more)
    let folder = MemoryFolder(["s.json5": text, "rules.json5": rules])
    let run = LabRun("run", "s.json5", "--reporter", "report-data=d.json", in: folder)
    #expect(run.code != .invalid, "\(run.messages)")
    let json = try JSONSerialization.jsonObject(with: Data((folder["d.json"] ?? "").utf8))
    let scenarios = (json as? [String: Any])?["scenarios"] as? [[String: Any]]
    let steps = try #require(scenarios?.first?["steps"] as? [[String: Any]])
    return try steps.map { try #require(($0["screens"] as? [Any])?.last as? Int) }
  }

  @Test(arguments: [
    "{ type: \"y\", into: \"#field\" }",
    "{ hook: [{ setDelegate: \"Other\", of: \"#list\" }] }",
    "{ tap: \"#sound\" }", "{ tracker: \"stop\" }",
  ])
  func `a change that a screen's text depends on gives another screen`(_ step: String) throws {
    let screens = try Self.screens(changing: step)
    #expect(screens.count == 3)
    #expect(screens[1] != screens[2])
  }

  @Test(arguments: ["{ wait: \"1s\" }", "{ tap: \"Buy\" }", "{ track: \"Paid\" }"])
  func `a step that changes nothing repeats the screen`(_ step: String) throws {
    let screens = try Self.screens(changing: step)
    #expect(screens[1] == screens[2])
  }

  @Test(.wholeSpace) func `a layout without an end gives a screen for each touch`() throws {
    let screens = try Self.screens(
      changing: "{ tap: \"Buy\" }", "{ is: \"Busy\", frame: [10, 500, 9, 9] },")
    #expect(screens[1] != screens[2])
  }
}
