import AutoTrack
import MiniUI
import Testing
import Wording

/// The class table after a tracker has observed the use of an app with all hooks.
@Suite struct WholeSessions {
  /// The events of one use of the app, after the page leave of its first screen.
  private static let use = [
    "$AppViewScreen ElementViewController", "$AppClick UITabBarItem Element",
    "$AppClick UIButton FirstButton", "$AppClick UISwitch checked",
    "$AppClick UILabel 这是一个可以点击的 Label", "$AppClick UITableView Section: 0, Row: 1",
    "$AppClick UIAlertController OK", "$AppClick UIAlertView Yes",
    "$AppPageLeave ElementViewController", "$AppViewScreen HomeController",
    "$AppClick UIBarButtonItem Element", "$AppPageLeave HomeController",
    "$AppViewScreen ElementViewController", "$AppPageLeave ElementViewController", "$AppEnd",
    "$AppStart", "$AppPageLeave ElementViewController", "$AppViewScreen UITableViewController",
    "$AppClick UITabBarItem Table",
  ]
  private static let row = "$AppClick UITableView Row 0:2"

  @Test func `OB-9 a tracker started first leaves the class table of an app without one`() throws {
    let (app, untouched) = (UsedApp(), UsedApp())
    app.tracker.start()
    try app.launch()
    try app.use()
    let first = ["$AppStart", "$AppViewScreen UITableViewController", Self.row]
    #expect(app.lines == first + ["$AppPageLeave UITableViewController"] + Self.use)
    app.tracker.stop()
    try untouched.launch()
    try untouched.use()
    #expect(app.table == untouched.table)
    try Self.tapRow(of: app)
  }

  @Test func `OB-9 a tracker started late restores the class table`() throws {
    let app = UsedApp()
    try app.launch()
    try app.use()
    let before = app.table
    app.tracker.start()
    #expect(app.table != before)
    #expect(
      app.tracker.diagnostics.entries.map(\.description)
        == StandardInstruments.all.prefix(10).map { "\($0.name): installed" } + Self.notAskedFor)
    try app.use()
    #expect(app.lines == ["$AppStart", Self.row] + Self.use)
    app.tracker.stop()
    #expect(app.table == before)
    try Self.tapRow(of: app)
  }

  private static let notAskedFor = [
    "reactTouches: skipped, because the app has no class RCTUIManager",
    "scrolling: skipped, because the configuration does not enable it",
    "webLoads: skipped, because the configuration does not enable it",
    "inputChanges: skipped, because the configuration does not enable it",
    "userAgent: skipped, because the bridge does not mark the user agent",
    "scriptMessages: skipped, because the bridge does not accept script messages",
  ]

  /// The app's own method runs, and the stopped tracker captures no event.
  private static func tapRow(of app: UsedApp) throws {
    let (told, count) = (app.lines, try app.screen.actions.count)
    try app.tabs.selectedIndex = 1
    app.process.rest()
    try app.tap(CellPath(section: 0, row: 0), of: app.screen.list)
    #expect(try app.screen.actions.dropFirst(count) == ["didSelectRow"])
    #expect((app.lines, app.process.state) == (told, .running))
  }
}

/// The whole app of fixture F1; its first list has a delegate without selection callbacks.
private final class UsedApp {
  let process = Device().start(.elementTabs)
  let tracker: Tracker
  private let sink = MemorySink()
  private let finger: Finger
  private let dialogs: AlertClicks.DialogDelegate
  private let rows: RowSource

  init() {
    var configuration = Configuration()
    configuration.oneClickPerTouch = true
    tracker = Tracker(in: process, configuration: configuration, sink: sink)
    finger = Finger(using: process)
    (dialogs, rows) = (AlertClicks.DialogDelegate(in: process), RowSource(in: process))
  }

  var table: String { process.classes.description }

  var tabs: TabBarController {
    get throws {
      try #require(process.application.keyWindow?.rootViewController as? TabBarController)
    }
  }

  var screen: ElementViewController {
    get throws {
      let navigation = try tabs.viewControllers?.last as? NavigationController
      return try #require(navigation?.viewControllers.first as? ElementViewController)
    }
  }

  /// Every event with its screen, or with the clicked element.
  var lines: [String] {
    sink.events.map { event in
      let names = ["$element_type", "$element_content", "$screen_name"]
      let words = names.prefix(event.name == .appClick ? 2 : 3).compactMap { name -> String? in
        if case .string(let text) = event.properties[name] { text } else { nil }
      }
      return ([event.name.description] + words).joined(separator: " ")
    }
  }

  func launch() throws {
    process.launch()
    process.rest()
    let list = try list
    (list.dataSource, list.delegate) = (rows, rows)
    list.layoutIfNeeded()
  }

  private var list: TableView {
    get throws {
      let navigation = try tabs.viewControllers?.first as? NavigationController
      let first = navigation?.topViewController as? TableViewController
      return try #require(first?.tableView)
    }
  }

  /// Touches one element of each kind, and returns to the first screen.
  func use() throws {
    try tap(CellPath(section: 0, row: 2), of: list)
    try tap(tabs.tabBar.buttons[1])
    let screen = try screen
    for view in [screen.first, screen.toggle, screen.label] { try tap(view) }
    screen.toggle.isOn = false
    try tap(CellPath(section: 0, row: 1), of: screen.list)
    try answerDialogs()
    try goBack()
    process.enterBackground()
    process.enterForeground()
    try tap(tabs.tabBar.buttons[0])
  }

  private func answerDialogs() throws {
    let alert = Alert.make(title: "Sure?", in: process)
    alert.addAction(AlertAction.make(title: "OK", in: process))
    try screen.present(alert, animated: true)
    process.rest()
    try tap(#require(alert.view(of: alert.actions[0])))
    let dialog = AlertView.make(
      title: "Really?", delegate: dialogs, cancelButton: "No", otherButtons: ["Yes"], in: process)
    dialog.show()
    process.rest()
    try tap(#require(dialog.buttonView(at: 1)))
  }

  private func goBack() throws {
    let navigation = try #require(try screen.navigationController)
    navigation.pushViewController(HomeController(in: process), animated: true)
    process.rest()
    try tap(#require(navigation.navigationBar.backButton))
  }

  func tap(_ path: CellPath, of list: TableView) throws {
    try tap(#require(list.cellForRow(at: path)))
  }

  private func tap(_ view: View) throws {
    try finger.tap(view)
    process.rest()
  }
}
