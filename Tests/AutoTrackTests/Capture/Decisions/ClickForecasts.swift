import AutoTrack
import MiniUI
import Testing

/// Forecasts of clicks without a touch.
@Suite struct ClickForecasts {
  private let process = Device().start(App())
  private let home: HomeController
  private let button: Button

  init() {
    home = HomeController(in: process)
    button = Button(in: process)
    button.frame = Rect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Buy", for: .normal)
    home.view.addSubview(button)
    button.addTarget(home, action: home.table.selector("act:"), for: .touchUpInside)
  }

  /// A tracker that has started, in an app that shows a controller.
  private func started(
    _ configuration: Configuration = Configuration(), showing root: ViewController? = nil
  ) -> Tracker {
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    process.launch()
    (process.application.delegate as? ApplicationDelegate)?.show(root ?? home)
    _ = process.mainLoop.settle()
    return tracker
  }

  private func outcome(_ view: View, _ tracker: Tracker) -> ClickForecast.Outcome? {
    tracker.forecast(of: view)?.outcome
  }

  @Test func `a forecast describes the click and records no decision`() throws {
    button.elementFacts.elementID = "buy"
    let tracker = started()
    let count = tracker.decisionCount
    let forecast = try #require(tracker.forecast(of: button))
    #expect((forecast.type, forecast.text, forecast.elementID) == ("UIButton", "Buy", "buy"))
    #expect(forecast.screen === home)
    #expect((forecast.outcome, tracker.decisionCount) == (.click, count))
  }

  @Test func `the tracker forecasts clicks only while it runs`() {
    let tracker = Tracker(in: process, sink: MemorySink())
    #expect(outcome(button, tracker) == nil)
    tracker.start()
    #expect(outcome(button, tracker) == .click)
    tracker.stop()
    #expect(outcome(button, tracker) == nil)
  }

  /// The tracker asks whether targets respond to their actions and does not call them.
  @Test(arguments: [
    [true], [false], [true, true], [true, false], [false, true], [false, false],
  ])
  func `a gesture is a click if one of its targets responds`(_ responds: [Bool]) {
    let label = Label(in: process)
    home.view.addSubview(label)
    let tap = TapGestureRecognizer(in: process)
    let targets = responds.map { _ in HomeController(in: process) }
    for (object, target) in zip(targets, responds) {
      tap.addTarget(object, action: home.table.selector(target ? "act:" : "missing:"))
    }
    label.addGestureRecognizer(tap)
    let expected: ClickForecast.Outcome =
      responds.contains(true) ? .click : .nothing(.gestureWithoutTarget)
    withExtendedLifetime(targets) { #expect(outcome(label, started()) == expected) }
  }

  @Test func `a view without an enabled action has no forecast`() {
    let tracker = started()
    #expect(outcome(home.view, tracker) == nil)
    #expect(outcome(button.subviews[0], tracker) == nil)
    button.isEnabled = false
    #expect(outcome(button, tracker) == nil)
  }

  @Test func `a forecast names the disabled instrument`() {
    var configuration = Configuration()
    configuration.instruments = ["controlActions": false]
    #expect(outcome(button, started(configuration)) == .unseen(instrument: "controlActions"))
  }

  @Test func `SA-F02 a forecast respects ignored view types`() {
    var configuration = Configuration()
    configuration.ignoreViewTypes = ["UIControl"]
    #expect(outcome(button, started(configuration)) == .nothing(.ignoredViewType))
  }

  @Test func `a forecast asks the app's delegate`() {
    let tracker = started()
    let refusing = Refusal()
    tracker.delegate = refusing
    #expect(outcome(button, tracker) == .nothing(.refusedByDelegate))
    withExtendedLifetime(refusing) {}
  }

  @Test func `an action on touch down is not a click`() {
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addTarget(home, action: home.table.selector("act:"), for: .touchDown)
    #expect(outcome(button, started()) == .nothing(.touchNotEnded))
  }

  @Test func `a tab counts for the screen that it shows`() {
    let tabs = TabBarController(in: process)
    let list = TableViewController(in: process)
    tabs.viewControllers = [home, list]
    var configuration = Configuration()
    configuration.ignoreScreens = ["UITableViewController"]
    let tracker = started(configuration, showing: tabs)
    #expect(outcome(tabs.tabBar.buttons[0], tracker) == .click)
    #expect(outcome(tabs.tabBar.buttons[1], tracker) == .nothing(.ignoredScreen))
  }

  @Test func `SA-F13 one of several recognisers is enough for a click`() {
    let tracker = started()
    let (swipe, tap) = (SwipeGestureRecognizer(in: process), TapGestureRecognizer(in: process))
    home.attach(swipe, to: home.view)
    #expect(outcome(home.view, tracker) == .nothing(.otherGesture))
    #expect(tracker.forecast(of: home.view)?.isOtherGesture == true)
    home.attach(tap, to: home.view)
    #expect(outcome(home.view, tracker) == .click)
    tap.isEnabled = false
    #expect(outcome(home.view, tracker) == .nothing(.otherGesture))
  }

  @Test func `TV-5 TV-14 a tap on a row opened by a swipe only closes it`() throws {
    let rows = EditableRows(in: process)
    let list = home.add(TableView(.zero, asking: rows), height: 220)
    list.allowsMultipleSelection = true
    (list.allowsSelectionDuringEditing, list.allowsMultipleSelectionDuringEditing) = (true, true)
    let tracker = started()
    list.selectRow(at: CellPath(section: 0, row: 1))
    let cells = try (0...2).map {
      try #require(list.cellForRow(at: CellPath(section: 0, row: $0)))
    }
    func outcomes() -> [ClickForecast.Outcome?] { cells.map { outcome($0, tracker) } }
    let finger = Finger(using: process)
    #expect(outcomes() == [.click, .deselection, .click])
    try finger.swipe(cells[0], .left)
    #expect((list.isEditing, outcomes()) == (true, [nil, nil, nil]))
    try finger.tap(cells[1])
    #expect((list.isEditing, rows.selected) == (false, []))
    #expect(outcomes() == [.click, .deselection, .click])
    list.allowsSelection = false
    #expect(outcomes() == [nil, nil, nil])
    list.setEditing(true)
    #expect(outcomes() == [.click, .deselection, .click])
  }

  /// Rows that a person may delete.
  private final class EditableRows: RowSource {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(EditableRows.self) { methods in
        methods.define(.tableDidSelectRow) { rows, _, path, _ in rows.select(path) }
        methods.define(.tableCommitEditing) { _, _, _, _, _ in }
      }
    }
  }

  private final class Refusal: ElementDelegate {
    func shouldCapture(_ element: View) -> Bool { false }
  }
}
