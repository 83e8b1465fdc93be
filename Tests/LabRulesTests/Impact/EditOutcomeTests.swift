import MiniUI
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabKit
@testable import LabRules

/// The judge of a report's edits beside `lab impact`, on the app files before and after each edit.
@Suite struct EditOutcomeAgreement {
  private static let frame = ShownApp.frame
  private static let app = """
    { root: "HomeViewController", classes: {
      Card: { is: "UIView" }, Row: { is: "UITableViewCell" },
      HomeViewController: { is: "UIViewController", origin: "vc", view: { origin: "v", subviews: [
        { is: "UITableView", \(frame), sections: [
          { rows: [{ text: "A", select: "go" }, { text: "B", select: "go" }] },
          { rows: [{ text: "C", select: "go", is: "Row" }, { text: "D", select: "go" }] },
          { rows: [{ text: "E", select: "go" }] } ] },
        { is: "Card", id: "card", \(frame), subviews: [
          { is: "UILabel", \(frame), text: "Price 5" },
          { is: "UIButton", \(frame), id: "save", title: "Save", on: { touchUpInside: "go" } },
          { is: "UIButton", \(frame), id: "send", title: "Send 2", on: { touchUpInside: "go" } }
        ] },
        { \(frame), subviews: [
          { is: "UIButton", \(frame), title: "Help", on: { touchUpInside: "go" } } ] },
        { is: "UISwitch", \(frame), id: "sound", on: { valueChanged: "go" } } ] },
        methods: { go: [] } } } }
    """

  /// Without ids in the files, the facts decide; the copies are those that have the same ones.
  @Test(arguments: [true, false])
  func `each edit has the outcomes of lab impact on the two app files`(_ hasIDs: Bool) throws {
    let shown = try ShownApp(Self.app)
    func version(_ tree: ViewTree) throws -> ImpactVersion {
      let file = shown.file(of: tree)
      let text = hasIDs ? file : file.replacing(/, origin: "v\d+"/, with: "")
      return try ImpactVersion("app", [("app.json5", Array(text.utf8))])
    }
    let base = try version(shown.tree)
    let survey = try VersionStage.survey(of: base, [])
    #expect(survey.faults == [])
    let rules = try survey.elements.enumerated().map { number, element in
      let click = element.sighting
      return CircledRule(
        name: "rule\(number)",
        element: ElementPattern(
          page: click.page, path: try PathPattern(click.path), position: click.position))
    }
    let outcomes = EditOutcomes(
      of: rules.map(\.element), on: shown.screen, editing: shown.written)
    #expect(outcomes.matches.map(\.count) == rules.map { _ in 1 })
    #expect(Set(outcomes.rows.map(\.edit.kind)).count > 12)
    let copies = outcomes.rows.filter { $0.edit.kind == .duplicate }
    let others = outcomes.rows.filter { hasIDs && $0.edit.kind != .duplicate }
    let space = TestSpace("EditOutcomeAgreement", others)
    for row in copies + space.covering({ [$0.edit.kind.rawValue, "\($0.edit.variant)"] }) {
      let tree = try #require(shown.tree.applying(row.edit))
      let head = try version(tree)
      let report = try ImpactReport(from: base, rules, to: head, rules)
      let broken = Dictionary(uniqueKeysWithValues: row.broken.map { ($0.rule, $0.outcome) })
      let found = rules.indices.map { "\($0) \((broken[$0] ?? .kept).name)" }
      let wanted = report.verdicts.enumerated().map { "\($0) \($1.outcome.name)" }
      #expect(found == wanted, "\(row.edit.description(in: shown.tree)): \(shown.file(of: tree))")
    }
  }
}

/// An app of one screen, which writes the app file of each edit of it.
private struct ShownApp {
  static let frame = "frame: [0, 0, 390, 700]"
  let tree: ViewTree
  let screen: RuleScreen
  /// The ids of the views that the file describes.
  let written: [Int]
  /// The classes of the views that the system makes.
  private let hidden: Set<String>

  init(_ text: String) throws {
    let version = try ImpactVersion("app", [("app.json5", Array(text.utf8))])
    let simulation = Simulation(version.loaded, seed: 1, keepingEvents: false)
    simulation.scriptLog.keepsSources = true
    _ = simulation.run(through: 0) { _ in }
    let session = try #require(simulation.session)
    let placement = ScreenPlacement.all(in: version.app, from: version.entrances)[0]
    session.app.show(placement.root, in: session.process)
    try simulation.require(session.process.mainLoop.settle())
    screen = RuleScreen(of: session)
    let views = session.process.application.visibleWindows.flatMap(\.everything).filter {
      ViewSource.of($0) != nil
    }
    let (tree, elements) = ViewTree.snapshot(of: session.process, locating: views)
    (self.tree, written) = (tree, elements.map(\.id))
    let own = Set(written)
    hidden = Set(tree.elements.filter { !own.contains($0.id) }.map(\.className))
      .subtracting(elements.map(\.className))
  }

  func file(of tree: ViewTree) -> String {
    guard let root = tree.elements.first(where: { $0.controllerName?.hasPrefix("Home") ?? false }),
      let screen = root.controllerName
    else { return "" }
    let classes = Dictionary(
      tree.elements.filter { !$0.className.hasPrefix("UI") && !$0.className.hasPrefix("_") }
        .map { (name($0), "\(name($0)): { is: \"\(system($0))\" }") }
    ) { first, _ in first }
    return """
      { root: "\(screen)", classes: { \(classes.values.sorted().joined(separator: ", ")),
        \(screen): { is: "UIViewController", origin: "vc", view: \(view(root)),
          methods: { go: [] } } } }
      """
  }

  private func name(_ element: ViewTree.Element) -> String {
    String(element.className.split(separator: ".").last ?? "")
  }

  /// The nearest class of UIKit.
  private func system(_ element: ViewTree.Element) -> String {
    element.type.lineage.first { $0.hasPrefix("UI") } ?? "UIView"
  }

  private func view(_ element: ViewTree.Element) -> String {
    var members = ["is: \"\(name(element))\"", "origin: \"v\(element.id)\""]
    if element.controllerName == nil, element.listPlace == nil { members.append(Self.frame) }
    if let id = element.accessibilityIdentifier { members.append("id: \"\(id)\"") }
    switch system(element) {
    case "UITableViewCell":
      members += ["text: \"\(text(element))\"", "select: \"go\""]
    case "UIButton":
      members += ["title: \"\(text(element))\"", "on: { touchUpInside: \"go\" }"]
    case "UIControl": members.append("on: { touchUpInside: \"go\" }")
    case "UISwitch": members.append("on: { valueChanged: \"go\" }")
    case "UILabel": members.append("text: \"\(text(element))\"")
    case "UITableView":
      let rows = Dictionary(grouping: element.children.filter { $0.listPlace?.path != nil }) {
        $0.listPlace?.section ?? 0
      }
      let sections = rows.sorted { $0.key < $1.key }.map { _, rows in
        let sorted = rows.sorted { $0.listPlace?.path?.row ?? 0 < $1.listPlace?.path?.row ?? 0 }
        return "{ rows: [\(sorted.map(view).joined(separator: ", "))] }"
      }
      members.append("sections: [\(sections.joined(separator: ", "))]")
    default:
      let views = element.children.filter { !hidden.contains($0.className) }
      members.append("subviews: [\(views.map(view).joined(separator: ", "))]")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The text of a view, or of the first view in it.
  private func text(_ element: ViewTree.Element) -> String {
    element.text ?? element.children.lazy.map(text).first { !$0.isEmpty } ?? ""
  }
}
