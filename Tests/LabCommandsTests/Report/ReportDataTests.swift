import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabReport

/// The data of a report, as programs read it.
@Suite struct ReportDataOfRuns {
  private static let steps = """
        { launch: {} },
        { tap: "#buy", expect: [ { $AppClick: "Sell" } ] },
        { name: "typing", type: "secret", into: "#name" },
        { background: {} },
    """
  private static let views =
    Shop.views + """

                { is: "UITextField", id: "name", placeholder: "Name", frame: [20, 300, 200, 34] },
                { is: "UILabel", text: "Hidden", hidden: true, frame: [20, 400, 200, 20] },
      """

  private static func data(
    _ text: String = Shop.scenario(steps: steps, views: views)
  ) throws -> (folder: MemoryFolder, data: [String: Any]) {
    let folder = MemoryFolder(["s.json5": text])
    _ = LabRun("run", "s.json5", "--reporter", "report-data=d.json,html=d.html", in: folder)
    let json = try JSONSerialization.jsonObject(with: Data((folder["d.json"] ?? "").utf8))
    return (folder, try #require(json as? [String: Any]))
  }

  private static func steps(of data: [String: Any]) throws -> [[String: Any]] {
    let scenarios = try #require(data["scenarios"] as? [[String: Any]])
    return try #require(scenarios.first?["steps"] as? [[String: Any]])
  }

  /// Returns the views of a screen with their places.
  private static func views(
    of data: [String: Any], screen: Int
  ) throws -> [(place: Int, view: [String: Any])] {
    let screens = try #require(data["screens"] as? [[String: Any]])
    let nodes = try #require(screens[screen]["nodes"] as? [Int])
    let views = try #require(data["views"] as? [[String: Any]])
    return stride(from: 0, to: nodes.count, by: 2).map { ($0 / 2, views[nodes[$0]]) }
  }

  @Test func `a failed scenario has its first cause with the step and the place`() throws {
    let (_, data) = try Self.data()
    let scenario = try #require((data["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["result"] as? String == "failed")
    let cause = try #require(scenario["cause"] as? [String: Any])
    #expect(cause["step"] as? Int == 0)
    #expect((cause["place"] as? String)?.hasPrefix("s.json5:") == true)
  }

  @Test func `a touch names the hit view of the screen at that moment`() throws {
    let (_, data) = try Self.data()
    let step = try Self.steps(of: data)[1]
    let touch = try #require((step["touches"] as? [[String: Any]])?.first)
    let screens = try #require(step["screens"] as? [Any])
    let all = try Self.views(of: data, screen: try #require(screens[1] as? Int))
    let hit = try #require(touch["node"] as? Int)
    #expect(all[hit].view["identifier"] as? String == "buy")
    #expect(all[hit].view["frame"] as? [Int] == [20, 100, 100, 44])
    #expect(all[hit].view["tap"] as? String == "click")
    let chain = try #require(touch["chain"] as? [[Any]])
    #expect(chain.first?.last as? Int == hit)
    let way = try #require(touch["hitTest"] as? [[Any]]).filter { $0.count == 4 }
    #expect(way.last?.last as? Int == hit)
  }

  @Test func `an event lists the properties that differ from the expectation`() throws {
    let (_, data) = try Self.data()
    let event = try #require((try Self.steps(of: data)[1]["events"] as? [[String: Any]])?.first)
    let wrong = try #require(event["wrong"] as? [[String: String]])
    #expect(wrong == [["key": "$element_content", "expected": "\"Sell\""]])
  }

  @Test(arguments: ["hidden: true", "alpha: 0", "alpha: 0.005"])
  func `a view that cannot be seen has the kind that it has when it is seen`(
    _ state: String
  ) throws {
    let types = [
      "UIButton", "UILabel", "UISwitch", "UISlider", "UIStepper", "UITextField", "UITextView",
      "UIImageView", "UIPageControl", "UISearchBar", "UITableView",
    ]
    func views(_ name: String, _ more: String = "") -> String {
      types.map { "{ is: '\($0)', id: '\(name) \($0)', frame: [0, 0, 90, 40]\(more) }, " }.joined()
    }
    let all =
      views("seen") + views("unseen", ", \(state)")
      + "{ \(state), frame: [0, 0, 390, 400], subviews: [\(views("inner"))] }"
    let (_, data) = try Self.data(Shop.scenario(steps: "{ launch: {} }", views: all))
    let written = try #require(data["views"] as? [[String: Any]])
    func kind(_ name: String) -> String? {
      written.first { $0["identifier"] as? String == name }?["kind"] as? String
    }
    for type in types {
      let seen = try #require(kind("seen \(type)"))
      #expect(kind("unseen \(type)") == seen)
      #expect(kind("inner \(type)") == seen)
    }
  }

  @Test func `typed texts are not in the data`() throws {
    let (folder, data) = try Self.data()
    let verbs = try Self.steps(of: data).map { step -> [String: Any] in
      step.filter { !["verb", "source", "why"].contains($0.key) }
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: verbs), as: UTF8.self)
    #expect(!text.contains("secret"))
    let views = String(
      decoding: try JSONSerialization.data(withJSONObject: data["views"] ?? []), as: UTF8.self)
    #expect(!views.contains("secret"))
    #expect(folder["d.html"]?.contains("secret") == true)
  }

  @Test func `an app in the background has no screen`() throws {
    let (_, data) = try Self.data()
    let last = try #require(try Self.steps(of: data).last)
    #expect(last["state"] as? String == "background")
    let screens = try #require(last["screens"] as? [Any])
    #expect(screens[0] is Int)
    #expect(screens[2] is NSNull)
  }

  @Test func `the data and the page are the same bytes on each run`() throws {
    let (first, second) = (try Self.data().folder, try Self.data().folder)
    #expect(first["d.json"] != nil)
    #expect(first["d.json"] == second["d.json"])
    #expect(first["d.html"] == second["d.html"])
  }

  @Test func `views beyond the bound are left out, and the scenario says so`() throws {
    let many = (0..<2100).map { "{ is: \"UIView\", frame: [0, \($0), 1, 1] }" }
      .joined(separator: ",\n")
    let (_, data) = try Self.data(
      Shop.scenario(steps: "{ launch: {} },", views: Shop.views + ",\n".dropFirst() + many))
    let scenario = try #require((data["scenarios"] as? [[String: Any]])?.first)
    #expect((scenario["omitted"] as? String)?.contains("after the first 2000") == true)
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect((screens[0]["nodes"] as? [Int])?.count == 2 * ReportLimits().viewsOfScreen)
  }

  @Test func `a skipped scenario has its reason and no steps`() throws {
    let text = Shop.scenario(steps: "{ launch: {} },").replacing(
      "scenario: \"A shop\",", with: "scenario: \"A shop\", skip: \"not yet\",")
    let folder = MemoryFolder(["s.json5": text])
    _ = LabRun("run", "s.json5", "--reporter", "report-data=d.json", in: folder)
    #expect(folder["d.json"]?.contains("\"reason\":\"not yet\",\"steps\":[]") == true)
  }
}
