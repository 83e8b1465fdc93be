import AutoTrack
import MiniUI
import LabImport
import Testing
import TestSupport
@testable import LabLeague
@testable import LabRules

/// Lists in pictures of a version: each kind of list in each place of a screen.
@Suite struct UnrolledLists {
  /// Lists of 40 rows, which are higher than the screen.
  enum Kind: String, CaseIterable {
    case rows, sections, scrolled, items

    static let count = 40

    private static func texts(_ count: Int) -> String {
      (0..<count).map { "\"Row \($0)\"" }.joined(separator: ", ")
    }

    private var members: String {
      let (all, half) = (Self.texts(Self.count), Self.texts(Self.count / 2))
      return switch self {
      case .rows: "is: \"UITableView\", sections: [{ rows: [\(all)] }]"
      case .sections:
        """
        is: "UITableView", header: { frame: [0, 0, 390, 80] }, sections: [
          { header: "One", rows: [\(half)] }, { header: "Two", footer: "End", rows: [\(half)] }]
        """
      case .scrolled:
        "is: \"UITableView\", sections: [{ rows: [\(all)] }], contentOffset: [0, 500]"
      case .items:
        "is: \"UICollectionView\", itemSize: [150, 90], sections: [{ items: [\(all)] }]"
      }
    }

    /// Returns the list with a frame as a member, or without one.
    func list(_ frame: String) -> String { "{ \(frame) origin: \"list\", \(members) }" }
  }

  /// The root of an app, the view of its screen, and further keys and classes.
  struct Place: CustomTestStringConvertible {
    let name: String
    var root = "\"Home\""
    /// The frame of the list, as a member.
    var frame = ""
    var view = "LIST"
    var keys = ""
    var classes = ""

    var testDescription: String { name }
  }

  private static func button(_ title: String, _ frame: String) -> String {
    "{ is: \"UIButton\", title: \"\(title)\", \(frame) }"
  }

  static let places = [
    Place(name: "alone"),
    Place(name: "below a navigation bar", root: "{ navigation: \"Home\" }"),
    Place(name: "above a tab bar", root: "{ tabs: [\"Home\", \"Other\"] }"),
    Place(name: "between two bars", root: "{ tabs: [{ navigation: \"Home\" }, \"Other\"] }"),
    Place(
      name: "above a toolbar", root: "{ navigation: \"Home\", is: \"Stack\" }",
      keys: "toolbarItems: [{ title: \"Edit\" }],",
      classes: "Stack: { is: \"UINavigationController\", toolbarHidden: false },"),
    Place(name: "in a column", root: "{ split: [{ navigation: \"Home\" }, \"Other\"] }"),
    Place(name: "in a page", root: "{ page: [\"Home\", \"Other\"] }"),
    Place(
      name: "between buttons", root: "{ tabs: [{ navigation: \"Home\" }, \"Other\"] }",
      frame: "frame: [0, 60, 390, 300],",
      view: """
        { subviews: [\(button("Up", "frame: [0, 10, 390, 44]")), LIST,
          \(button("Down", "frame: [0, 360, 390, 44]"))] }
        """),
    Place(
      name: "under a bar of the app", frame: "frame: [0, 0, 390, 844],",
      view: """
        { subviews: [LIST, { is: "UIToolbar", frame: [0, 780, 390, 64], items: [{ title: "A" }] }] }
        """),
    Place(
      name: "in a view in a view", frame: "frame: [0, 0, 390, 200],",
      view: """
        { subviews: [{ frame: [0, 100, 390, 300], subviews: [{ frame: [0, 50, 390, 200],
            subviews: [LIST] }] }, \(button("Down", "frame: [0, 400, 390, 44]"))] }
        """),
    Place(
      name: "in a column of views", root: "{ navigation: \"Home\" }",
      view: """
        { stack: "vertical", subviews: [\(button("Up", "")), LIST, \(button("Down", ""))] }
        """),
    Place(
      name: "in a row of views", frame: "frame: [0, 0, 340, 300],",
      view: """
        { subviews: [{ stack: "horizontal", frame: [0, 50, 390, 300], spacing: 0, subviews: [
            LIST, \(button("Side", "frame: [0, 0, 50, 300]"))] },
          \(button("Down", "frame: [0, 350, 390, 44]"))] }
        """),
    Place(
      name: "in a scroll view", root: "{ tabs: [\"Home\", \"Other\"] }",
      frame: "frame: [0, 100, 390, 300],",
      view: """
        { is: "UIScrollView", contentSize: [390, 900], subviews: [
          \(button("Up", "frame: [0, 0, 390, 44]")), LIST,
          \(button("Down", "frame: [0, 400, 390, 44]"))] }
        """),
    Place(name: "in a lone child", root: "\"Outer\"", classes: outer),
    Place(
      name: "in a child", root: "{ tabs: [{ navigation: \"Outer\" }, \"Other\"] }", classes: outer),
    Place(
      name: "in an embedded child", root: "{ tabs: [{ navigation: \"Outer\" }, \"Other\"] }",
      classes: """
        Outer: { is: "UIViewController", view: { subviews: [
          { frame: [0, 50, 390, 300], embed: "Home" },
          \(button("Down", "frame: [0, 350, 390, 44]"))] } },
        """),
  ]

  private static let outer = "Outer: { is: \"UIViewController\", children: [{ is: \"Home\" }] },"

  private func survey(_ place: Place, showing list: String) throws -> VersionSurvey {
    let app = """
      { root: \(place.root), classes: {
        Home: { is: "UIViewController", \(place.keys)
          view: \(place.view.replacing("LIST", with: list)) },
        \(place.classes)
        Other: { is: "UIViewController" } } }
      """
    let version = try ImpactVersion("app", [("app.json5", Array(app.utf8))])
    let survey = try VersionStage.survey(of: version, [], takingPictures: true)
    #expect(survey.faults == [])
    return survey
  }

  private static let cells: Set = ["UITableViewCell", "UICollectionViewCell"]
  private static let covers: Set = ["UINavigationBar", "UITabBar", "UIToolbar", "UIButton"]

  @Test(
    arguments: TestSpace("UnrolledLists", product(Kind.allCases, places))
      .covering({ $0.0 }, { $0.1.name }))
  func `each row lies within the picture, beside all bars and buttons`(
    _ kind: Kind, _ place: Place
  ) throws {
    let survey = try survey(place, showing: kind.list(place.frame))
    let picture = try #require(survey.pictures.first)
    func frames(_ names: Set<String>) -> [Rect] {
      picture.views.filter { names.contains($0.className) && !$0.isHidden }.map(\.frame)
    }
    let rows = frames(Self.cells)
    #expect(rows.count == Kind.count)
    let others = frames(Self.covers)
    for (index, row) in rows.enumerated() {
      #expect(row.minY >= 0 && row.maxY <= picture.height, "row \(index) at \(row)")
      #expect(!others.contains { $0.intersects(row) }, "row \(index) at \(row) in \(others)")
      #expect(!rows[..<index].contains { $0.intersects(row) }, "row \(index) at \(row)")
    }
  }

  @Test(arguments: Kind.allCases) func `a list makes no other screen higher`(_ kind: Kind) throws {
    let place = Place(name: "first tab", root: "{ tabs: [\"Home\", \"Other\"] }")
    let heights = try survey(place, showing: kind.list("")).pictures.map(\.height)
    #expect(heights.count == 2 && heights[0] > 844 && heights[1] == 844, "\(heights)")
  }

  @Test(arguments: Kind.allCases) func `facts have the frame that the app gave`(
    _ kind: Kind
  ) throws {
    let frame = "frame: [0, 60, 390, 300],"
    let place = Place(name: "in a view", view: "{ origin: \"around\", subviews: [LIST] }")
    let views = try survey(place, showing: kind.list(frame)).views
    #expect(views["list"]?.frame == Rect(x: 0, y: 60, width: 390, height: 300))
    #expect(views["around"]?.frame == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(arguments: ["hidden: true,", ""]) func `only shown views make a picture higher`(
    _ member: String
  ) throws {
    let place = Place(
      name: "in a view", view: "{ subviews: [{ \(member) frame: [0, 0, 9, 9], subviews: [LIST] }] }"
    )
    let survey = try survey(place, showing: Kind.rows.list("frame: [0, 60, 390, 300],"))
    #expect(survey.pictures.map { $0.height == 844 } == [!member.isEmpty])
  }
}
