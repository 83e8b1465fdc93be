import AutoTrack
import LabLanguage
import Testing
import TestSupport

@testable import LabImport
@testable import LabKit
@testable import LabRules

/// Versions of which some elements have ids that last, and others none.
@Suite struct MixedIDs {
  private static func version(_ name: String, _ text: String) throws -> ImpactVersion {
    try ImpactVersion(name, [(name, Array(text.utf8))])
  }

  /// A rule of the default scheme for each element that has one of its own.
  static func rules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    let rules = try survey.elements.enumerated().map { number, element in
      CircledRule(
        name: "rule_\(number)",
        element: ElementPattern(
          page: element.sighting.page, path: try PathPattern(element.sighting.path)))
    }
    let judged = try VersionStage.survey(of: version, rules)
    return rules.filter { judged.keys(of: $0.name).count == 1 }
  }

  private static func report(
    _ base: String, _ head: String, usingIDs: Bool = true
  ) throws -> ImpactReport {
    let base = try version("base.json5", base)
    let rules = try rules(of: base)
    return try ImpactReport(
      from: base, rules, to: version("head.json5", head), rules, usingIDs: usingIDs)
  }

  /// The storyboard of the repository as an app file.
  private static func cafe() throws -> String {
    let bytes = Array(try SourceTree.text(of: "Scenarios/import/cafe.storyboard").utf8)
    return AppWriter(try Importer().app(of: [("cafe.storyboard", bytes)])).text()
  }

  private static var origin: Regex<(Substring, Substring)> { /origin: "([^"]*)",?/ }

  /// The ids of the app file; the last case stands for none.
  private static let ids: [String] = {
    let text = (try? cafe()) ?? ""
    return text.matches(of: origin).map { String($0.1) }
  }()

  private static func removingIDs(_ isRemoved: (String) -> Bool) throws -> String {
    try cafe().replacing(origin) { isRemoved(String($0.1)) ? "" : String($0.0) }
  }

  private static func expectKept(_ base: String, _ head: String) throws {
    let report = try report(base, head)
    #expect(report.verdicts.count > 8)
    let others = report.verdicts.filter { $0.outcome != .kept }
    #expect(others.map { "\($0.outcome) \($0.rule.text)" } == [])
  }

  @Test(arguments: TestSpace("MixedIDs", ids + [""]).some(3))
  func `every rule is kept in an equal version, with all ids but one`(_ id: String) throws {
    let text = try Self.removingIDs { $0 == id }
    try Self.expectKept(text, text)
  }

  @Test(arguments: TestSpace("MixedIDs", ids + [""]).some(3))
  func `every rule is kept in an equal version, with one id`(_ id: String) throws {
    let text = try Self.removingIDs { $0 != id }
    try Self.expectKept(text, text)
  }

  @Test(arguments: TestSpace("MixedIDs", ids + [""]).some(2))
  func `every rule is kept if a version loses ids`(_ id: String) throws {
    let all = try Self.cafe()
    for text in [try Self.removingIDs { $0 == id }, try Self.removingIDs { $0 != id }] {
      try Self.expectKept(all, text)
      try Self.expectKept(text, all)
    }
  }

  @Test func `a storyboard has the elements of its import`() throws {
    let base = try Self.version(
      "cafe.storyboard", SourceTree.text(of: "Scenarios/import/cafe.storyboard"))
    let head = try Self.version("cafe.json5", Self.cafe())
    let rules = try Self.rules(of: base)
    for (one, other) in [(base, head), (head, base)] {
      let report = try ImpactReport(from: one, rules, to: other, rules)
      #expect(report.isByIDs)
      #expect(report.count(of: .kept) == rules.count)
    }
  }

  @Test(arguments: ["cell-tea", "order", "pay", "size", "bbi-cart"])
  func `an element with an id is another one than an element with another id`(
    _ id: String
  ) throws {
    let head = try Self.cafe().replacing("origin: \"\(id)\"", with: "origin: \"new\"")
    let report = try Self.report(try Self.cafe(), head)
    let changed = report.verdicts.filter { $0.outcome != .kept }
    // The segments of a control go with it.
    #expect(changed.map(\.outcome) == Array(repeating: .remade, count: id == "size" ? 3 : 1))
    #expect(changed.flatMap(\.now) == [])
  }

  /// A button that a person has added to the import, before others.
  private static func added(_ title: String, _ action: String) throws -> String {
    let order = "outlets: [\"orderButton\"],"
    let button = """
      is: "UIButton", id: "\(title)", title: "\(title)", frame: [20, 300, 350, 44],
        on: { touchUpInside: "\(action)" } },
      { is: "UIButton", origin: "order", \(order)
      """
    return try cafe()
      .replacing(/is: "UIButton",\s*origin: "order",\s*outlets: \["orderButton"\],/, with: button)
      .replacing("\"didTapOrder:\": [", with: "\"share:\": [], \"send:\": [], \"didTapOrder:\": [")
  }

  @Test(arguments: ["Share", "Send"], ["share:", "send:"])
  func `an element without an id is judged as without all ids`(
    _ title: String, _ action: String
  ) throws {
    let (base, head) = try (Self.added("Share", "share:"), Self.added(title, action))
    let with = try Self.report(base, head)
    let without = try Self.report(base, head, usingIDs: false)
    #expect(with.verdicts.map(\.outcome) == without.verdicts.map(\.outcome))
    let isOther = title == "Send" && action == "send:"
    #expect(with.verdicts.filter { $0.outcome != .kept }.count == (isOther ? 1 : 0))
  }

  @Test func `evidence names only what facts have decided`() throws {
    let (base, head) = try (Self.added("Share", "share:"), Self.added("Send", "send:"))
    let (old, new) = try (
      VersionStage.survey(of: Self.version("base.json5", base), []),
      VersionStage.survey(of: Self.version("head.json5", head), [])
    )
    let same = ViewCorrespondence(from: old, to: new)
    for view in old.views.values where view.systemPart == nil {
      #expect(same.explanation(of: view.key).isEmpty == view.hasID, "\(view.name)")
    }
  }
}

/// Rows of a list whose cells have no ids, though the list has one.
@Suite struct RowsWithoutIDs {
  private static func app(_ rows: [String]) -> String {
    let cells = rows.map { "{ text: \"\($0)\", select: \"open\($0)\" }" }
    let methods = rows.map { "open\($0): []" }
    return """
      { root: "Home", classes: { Home: { is: "UIViewController", origin: "home-vc",
        view: { origin: "home-v", subviews: [{ is: "UITableView", origin: "list-t",
          frame: [0, 0, 390, 400], sections: [{ rows: [\(cells.joined(separator: ", "))] }] }] },
        methods: { \(methods.joined(separator: ", ")) } } } }
      """
  }

  @Test(arguments: 0...3) func `a row is recognised by its facts, not by its number`(
    _ place: Int
  ) throws {
    let rows = ["Tea", "Coffee", "Water"]
    var more = rows
    more.insert("Matcha", at: place)
    let versions = try [rows, more].map {
      try ImpactVersion("app", [("app.json5", Array(Self.app($0).utf8))])
    }
    let rules = try MixedIDs.rules(of: versions[0])
    #expect(rules.count == rows.count)
    let report = try ImpactReport(from: versions[0], rules, to: versions[1], rules)
    #expect(report.count(of: .kept) == place)
    #expect(report.count(of: .stolen) == rows.count - place)
    for verdict in report.verdicts {
      #expect(verdict.now.map(\.name) == verdict.from.map(\.name))
    }
  }
}
