import MiniUI
import Testing

@testable import AutoTrack

/// Paths of the scheme `growingIO` on the fixtures F2.
@Suite struct GrowingIOPaths {
  private let demo = PublishedScreen()
  private let tabs = "/UITabBarController/UINavigationController"

  @Test func `G-P01 an alert's button belongs to the screen below the alert`() throws {
    let screen = try demo.controller("GIOLabelAttributeViewController")
    let names = ["Label", "A", "B", "C", "Label", "Label", "D"]
    var last: View?
    for name in names {
      last = try demo.add(name == "Label" ? "UILabel" : "UIButton", to: screen.view)
    }
    demo.showDemo(screen, inTab: 1)
    demo.expect(
      try #require(last), tabs + "/GIOLabelAttributeViewController/UIView/UIButton", "/0/1/0/0/3")
    let alert = Alert.make(title: "Title", style: .alert, in: demo.process)
    let cancel = AlertAction.make(title: "取消", style: .cancel, in: demo.process)
    alert.addAction(cancel)
    alert.addAction(AlertAction.make(title: "重新弹出", in: demo.process))
    screen.present(alert, animated: false)
    demo.process.rest()
    let sequence = "_UIInterfaceActionRepresentationsSequenceView"
    demo.expect(
      try #require(alert.view(of: cancel)),
      tabs + "/GIOLabelAttributeViewController/UIView/_UIAlertControllerInterfaceActionGroupView"
        + "/UIView/\(sequence)/_UIInterfaceActionSeparatableSequenceView/UIStackView"
        + "/_UIInterfaceActionCustomViewRepresentationView/Button", "/0/1/0/0/0/0/0/0/0/1/0")
  }

  @Test func `G-P06 indexes count siblings of exactly the same class`() throws {
    let screen = try demo.controller("GIOSimpleUIElemtsViewController")
    for name in ["UISwitch", "UIStepper", "UILabel", "UILabel"] {
      try demo.add(name, to: screen.view)
    }
    let view = try demo.add("UIView", to: screen.view)
    try demo.add("UIButton", to: view)
    let fire = try demo.add("UIButton", to: view)
    demo.showDemo(screen, inTab: 1)
    demo.expect(
      fire, tabs + "/GIOSimpleUIElemtsViewController/UIView/UIView/UIButton", "/0/1/0/0/0/1")
  }

  @Test func `G-P08 each class of the app counts for itself`() throws {
    let screen = try demo.controller("GrowingIgnoreViewViewController")
    var buttons: [View] = []
    for number in 1...3 {
      buttons.append(try demo.add("GrowingIgnoreButton\(number)", Button.self, to: screen.view))
    }
    demo.showDemo(screen, inTab: 1)
    demo.expect(
      buttons[1], tabs + "/GrowingIgnoreViewViewController/UIView/GrowingIgnoreButton2",
      "/0/1/0/0/0")
  }

  @Test func `G-P10 a path begins at the innermost tag`() throws {
    let screen = try demo.controller("GIOClickEventViewController")
    let outer = try demo.add("UIView", to: screen.view)
    let (b, c, d) = (
      try demo.add("UIView", to: outer), try demo.add("UIView", to: outer),
      try demo.add("UIView", to: outer)
    )
    let e = try demo.add("UIView", to: d)
    let buttons = try [b, c, e].map { try demo.add("UIButton", to: $0) }
    buttons[0].elementFacts.elementID = "ButtonAAA"
    c.elementFacts.elementID = "CCCCC"
    d.elementFacts.elementID = "DDDDD"
    e.elementFacts.elementID = "EEEEE"
    demo.showDemo(screen, inTab: 0)
    demo.expect(buttons[0], "/ButtonAAA", "/0")
    demo.expect(buttons[1], "/CCCCC/UIButton", "/1/0")
    demo.expect(buttons[2], "/EEEEE/UIButton", "/0/0")
  }

  @Test func `G-P a header is counted by its section, a row by section and row`() throws {
    let screen = TableViewController(in: demo.process)
    let source = RowSource(in: demo.process)
    source.counts = [1, 2]
    let header = TableViewHeaderFooterView(reuseIdentifier: "header", in: demo.process)
    let button = Button(in: demo.process)
    header.addSubview(button)
    source.headers = [1: header]
    screen.tableView.dataSource = source
    screen.tableView.delegate = source
    demo.showDemo(screen, inTab: 0, isRoot: true)
    let list = tabs + "/UITableViewController/UITableView"
    demo.expect(button, list + "/UITableViewHeaderFooterView/UIButton", "/0/0/0/0/1/0")
    let path = CellPath(section: 1, row: 1)
    let cell = try #require(screen.tableView.cellForRow(at: path))
    demo.expect(cell, list + "/Section/UITableViewCell", "/0/0/0/0/1/-")
    let inner = try #require(cell.subviews.first)
    demo.expect(inner, list + "/Section/UITableViewCell/\(inner.class.name)", "/0/0/0/0/1/1/0")
  }

  @Test func `G-P a segment is similar to the others of its control`() throws {
    let screen = ViewController(in: demo.process)
    let control = SegmentedControl(items: ["First", "Second", "Third"], in: demo.process)
    screen.view.addSubview(control)
    demo.show(screen)
    demo.expect(
      try #require(control.segmentView(at: 2)),
      "/UIViewController/UIView/UISegmentedControl/UISegment", "/0/0/0/-")
  }

  @Test(arguments: [
    ("/A/B", 4), ("/A/B & /0/1", 4), ("/A/* & /0/-", 4), ("A", 0), ("/A//B", 3), ("", 0),
    ("/A & 0", 5), ("/A/B & /0", 9), ("/A & /x", 6), ("/A & /0 & /0", 12),
  ])
  func `a rule is classes, or classes with one index each`(text: String, offset: Int) {
    var fault: Int?
    do throws(ViewPathError) {
      _ = try GrowingIOPathScheme().rule(text)
    } catch {
      fault = error.offset
    }
    #expect(fault == (text.hasPrefix("/A/") && offset == 4 ? nil : offset))
  }

  @Test(arguments: [
    ("/A/B & /-/0", true), ("/A/B & /0/-", true), ("/A/B & /-/-", false),
    ("/A/B/C & /-/0/-", false),
  ])
  func `only one index can be that of all rows`(_ text: String, _ canFire: Bool) throws {
    #expect((try GrowingIOPathScheme().rule(text).fault == nil) == canFire)
  }

  @Test(arguments: [
    ("/UIViewController/UIView/UIButton", [0, 1]), ("/*/UIView/UIButton & /*/0/1", [1]),
    ("/UIViewController/UIView/UIButton & /0/0/*", [0, 1]),
    ("/UIViewController/UIView/UIButton & /0/0/0", [0]), ("/UIViewController/UIView", []),
    ("/UIViewController/UIView/UIButton & /0/0/-", []),
  ])
  func `a rule ignores the indexes that it does not state`(
    text: String, matches: [Int]
  ) throws {
    let screen = ViewController(in: demo.process)
    let buttons = try (0..<2).map { _ in try demo.add("UIButton", to: screen.view) }
    demo.show(screen)
    let rule = try GrowingIOPathScheme().rule(text)
    #expect(buttons.indices.filter { rule.matches(SchemeElement(buttons[$0])) } == matches)
  }
}
