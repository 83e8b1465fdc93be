import AutoTrack
import Foundation
import Testing
@testable import LabRules
import Wording

/// Buttons that the system makes for controllers, where versions remove or rename them.
@Suite struct SystemButtons {
  private static let base = """
    { root: { navigation: "Home" }, classes: {
      Home: { is: "UIViewController", origin: "home-vc", title: "Home",
        view: { origin: "home-v", subviews: [
          { is: "UIButton", origin: "alpha-b", title: "A", frame: [0, 200, 90, 44],
            on: { touchUpInside: "alpha" } },
          { is: "UIButton", origin: "beta-b", title: "B", frame: [0, 300, 90, 44],
            on: { touchUpInside: "beta" } } ] },
        methods: { alpha: [{ show: "Alpha" }], beta: [{ show: "Beta" }] } },
      Alpha: { is: "UIViewController", origin: "alpha-vc", title: "First",
        "navigationItem.rightBarButtonItems": [{ title: "Add", action: "add" }],
        view: { origin: "alpha-v" }, methods: { add: [] } },
      Beta: { is: "UIViewController", origin: "beta-vc", title: "Second",
        "navigationItem.rightBarButtonItems": [{ title: "Add", action: "add" }],
        view: { origin: "beta-v" }, methods: { add: [] } } } }
    """

  /// Alpha is gone, and nothing shows it.
  private static let withoutAlpha = {
    let start = base.range(of: "  Alpha: {")
    let end = base.range(of: "  Beta: {")
    guard let start, let end else { return "" }
    return base.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "")
      .replacing("[{ show: \"Alpha\" }]", with: "[]")
  }()

  private static let renamed = base.replacing("Alpha", with: "Alef")

  private func version(_ text: String) throws -> ImpactVersion {
    try ImpactVersion("app", [("app.json5", Array(text.utf8))])
  }

  /// A rule for each button that the system makes, on the page of its controller.
  private func rules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    return try survey.elements.filter { $0.key.hasPrefix("system/") }.map { element in
      let path = try PathPattern(element.sighting.path)
      let name = element.key.replacing("system/", with: "").replacing("/", with: "_")
      return CircledRule(
        name: name, element: ElementPattern(page: element.sighting.page, path: path))
    }
  }

  private func report(_ head: String, usingIDs: Bool = true) throws -> ImpactReport {
    let base = try version(Self.base)
    let rules = try rules(of: base)
    var report = try ImpactReport(
      from: base, rules, to: try version(head), rules, usingIDs: usingIDs)
    report.suggestRepairs()
    return report
  }

  @Test func `each controller has its own back button and bar buttons`() throws {
    let rules = try rules(of: version(Self.base)).map(\.name)
    #expect(
      Set(rules) == ["alpha-vc_back", "alpha-vc_right_add", "beta-vc_back", "beta-vc_right_add"])
    #expect(try report(Self.base).count(of: .kept) == rules.count)
  }

  /// New ids for all elements, controllers without ids, and other actions of a bar.
  private static let alike = [
    base.replacing(/origin: "/, with: "origin: \"new-"),
    base.replacing(/origin: "(alpha|beta|home)-vc",/, with: ""),
    base.replacing(/origin: "[^"]*",?/, with: ""),
    base.replacing("action: \"add\" }],", with: "action: \"plus\" }],")
      .replacing("add: []", with: "plus: []"),
  ]

  @Test(arguments: alike)
  func `buttons stay with their controllers, whose ids are not read`(_ head: String) throws {
    let report = try report(head, usingIDs: false)
    #expect(report.verdicts.map(\.outcome) == Array(repeating: .kept, count: 4))
    #expect(report.verdicts.allSatisfy { $0.now == $0.to })
  }

  @Test(arguments: alike.dropFirst())
  func `buttons stay with controllers that lose ids, and with those that keep them`(
    _ head: String
  ) throws {
    let report = try report(head)
    #expect(report.verdicts.map(\.outcome) == Array(repeating: .kept, count: 4))
  }

  @Test func `without ids, too, a renamed controller keeps its buttons`() throws {
    let verdicts = try report(Self.renamed, usingIDs: false).verdicts
    for verdict in verdicts where verdict.rule.name.hasPrefix("alpha-vc") {
      #expect(verdict.outcome == .lost)
      #expect(verdict.now.map(\.screen) == ["Alef"])
    }
  }

  @Test func `the buttons of a removed controller go with it`() throws {
    for verdict in try report(Self.withoutAlpha).verdicts {
      let isGone = verdict.rule.name.hasPrefix("alpha-vc")
      #expect(verdict.outcome == (isGone ? .gone : .kept), "\(verdict.rule.name)")
      #expect(verdict.repair == nil)
    }
  }

  @Test func `the buttons of a renamed controller have its name as the cause`() throws {
    for verdict in try report(Self.renamed).verdicts where verdict.rule.name.hasPrefix("alpha-vc") {
      #expect(verdict.outcome == .lost)
      #expect(verdict.from.map(\.screen) == ["Alpha"])
      #expect(verdict.causes.map(\.words) == ["the controller Alpha is called Alef"])
      #expect(verdict.repair?.rule.element.page == "Alef")
      #expect(verdict.repair?.differing == ["screen"])
    }
  }
}
