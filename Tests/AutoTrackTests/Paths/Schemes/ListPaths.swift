import MiniUI
import Testing

@testable import AutoTrack

/// Paths and positions in lists, bars and controls of several parts, in both schemes.
@Suite struct ListPaths {
  private let process = Device().start(App())
  private let controller: ViewController
  private let source: RowDelegate
  private let table: TableView
  private static let frame = Rect(x: 0, y: 0, width: 390, height: 440)

  init() {
    controller = ViewController(in: process)
    source = RowDelegate(in: process)
    source.counts = [20, 20]
    table = TableView(Self.frame, asking: source)
    controller.view.addSubview(table)
  }

  private func cell(_ section: Int, _ row: Int) throws -> TableViewCell {
    let path = CellPath(section: section, row: row)
    table.scrollToRow(at: path, at: .top)
    return try #require(table.cellForRow(at: path))
  }

  private func add<Kind: View>(_ view: Kind, to parent: View) -> Kind {
    parent.addSubview(view)
    return view
  }

  /// The cached paths and position of a view, after a comparison with uncached ones.
  private func locate(_ view: View) -> Located {
    let paths = ElementPaths(SensorsPathScheme(), pages: [:])
    let (first, second) = (paths.properties(of: view), paths.properties(of: view))
    #expect(first == second)
    #expect(first["$element_path"] == .string(SensorsPathScheme().path(of: view)))
    return Located(
      sensors: SensorsPathScheme().path(of: view), standard: DefaultPathScheme().path(of: view),
      position: paths.position(of: view))
  }

  /// The paths and the position of a view.
  private struct Located: Equatable {
    let sensors, standard: String
    var position: String?
  }

  @Test func `SA-P09 S3.7c a cell's step is its index path`() throws {
    #expect(
      locate(try cell(0, 3))
        == Located(
          sensors: "UIView/UITableView[0]/UITableViewCell[0][-]",
          standard: "UIViewController[0]/UITableView[0]/UITableViewCell[0:3]", position: "0:3"))
  }

  @Test func `SA-P12 views in a cell have the cell's position`() throws {
    let button = add(Button(in: process), to: try cell(1, 4).contentView)
    let inside = "UITableViewCellContentView[0]/UIButton[0]"
    #expect(
      locate(button)
        == Located(
          sensors: "UIView/UITableView[0]/UITableViewCell[1][-]/\(inside)",
          standard: "UIViewController[0]/UITableView[0]/UITableViewCell[1:4]/\(inside)",
          position: "1:4"))
  }

  @Test func `SA-P13 a table may be the root view`() throws {
    let screen = TableViewController(in: process)
    screen.tableView.dataSource = source
    let cell = try #require(screen.tableView.cellForRow(at: CellPath(section: 0, row: 0)))
    #expect(
      locate(cell)
        == Located(
          sensors: "UITableView/UITableViewCell[0][-]",
          standard: "UITableViewController[0]/UITableViewCell[0:0]", position: "0:0"))
  }

  @Test func `SA-P14 in nested lists only the innermost position is open`() throws {
    let list = add(CollectionView(Self.frame, asking: source), to: try cell(0, 3).contentView)
    let item = try #require(list.cellForItem(at: CellPath(section: 0, row: 2)))
    let inside = "UITableViewCellContentView[0]/UICollectionView[0]/UICollectionViewCell"
    #expect(
      locate(item)
        == Located(
          sensors: "UIView/UITableView[0]/UITableViewCell[0][3]/\(inside)[0][-]",
          standard: "UIViewController[0]/UITableView[0]/UITableViewCell[0:3]/\(inside)[0:2]",
          position: "0:2"))
  }

  @Test func `SA-P15 SA-P16 headers and footers are identified by their sections`() throws {
    let kind = process.classes[TableViewHeaderFooterView.self]
    let views = try (0..<2).map { _ in try #require(kind.make() as? View) }
    (source.headers[1], source.footers[0]) = (views[0], views[1])
    table.reloadData()
    table.scrollToRow(at: CellPath(section: 1, row: 0), at: .middle)
    table.layoutIfNeeded()
    let buttons = views.map { add(Button(in: process), to: $0) }
    let standard = "UIViewController[0]/UITableView[0]/UITableViewHeaderFooterView"
    #expect(
      buttons.map(locate) == [
        Located(
          sensors: "UIView/UITableView[0]/[SectionHeader][1]/UIButton[0]",
          standard: "\(standard)[header:1]/UIButton[0]"),
        Located(
          sensors: "UIView/UITableView[0]/[SectionFooter][0]/UIButton[0]",
          standard: "\(standard)[footer:0]/UIButton[0]"),
      ])
  }

  @Test func `SA-P17 of a segmented control in a cell only the segment is open`() throws {
    let control = add(SegmentedControl(in: process), to: try cell(0, 1).contentView)
    for title in ["a", "b", "c"] {
      control.insertSegment(withTitle: title, at: control.numberOfSegments)
    }
    control.layoutIfNeeded()
    let inside = "UITableViewCellContentView[0]/UISegmentedControl[0]"
    var expected = Located(
      sensors: "UIView/UITableView[0]/UITableViewCell[0][1]/\(inside)/UISegment[-]",
      standard: "UIViewController[0]/UITableView[0]/UITableViewCell[0:1]/\(inside)",
      position: "0:1")
    #expect(locate(control) == expected)
    for selected in [2, 0] {
      control.selectedSegmentIndex = selected
      expected.position = "\(selected)"
      #expect(locate(control) == expected)
    }
    let segment = try #require(control.subviews.last { $0.class.name == "UISegment" })
    expected.position = "2"
    #expect(locate(segment) == expected)
  }

  @Test func `SA-P19 an alert is a step before its views`() throws {
    let alert = Alert.make(title: "Title", in: process)
    let root = "_UIAlertControllerPhoneTVMacView"
    let view = try #require(alert.view.subviews.first)
    let label = add(Label(in: process), to: view)
    #expect(
      locate(label)
        == Located(
          sensors: "UIAlertController/\(root)/UIView[0]/UILabel[0]",
          standard: "UIAlertController[0]/UIView[0]/UILabel[0]"))
    controller.addChild(ViewController(in: process))
    controller.addChild(alert)
    #expect(
      SensorsPathScheme().path(of: label)
        == "UIAlertController[0]/\(root)/UIView[0]/UILabel[0]")
  }

  @Test func `SA-P20 the buttons of a tab bar are distinguished by their positions`() throws {
    let tabs = TabBarController(in: process)
    tabs.viewControllers = [ViewController(in: process), ViewController(in: process)]
    _ = tabs.view
    #expect(
      locate(tabs.tabBar.buttons[1])
        == Located(
          sensors: "UILayoutContainerView/UITabBar[0]/UITabBarButton[-]",
          standard: "UITabBarController[0]/UITabBar[0]/UITabBarButton[1]", position: "1"))
  }

  @Test func `a cell outside its list is an ordinary view`() throws {
    let cell = add(TableViewCell(in: process), to: controller.view)
    let item = add(CollectionViewCell(in: process), to: try self.cell(0, 0).contentView)
    #expect(locate(cell).standard == "UIViewController[0]/UITableViewCell[0]")
    #expect(
      locate(item).sensors
        == "UIView/UITableView[0]/UITableViewCell[0][-]/UITableViewCellContentView[0]"
        + "/UICollectionViewCell[0]")
  }

  @Test func `a cell whose row moves has the path of its new row`() throws {
    let (cell, paths) = (try cell(0, 3), PathCache())
    #expect(paths.path(of: cell) == "UIViewController[0]/UITableView[0]/UITableViewCell[0:3]")
    source.counts = [21, 20]
    table.insertRows(at: [CellPath(section: 0, row: 0)])
    #expect(cell.indexPath == CellPath(section: 0, row: 4))
    #expect(paths.path(of: cell) == "UIViewController[0]/UITableView[0]/UITableViewCell[0:4]")
  }

  @Test func `S3.7f headers, footers, tabs and alerts read back, in both forms`() throws {
    let kind = process.classes[TableViewHeaderFooterView.self]
    let header = try #require(kind.make() as? View)
    source.headers[0] = header
    table.reloadData()
    table.layoutIfNeeded()
    let tabs = TabBarController(in: process)
    tabs.viewControllers = [ViewController(in: process), ViewController(in: process)]
    _ = tabs.view
    let alert = Alert.make(title: "Title", in: process)
    let group = try #require(alert.view.subviews.first?.subviews.first)
    let views = [add(Button(in: process), to: header), tabs.tabBar.buttons[1], group]
    let forms = try views.map { try DefaultPathScheme().viewPath(of: $0).classesAndDepths }
    #expect(
      forms == [
        "UIViewController-UITableView-UITableViewHeaderFooterView-UIButton & 0-0-header:0-0",
        "UITabBarController-UITabBar-UITabBarButton & 0-0-1",
        "UIAlertController-UIView-_UIAlertControllerInterfaceActionGroupView & 0-0-0",
      ])
    for (view, form) in zip(views, forms) {
      let path = DefaultPathScheme().path(of: view)
      #expect(try ViewPath(path).description == path)
      #expect(try ViewPath(classesAndDepths: form).description == path)
    }
  }

  @Test func `S3.7f the steps of a list read back, in both forms`() throws {
    let button = add(Button(in: process), to: try cell(1, 4).contentView)
    let path = DefaultPathScheme().viewPath(of: button)
    #expect(try ViewPath(path.description).description == path.description)
    #expect(
      try path.classesAndDepths
        == "UIViewController-UITableView-UITableViewCell-UITableViewCellContentView-UIButton"
        + " & 0-0-1:4-0-0")
    #expect(try ViewPath(classesAndDepths: path.classesAndDepths).description == path.description)
  }
}
