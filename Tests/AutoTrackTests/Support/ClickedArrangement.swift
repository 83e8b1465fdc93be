@testable import AutoTrack
@testable import MiniUI

/// An arrangement of controllers under a tracker, whose elements are clicked one after another.
final class ClickedArrangement {
  /// A click, the page that its event named, and the one that it should name.
  struct Click {
    let kind: String
    let came: String
    let wanted: String
  }

  private let arrangement: Arrangement
  private let process: AppProcess
  private let sink = MemorySink()
  private let tracker: Tracker
  private let finger: Finger
  private let source: RowSource
  private var made: [Click] = []

  /// Launches an app with the arrangement.
  init(_ arrangement: Arrangement, under configuration: Configuration) {
    self.arrangement = arrangement
    process = Device().start(
      .showing { process in arrangement.make(in: process) { ClickedArrangement.fill($0) } })
    tracker = Tracker(in: process, configuration: configuration, sink: sink)
    finger = Finger(using: process)
    source = RowDelegate(in: process)
    tracker.start()
    process.launch()
    process.rest()
    if let root = process.application.keyWindow?.rootViewController {
      arrangement.present(over: root)
    }
    process.rest()
  }

  /// Clicks every clickable element; the back button in a separate app.
  static func clicks(
    in arrangement: Arrangement, under configuration: Configuration = Configuration()
  ) throws -> [Click] {
    let (all, back) = (
      ClickedArrangement(arrangement, under: configuration),
      ClickedArrangement(arrangement, under: configuration)
    )
    try all.clickViews()
    try all.clickDialogs()
    try all.clickWindows()
    try all.clickBarButton()
    try all.clickTabs()
    try back.clickBackButton()
    return all.made + back.made
  }

  private var home: HomeController? {
    process.application.windows.compactMap(\.rootViewController)
      .flatMap { [$0.presentedViewController, $0].compactMap(\.self) }.flatMap(\.family)
      .compactMap { $0 as? HomeController }.first
  }

  /// Controls, gestures, rows and items of the innermost screen.
  private static func fill(_ home: HomeController) {
    let button = home.add(Button(in: home.process))
    button.on(.touchUpInside, send: "act:", to: home)
    home.attach(TapGestureRecognizer(in: home.process), to: home.add(Label(in: home.process)))
    home.add(SegmentedControl(items: ["A", "B"], in: home.process))
      .on(.valueChanged, send: "act:", to: home)
    let source = RowDelegate(in: home.process)
    home.setAssociated(source, for: AssociationKey("source"))
    home.add(TableView(.zero, asking: source), height: 100)
    home.add(CollectionView(.zero, asking: source), height: 100)
    let add = BarButtonItem(
      title: "Add", target: home, action: home.table.selector("act:"), in: home.process)
    home.navigationItem.rightBarButtonItem = add
  }

  private func clickViews() throws {
    guard let home else { return }
    let views = home.view.subviews
    let page = arrangement.pageOfViews
    try click("control", naming: page) { try finger.tap(views[0]) }
    try click("gesture", naming: page) { try finger.tap(views[1]) }
    let segments = views[2].subviews.filter { $0.class.name == "UISegment" }
    try click("segment", naming: page) { try finger.tap(segments[1]) }
    for case let list as ListView in views {
      let cell = try list.shownCell(at: CellPath(section: 0, row: 0)).unwrapped
      try click(list.class.name, naming: page) { try finger.tap(cell) }
    }
  }

  private func clickDialogs() throws {
    guard let home else { return }
    for style in [Alert.Style.alert, .actionSheet] {
      let alert = Alert.make(title: "Sure?", message: nil, style: style, in: process)
      let action = AlertAction.make(title: "Yes", in: process)
      alert.addAction(action)
      home.present(alert, animated: false)
      process.rest()
      let view = try alert.view(of: action).unwrapped
      try click("\(style)", naming: arrangement.shownPage) { try finger.tap(view) }
    }
    let delegate = AlertClicks.DialogDelegate(in: process)
    let older = AlertView.make(
      title: "Sure?", message: nil, delegate: delegate, cancelButton: "No", in: process)
    older.show()
    process.rest()
    let view = try older.buttonView(at: 0).unwrapped
    try click("alert view", naming: arrangement.shownPage) { try finger.tap(view) }
    let sheet = ActionSheet.make(title: nil, delegate: delegate, cancelButton: "No", in: process)
    sheet.show(in: home.view)
    process.rest()
    let button = try sheet.buttonView(at: 0).unwrapped
    try click("older sheet", naming: arrangement.shownPage) { try finger.tap(button) }
  }

  private func clickWindows() throws {
    guard let home, let window = home.view.window else { return }
    let floating = Window(frame: Rect(x: 0, y: 700, width: 100, height: 44), in: process)
    floating.level = Window.Level.statusBar
    floating.isHidden = false
    for (kind, host) in [("floating window", floating), ("window", window)] {
      let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44), in: process)
      button.on(.touchUpInside, send: "act:", to: home)
      host.addSubview(button)
      try click(kind, naming: arrangement.shownPage) { try finger.tap(button) }
      button.removeFromSuperview()
    }
    floating.isHidden = true
  }

  private func clickBarButton() throws {
    guard let home, let navigation = home.navigationController else { return }
    let views = navigation.navigationBar.everything
    guard let button = views.last(where: { $0.class.name == "_UIButtonBarButton" }),
      navigation.topViewController === home
    else { return }
    try click("bar button", naming: arrangement.shownPage) { try finger.tap(button) }
  }

  private func clickBackButton() throws {
    guard let bar = home?.navigationController?.navigationBar, let button = bar.backButton else {
      return
    }
    try click("back button", naming: arrangement.shownPage) { try finger.tap(button) }
  }

  private func clickTabs() throws {
    guard let home, let root = Array(home.containers).last else { return }
    for tabs in root.family.reversed() {
      if let tabs = tabs as? TabBarController {
        try click("tab", naming: "OtherTab") { try finger.tap(tabs.tabBar.buttons[1]) }
      }
      if let tabs = tabs as? OwnTabs {
        let bar = try tabs.view.subviews.compactMap { $0 as? TabBar }.last.unwrapped
        try click("own tab", naming: "OtherTab") { try finger.tap(bar.buttons[1]) }
      }
    }
  }

  /// Makes a click and reads the page of its event.
  private func click(_ kind: String, naming wanted: String, _ tap: () throws -> Void) throws {
    let (events, decisions) = (sink.events.count, tracker.decisionCount)
    try tap()
    process.rest()
    let event = sink.events.dropFirst(events).first { $0.name == .appClick }
    let reasons = tracker.decisions(after: decisions).map(\.outcome)
    let isIgnored = reasons.contains(.suppressed(.ignoredScreen))
    let came = event.map(page) ?? (isIgnored ? "ignored" : "nothing")
    made.append(Click(kind: kind, came: came, wanted: wanted))
  }

  /// The name of the page, and its title where that differs.
  private func page(of event: Event) -> String {
    func text(_ key: String) -> String {
      if case .string(let text)? = event[key] { text } else { "absent" }
    }
    let (name, title) = (text("$screen_name"), text("$title"))
    return name == title ? name : "\(name) titled \(title)"
  }
}

/// A value that a test needs is nil.
struct Missing: Error {}

extension Optional {
  /// The value.
  var unwrapped: Wrapped {
    get throws {
      guard let self else { throw Missing() }
      return self
    }
  }
}

extension View {
  /// The views in this one, itself first.
  var everything: [View] { [self] + subviews.flatMap(\.everything) }
}
