import AutoTrack
import MiniUI
import Testing

/// Typed text is in no event, no decision and no other data of the tracker.
@Suite struct TypedText {
  private static let secret = "Tr0ub4dor"

  /// A screen with every text input, one of them in a cell, and things around them to be tapped.
  private static func build(_ home: HomeController) {
    let process = home.process
    let secure = TextField(in: process)
    secure.isSecureTextEntry = true
    secure.clearButtonMode = .always
    let plain = TextField(in: process)
    plain.clearButtonMode = .always
    let search = SearchBar(in: process)
    search.showsCancelButton = true
    home.add(plain)
    home.add(secure)
    home.add(TextView(in: process), height: 60)
    home.add(search, height: 56)
    for view in home.view.subviews {
      let tap = TapGestureRecognizer(in: process)
      tap.cancelsTouchesInView = false
      home.attach(tap, to: view)
      (view as? Control)?.on(.allEvents, send: "act:", to: home)
    }
    let source = RowDelegate(in: process)
    source.fill = { cell, _ in
      guard cell.contentView.subviews.isEmpty else { return }
      let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 44), in: cell.process)
      cell.contentView.addSubview(field)
    }
    home.setAssociated(source, for: AssociationKey("source"))
    home.add(TableView(.zero, asking: source), height: 88)
    home.attach(LongPressGestureRecognizer(in: process), to: home.view)
  }

  /// Every text input below a view, in the order of the tree.
  private static func inputs(in view: View) -> [View] {
    let own: [View] = view is TextField || view is TextView ? [view] : []
    return own + view.subviews.flatMap(inputs)
  }

  private static func everything(in view: View) -> [View] {
    [view] + view.subviews.flatMap(everything)
  }

  @Test(arguments: ["default", "sensors"])
  func `a secret typed into any input appears nowhere in the tracker's data`(
    scheme: String
  ) throws {
    var configuration = Configuration()
    configuration.scheme = try #require(PathSchemes.scheme(named: scheme))
    let device = Device()
    let process = device.start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = Self.build
        return home
      })
    let sink = MemorySink()
    let tracker = Tracker(in: process, configuration: configuration, sink: sink)
    tracker.start()
    process.launch()
    process.rest()
    let home = try #require(process.application.keyWindow?.rootViewController as? HomeController)
    let typed = try Self.typeEverywhere(in: home)
    #expect(typed >= 6)
    try Self.touchEverything(in: home)
    process.enterBackground()
    process.enterForeground()
    process.enterBackground()

    let events = sink.events.map { String(decoding: $0.json, as: UTF8.self) }
    let decisions = tracker.decisions.map(\.description)
    #expect(events.count > 20)
    for text in events + decisions + [tracker.diagnostics.description, Self.memory(of: sink)] {
      #expect(!text.contains(Self.secret) && !text.contains("•"))
    }
    #expect(process.state == .running)
  }

  private static func typeEverywhere(in home: HomeController) throws -> Int {
    let (finger, keyboard) = (Finger(using: home.process), Keyboard(using: home.process))
    var typed = 0
    for input in inputs(in: home.view) {
      try finger.tap(input)
      home.process.rest()
      guard home.process.application.firstResponder === input else { continue }
      try keyboard.type(secret)
      typed += 1
    }
    let alert = Alert.make(title: "Password", in: home.process)
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(AlertAction.make(title: "OK", in: home.process))
    home.present(alert, animated: true)
    home.process.rest()
    let field = try #require(alert.textFields?.first)
    try finger.tap(field)
    try keyboard.type(secret)
    try finger.tap(#require(alert.view(of: alert.actions[0])))
    home.process.rest()
    return typed
  }

  private static func touchEverything(in home: HomeController) throws {
    let finger = Finger(using: home.process)
    for view in everything(in: home.view) {
      guard let point = try? home.process.application.aim(at: view) else { continue }
      finger.tap(at: point)
      home.process.mainLoop.advance(by: .milliseconds(400))
      finger.longPress(at: point)
      home.process.rest()
      (view as? Control)?.sendActions(for: .allEvents)
    }
    finger.swipe(from: Point(x: 200, y: 380), to: Point(x: 200, y: 340))
    home.process.rest()
  }

  /// Returns a dump of all objects that the sink's stored properties reach.
  private static func memory(of sink: MemorySink) -> String {
    var text = ""
    dump(sink, to: &text)
    return text
  }
}
