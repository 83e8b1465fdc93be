import Testing

@testable import AutoTrack
@testable import MiniUI

/// The properties of `$AppClick` on the elements of fixture F1, with its tabs and bars.
@Suite struct ElementRows {
  private static let scroll = "UIScrollView[0]/"

  @Test func `SA-A01 the first button has the id that the app gave it`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    screen.first.elementFacts.elementID = "FirstButtonViewId"
    try probe.tap(
      screen.first,
      expecting: .elementClick(
        "UIButton", at: Self.scroll + "UIButton[0]", [20, 111, 200, 44], content: "FirstButton",
        id: "FirstButtonViewId"))
    #expect(screen.actions == ["didTapFirst:"])
  }

  @Test func `SA-A02 the second button has its own class`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    try probe.tap(
      screen.second,
      expecting: .elementClick(
        "CustomButton", at: Self.scroll + "CustomButton[0]", [20, 171, 200, 44],
        content: "SecondButton"))
  }

  @Test func `SA-A03 a slider's content has six digits after the point`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    screen.slider.value = 0.5555
    screen.slider.isContinuous = false
    #expect(ElementContent.content(of: screen.slider) == "0.555500")
    try probe.expect(
      .elementClick(
        "UISlider", at: Self.scroll + "UISlider[0]", [20, 271, 210, 32], content: "0.250000")
    ) { try probe.finger.slide(screen.slider, to: 0.25) }
  }

  @Test func `SA-A04 a stepper's content is its value`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    screen.stepper.value = 98
    try probe.expect(
      .elementClick(
        "UIStepper", at: Self.scroll + "UIStepper[0]", [20, 231, 94, 32], content: "99")
    ) { try probe.finger.tap(.increment, of: screen.stepper) }
  }

  @Test func `SA-A05 a switch that is on is checked`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    try probe.tap(
      screen.toggle,
      expecting: .elementClick(
        "UISwitch", at: Self.scroll + "UISwitch[0]", [20, 311, 51, 31], content: "checked"))
  }

  @Test func `SA-A06 a segmented control has its segment's title and index`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    try probe.tap(
      screen.segments,
      expecting: .elementClick(
        "UISegmentedControl", at: Self.scroll + "UISegmentedControl[0]", [20, 351, 210, 32],
        content: "第二个", position: "1"))
  }

  @Test func `SA-A07 a label with a tap recogniser has its text`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    try probe.tap(
      screen.label,
      expecting: .elementClick(
        "UILabel", at: Self.scroll + "UILabel[0]", [20, 391, 200, 30],
        content: "这是一个可以点击的 Label"))
    #expect(screen.actions == ["didTap:"])
  }

  @Test func `SA-A08 SA-P08 an image view without an image's name has no content`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    try probe.tap(
      screen.imageView,
      expecting: .elementClick(
        "UIImageView", at: Self.scroll + "UIImageView[0]", [20, 431, 200, 30]))
  }

  @Test func `SA-A09 a row has the class of its table and its own place`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    let cell = try #require(screen.list.cellForRow(at: CellPath(section: 0, row: 2)))
    try probe.tap(
      cell,
      expecting: .elementClick(
        "UITableView", at: "UITableView[0]/UITableViewCell[0:2]", [0, 579, 390, 44],
        content: "Section: 0, Row: 2", position: "0:2"))
    #expect(screen.actions == ["didSelectRow"])
  }

  @Test(arguments: [
    ("SA-P01", "UIScrollView[0]/UIButton[0]"), ("SA-P02", "UIScrollView[0]/CustomButton[0]"),
    ("SA-P03", "UIScrollView[0]/UISlider[0]"), ("SA-P04", "UIScrollView[0]/UIStepper[0]"),
    ("SA-P05", "UIScrollView[0]/UISwitch[0]"),
    ("SA-P06", "UIScrollView[0]/UISegmentedControl[0]/UISegment[-]"),
    ("SA-P07", "UIScrollView[0]/UILabel[0]"), ("SA-P08", "UIScrollView[0]/UIImageView[0]"),
    ("SA-P09", "UITableView[0]/UITableViewCell[0][-]"),
  ])
  func `SA-P01 to SA-P09 the elements have their paths in the sensors scheme`(
    id: String, path: String
  ) throws {
    let (probe, screen) = try Probe.showingElementTabs()
    probe.expect { screen.view.layoutIfNeeded() }
    let row = screen.list.cellForRow(at: CellPath(section: 0, row: 3))
    let elements: [String: View?] = [
      "SA-P01": screen.first, "SA-P02": screen.second, "SA-P03": screen.slider,
      "SA-P04": screen.stepper, "SA-P05": screen.toggle, "SA-P06": screen.segments,
      "SA-P07": screen.label, "SA-P08": screen.imageView, "SA-P09": row,
    ]
    let element = try #require(elements[id] ?? nil)
    #expect(SensorsPathScheme().path(of: element) == "UIView/" + path)
  }

  @Test func `SA-A10 the screen of the label is that of the elements`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    probe.expect { #expect(ScreenFinder.screen(of: screen.label) === screen) }
  }

  @Test func `SA-A11 a button whose action pushes is a click on the old screen`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    screen.onFirst = { screen in
      let next = ViewController(in: screen.process)
      screen.navigationController?.pushViewController(next, animated: false)
    }
    try probe.tap(
      screen.first,
      expecting: .elementClick(
        "UIButton", at: Self.scroll + "UIButton[0]", [20, 111, 200, 44], content: "FirstButton"),
      .leave(
        "ElementViewController", title: "Element", referrer: "UITableViewController", after: 0.05),
      .view("UIViewController", referrer: "ElementViewController"))
  }

  @Test func `SA-A12 a cell of two labels has both texts`() throws {
    let (probe, home) = try Probe.showing { home in
      let source = RowDelegate(in: home.process)
      source.fill = { cell, _ in
        cell.style = .value1
        cell.textLabel.text = "T"
        cell.detailTextLabel?.text = "D"
      }
      home.setAssociated(source, for: AssociationKey("source"))
      home.add(TableView(.zero, asking: source), height: 440)
    }
    let table = try #require(home.view.subviews.first as? TableView)
    try probe.tap(
      try #require(table.cellForRow(at: CellPath(section: 0, row: 2))),
      expecting: .homeClick(
        "UITableView", at: "UITableView[0]/UITableViewCell[0:2]", [0, 188, 390, 44],
        content: "T-D", position: "0:2"))
  }

  @Test func `SA-A13 a tab's click comes after the switch and names the new screen`() throws {
    let probe = Probe(.elementTabs)
    probe.start()
    probe.launch(
      expecting: .firstStart, .view("UITableViewController", title: "Table"),
      .nothing(.builtInScreen), .nothing(.builtInScreen))
    let tabs: TabBarController = try probe.root()
    try probe.tap(
      tabs.tabBar.buttons[1],
      expecting: .leave("UITableViewController", title: "Table", after: 0.05),
      .nothing(.builtInScreen),
      .view("ElementViewController", title: "Element", referrer: "UITableViewController"),
      .nothing(.builtInScreen), .nothing(.senderIsNoView),
      .tabClick(1, "Element", on: "ElementViewController"),
      .nothing(.seenAsAction))
  }

  @Test func `SA-A14 a segmented control without a selection gives no event`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    probe.expect(.nothing(.noSegment)) { screen.segments.sendActions(for: .valueChanged) }
  }

  @Test func `SA-A15 a switch whose action has no touch event gives a click`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    probe.expect(
      .elementClick(
        "UISwitch", at: Self.scroll + "UISwitch[0]", [20, 311, 51, 31], content: "unchecked")
    ) { screen.toggle.sendActions(for: .valueChanged) }
  }

  @Test func `SA-A16 a text field that is edited gives no event`() throws {
    let (probe, home) = try Probe.showing { home in
      let field = home.add(TextField(in: home.process))
      field.on(.editingChanged, send: "act:", to: home)
    }
    let field = try #require(home.view.subviews.first as? TextField)
    try probe.tap(field)
    try probe.expect(.nothing(.noTouch)) { try Keyboard(using: probe.process).type("x") }
    #expect(home.actions == ["act:"])
  }
}
