import AutoTrack
import MiniUI
import Testing
import Wording

/// Rows and items, through the delegates of their lists (SA-A09, SA-A12, SA-F17, SA-F18).
@Suite struct RowClicks {
  /// A click on a row of a table that begins at 100 points.
  private static func rowClick(_ row: Int, table: Int = 0, top: Int = 100) -> Outcome {
    .homeClick(
      "UITableView", at: "UITableView[\(table)]/UITableViewCell[0:\(row)]",
      [0, .integer(top + 44 * row), 390, 44], content: .string("Row 0:\(row)"),
      position: .string("0:\(row)"))
  }

  /// A screen with tables that ask one object for their rows.
  private static func showingTables(
    _ count: Int = 1, asking type: RowSource.Type = RowDelegate.self, started: Bool = true,
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, tables: [TableView], source: RowSource) {
    let (probe, home) = try Probe.showing(configuration, started: started) { home in
      guard let source = home.process.classes[type].make() as? RowSource else { return }
      home.setAssociated(source, for: AssociationKey("source"))
      for _ in 0..<count { home.add(TableView(.zero, asking: source), height: 220) }
    }
    let source = home.associated(AssociationKey("source")) as? RowSource
    return (probe, home.view.subviews.compactMap { $0 as? TableView }, try #require(source))
  }

  private static func cell(_ row: Int, of table: TableView) throws -> TableViewCell {
    try #require(table.cellForRow(at: CellPath(section: 0, row: row)))
  }

  @Test func `a row's click precedes its delegate's callback, which runs once`() throws {
    let (probe, tables, source) = try Self.showingTables()
    var outcome: Decision.Outcome?
    source.onSelect = { _ in outcome = probe.tracker.decisions.last?.outcome }
    try probe.tap(Self.cell(2, of: tables[0]), expecting: Self.rowClick(2))
    #expect(outcome == .captured(.appClick, sequence: 3))
    #expect(source.selected == [CellPath(section: 0, row: 2)])
  }

  @Test(arguments: [1, 2], [1, 10, 50, 99])
  func `two taps on one row or two within 100 ms are two clicks`(
    second: Int, milliseconds: Int
  ) throws {
    let (probe, tables, source) = try Self.showingTables()
    try probe.tap(Self.cell(2, of: tables[0]), expecting: Self.rowClick(2))
    try probe.tap(
      Self.cell(second, of: tables[0]), lasting: .milliseconds(milliseconds),
      expecting: Self.rowClick(second))
    #expect(source.selected.map(\.row) == [2, second])
    let times = probe.events.suffix(2).map(\.time)
    #expect(times[1] - times[0] == milliseconds)
  }

  @Test func `OB-11 the getter returns the delegate that was set, with its own class`() throws {
    let (probe, tables, source) = try Self.showingTables()
    #expect(tables[0].delegate === source)
    #expect(source.class.name == "RowDelegate")
    #expect(source.isa !== source.class)
    withExtendedLifetime(probe) {}
  }

  @Test func `an unattached object of the delegate's class is not modified`() throws {
    let (probe, _, source) = try Self.showingTables()
    let twin = RowDelegate(in: probe.process)
    #expect(twin.isa === twin.class)
    #expect(twin.class === source.class)
  }

  @Test func `a delegate of two tables gives one click for each tap`() throws {
    let (probe, tables, source) = try Self.showingTables(2)
    try probe.tap(Self.cell(1, of: tables[0]), expecting: Self.rowClick(1))
    try probe.tap(Self.cell(1, of: tables[1]), expecting: Self.rowClick(1, table: 1, top: 320))
    #expect(source.selected.count == 2)
  }

  @Test
  func `OB-10 a delegate without the method gives clicks, and a stop removes the method`() throws {
    let (probe, tables, source) = try Self.showingTables(asking: RowSource.self)
    let selector = source.table.selector("tableView:didSelectRowAtIndexPath:")
    #expect(source.responds(to: selector))
    try probe.tap(Self.cell(0, of: tables[0]), expecting: Self.rowClick(0))
    probe.tracker.stop()
    #expect(!source.responds(to: selector))
    #expect(!tables[0].cachedMethods.contains("tableView:didSelectRowAtIndexPath:"))
    try probe.tap(Self.cell(1, of: tables[0]))
    #expect(probe.process.state == .running)
  }

  @Test(arguments: [true, false])
  func `T258 a delegate that resolves its methods is called once, tracked or not`(
    _ started: Bool
  ) throws {
    let (probe, tables, source) = try Self.showingTables(
      asking: ResolvingDelegate.self, started: started)
    if !started { probe.start(expecting: .firstStart) }
    try probe.tap(Self.cell(2, of: tables[0]), expecting: Self.rowClick(2))
    #expect(source.selected == [CellPath(section: 0, row: 2)])
    probe.tracker.stop()
    try probe.tap(Self.cell(3, of: tables[0]))
    #expect(source.selected.map(\.row) == [2, 3])
  }

  @Test func `a class as a delegate is not modified, on record, and works as before`() throws {
    let (probe, tables, _) = try Self.showingTables()
    var told = 0
    let type = probe.process.classes[RowSource.self]
    type.metaclass.addMethod(.tableDidSelectRow, Body { (_: DynamicClass, _, _, _) in told += 1 })
    tables[0].delegate = type
    #expect(tables[0].delegate === type)
    try probe.tap(Self.cell(1, of: tables[0]))
    #expect(told == 1)
    #expect(
      probe.tracker.diagnostics.entries.last?.description
        == "rowSelections: a delegate of class \(type.class.name) is not hooked, because the "
        + "delegate is a class; the hook would also run for its instances")
    probe.tracker.stop()
    #expect(tables[0].delegate === type)
  }

  @Test func `a delegate whose method has other types is skipped, on record`() throws {
    let (probe, tables, _) = try Self.showingTables()
    let odd = try #require(probe.process.makeNew("Odd", Listener.self))
    odd.class.addMethod(
      Message<ToVoid>(.`tableView:didSelectRowAtIndexPath:`), Body { (_: Listener, _) in })
    let before = odd.isa
    tables[0].delegate = odd
    #expect(odd.isa === before)
    #expect(
      probe.tracker.diagnostics.entries.last
        == .notHooked(
          instrument: "rowSelections", object: "Odd",
          because: "tableView:didSelectRowAtIndexPath: of Odd is (Odd) -> (), "
            + "not (Odd, id, id) -> ()"))
  }

  @Test func `a delegate that removes itself in its callback gets no later selections`() throws {
    let (probe, tables, source) = try Self.showingTables()
    source.onSelect = { _ in tables[0].delegate = nil }
    try probe.tap(Self.cell(1, of: tables[0]), expecting: Self.rowClick(1))
    try probe.tap(Self.cell(2, of: tables[0]))
    #expect(source.selected == [CellPath(section: 0, row: 1)])
    probe.tracker.stop()
    #expect(tables[0].delegate == nil)
  }

  @Test func `SA-F17 a selection that one delegate forwards to another is one click`() throws {
    let (probe, tables, source) = try Self.showingTables(2)
    let forwarding = RowDelegate(in: probe.process)
    forwarding.onSelect = { path in
      source.send(.tableDidSelectRow)(tables[0], IndexPathObject(path, in: source.process))
    }
    tables[0].delegate = forwarding
    try probe.tap(
      Self.cell(1, of: tables[0]), expecting: Self.rowClick(1), .nothing(.forwardedSelection))
    #expect(source.selected == [CellPath(section: 0, row: 1)])
  }

  @Test
  func `SA-F18 a selection sent to a removed delegate is not a click`() throws {
    let (probe, tables, source) = try Self.showingTables()
    tables[0].delegate = nil
    probe.expect(.nothing(.forwardedSelection)) {
      source.send(.tableDidSelectRow)(
        tables[0], IndexPathObject(CellPath(section: 0, row: 1), in: source.process))
    }
    #expect(source.selected == [CellPath(section: 0, row: 1)])
  }

  @Test func `a selection by code is not a click`() throws {
    let (probe, tables, _) = try Self.showingTables()
    probe.expect { tables[0].selectRow(at: CellPath(section: 0, row: 1)) }
  }

  @Test func `the app's id and properties of a row's list hold for its rows`() throws {
    let (probe, tables, _) = try Self.showingTables()
    tables[0].elementFacts.elementID = "orders"
    try probe.tap(
      Self.cell(0, of: tables[0]), expecting: Self.rowClick(0).with(["$element_id": "orders"]))
  }

  @Test func `a late start sets the delegates of existing lists again`() throws {
    let (probe, tables, source) = try Self.showingTables(started: false)
    probe.start(expecting: .firstStart)
    #expect(tables[0].delegate === source)
    try probe.tap(Self.cell(3, of: tables[0]), expecting: Self.rowClick(3))
    #expect(source.selected.count == 1)
  }

  @Test(arguments: [RowDelegate.self, RowSource.self] as [RowSource.Type], [false, true])
  func `a stop restores the class table, and a later tap on a row posts no moment`(
    type: RowSource.Type, early: Bool
  ) throws {
    let (probe, tables, source) = try Self.showingTables(asking: type, started: early)
    if early { probe.tracker.stop() }
    let before = probe.process.classes.description
    #expect(before.contains("delegate of UITableView: \(source.class.name) answers "))
    if early {
      probe.start(expecting: .start(first: false, resumed: false))
    } else {
      probe.start(expecting: .firstStart)
    }
    #expect(probe.process.classes.description != before)
    try probe.tap(Self.cell(1, of: tables[0]), expecting: Self.rowClick(1))
    probe.tracker.stop()
    #expect(probe.process.classes.description == before)
    let list = MomentList()
    probe.tracker.moments.add(list)
    source.selected = []
    try probe.tap(Self.cell(2, of: tables[0]))
    #expect(source.selected.count == (type == RowDelegate.self ? 1 : 0))
    #expect((list.lines, probe.process.state) == ([], .running))
  }

  @Test func `an unretained tracker captures rows, even of a delegate set later`() throws {
    let process = Device().start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = { $0.add(TableView(in: process), height: 220) }
        return home
      })
    let sink = MemorySink()
    Tracker(in: process, sink: sink).start()
    process.launch()
    process.rest()
    let root = try #require(process.application.keyWindow?.rootViewController)
    let table = try #require(root.view.subviews.first as? TableView)
    let source = RowDelegate(in: process)
    (table.dataSource, table.delegate) = (source, source)
    try Finger(using: process).tap(#require(table.cellForRow(at: CellPath(section: 0, row: 0))))
    #expect(sink.events.map(\.name) == [.appStart, .appViewScreen, .appClick])
  }
}
