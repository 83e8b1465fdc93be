import AutoTrack
import MiniUI
import Testing

/// Every instrument is installed once, can be removed at any time and retains no object.
@Suite struct Installing {
  /// A screen with a button, a label and a table, each of which gives a click.
  private static func build(_ home: HomeController) {
    let process = home.process
    home.add(Button(in: process)).on(.touchUpInside, send: "act:", to: home)
    home.attach(TapGestureRecognizer(in: process), to: home.add(Label(in: process)))
    let source = RowDelegate(in: process)
    home.setAssociated(source, for: AssociationKey("source"))
    home.add(TableView(.zero, asking: source), height: 220)
  }

  /// Taps the button, the label, the first row and a button of an alert.
  private static func tapEverything(on home: HomeController) throws {
    let (finger, process) = (Finger(using: home.process), home.process)
    let alert = Alert.make(title: "Sure?", in: process)
    alert.addAction(AlertAction.make(title: "OK", in: process))
    for view in home.view.subviews {
      let row = (view as? TableView)?.cellForRow(at: CellPath(section: 0, row: 0))
      try finger.tap(row ?? view)
      process.rest()
    }
    home.present(alert, animated: true)
    process.rest()
    try finger.tap(#require(alert.view(of: alert.actions[0])))
    process.rest()
  }

  private static func clicks(in sink: MemorySink) -> [Value?] {
    sink.events.filter { $0.name == .appClick }.map { $0.properties["$element_type"] }
  }

  private static let allTypes: [Value?] = [
    "UIButton", "UILabel", "UITableView", "UIAlertController",
  ]

  private static func launched() throws -> (process: AppProcess, home: HomeController) {
    let process = Device().start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = build
        return home
      })
    process.launch()
    process.rest()
    let root = process.application.keyWindow?.rootViewController
    return (process, try #require(root as? HomeController))
  }

  @Test func `a tracker that was stopped and is started again gives each click once`() throws {
    let (process, home) = try Self.launched()
    let sink = MemorySink()
    let tracker = Tracker(in: process, sink: sink)
    let before = process.classes.description
    for _ in 1...3 {
      tracker.start()
      tracker.stop()
    }
    #expect(process.classes.description == before)
    tracker.start()
    try Self.tapEverything(on: home)
    #expect(Self.clicks(in: sink) == Self.allTypes)
  }

  @Test func `a call that is running during a stop completes, once`() throws {
    for stopAt in 0..<3 {
      let (process, home) = try Self.launched()
      let before = process.classes.description
      let sink = MemorySink()
      let tracker = Tracker(in: process, sink: sink)
      tracker.start()
      var calls = 0
      let source = home.associated(AssociationKey("source")) as? RowDelegate
      let note = {
        if calls == stopAt { tracker.stop() }
        calls += 1
      }
      home.onAction = note
      source?.onSelect = { _ in note() }
      try Self.tapEverything(on: home)
      #expect((calls, home.actions, source?.selected.count) == (3, ["act:", "act:"], 1))
      #expect(Self.clicks(in: sink) == Array(Self.allTypes.prefix(stopAt + 1)))
      #expect((process.classes.description, process.state) == (before, .running))
    }
  }

  @Test func `a released process is freed even after clicks of every kind`() throws {
    weak var process: AppProcess?
    weak var screen: ViewController?
    do {
      let (new, home) = try Self.launched()
      let sink = MemorySink()
      Tracker(in: new, sink: sink).start()
      (process, screen) = (new, home)
      try Self.tapEverything(on: home)
      #expect(Self.clicks(in: sink) == Self.allTypes)
    }
    #expect(process == nil)
    #expect(screen == nil)
  }

  @Test func `a released table, recogniser and alert are freed`() throws {
    let (process, home) = try Self.launched()
    let tracker = Tracker(in: process, sink: MemorySink())
    tracker.start()
    try Self.tapEverything(on: home)
    weak let table = home.view.subviews.last
    weak let recognizer = home.view.subviews[1].gestureRecognizers.first
    weak let source = home.associated(AssociationKey("source"))
    #expect(table != nil && recognizer != nil && source != nil)
    for view in home.view.subviews { view.removeFromSuperview() }
    home.setAssociated(nil, for: AssociationKey("source"))
    process.rest()
    #expect(table == nil)
    #expect(recognizer == nil)
    #expect(source == nil)
  }

  @Test func `methods that tab bar and navigation controllers override run once`() throws {
    let probe = Probe(.elementTabs)
    var calls: [String] = []
    let classes = probe.process.classes
    classes[TabBarController.self].replaceMethod(
      .tabBarDidSelect,
      Body { (_: TabBarController, _, _, _) in calls.append("didSelect") })
    classes[NavigationController.self].replaceMethod(
      .navigationBarShouldPop,
      Body { (_: NavigationController, _, _, _) in
        calls.append("shouldPop")
        return true
      })
    let tracker = Tracker(in: probe.process, sink: MemorySink())
    tracker.start()
    probe.process.launch()
    probe.process.rest()
    let tabs: TabBarController = try probe.root()
    try probe.finger.tap(tabs.tabBar.buttons[1])
    probe.process.rest()
    let navigation = try #require(tabs.selectedViewController as? NavigationController)
    navigation.pushViewController(ViewController(in: probe.process), animated: false)
    probe.process.rest()
    try probe.finger.tap(#require(navigation.navigationBar.backButton))
    probe.process.rest()
    #expect(calls == ["didSelect", "shouldPop"])
  }
}
