import MiniUI
import Testing

@Suite struct RootAppearance {
  private let process = Device().start(App())
  private let window: Window
  private let log = Log()
  private let first: RecordingController
  private let second: RecordingController

  init() {
    window = Window(in: process)
    first = RecordingController(in: process)
    second = RecordingController(in: process)
    for (name, controller) in [("v1", first), ("v2", second)] {
      controller.log = log
      controller.name = name
    }
  }

  private let arrival = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewIsAppearing",
  ]

  /// The window shows the first controller, which has appeared.
  private func appear() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    process.mainLoop.runTurn()
    log.take()
  }

  @Test func `AP-2 and AP-3 a root controller is loaded, announced, laid out and shown`() {
    window.rootViewController = first
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect((log.take(), first.appearance) == (arrival.map { "v1.\($0)" }, .appearing))
  }

  @Test
  func `AP-2 the view enters the window after viewWillAppear and before viewIsAppearing`() throws {
    var facts: [String] = []
    for (name, message) in [
      ("will", Message<BoolToVoid>.viewWillAppear), ("is", .viewIsAppearing),
      ("did", .viewDidAppear),
    ] {
      try first.hookThisObject(
        message, owner: "test",
        .before { (controller: ViewController, animated) in
          let view = controller.viewIfLoaded
          facts.append("\(name) \(view?.window != nil) \(view?.frame.size ?? .zero) \(animated)")
        })
    }
    window.frame = Rect(x: 0, y: 0, width: 300, height: 500)
    appear()
    #expect(
      facts
        == ["will false {390, 844} false", "is true {300, 500} false", "did true {300, 500} false"])
  }

  @Test func `AP-4 viewDidAppear is sent on a later turn`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    log.take()
    process.mainLoop.runTurn()
    #expect((log.take(), first.appearance) == (["v1.viewDidAppear"], .appeared))
    process.mainLoop.runTurn()
    #expect(log.take() == [])
  }

  @Test func `AP-4 the main loop lists the pending viewDidAppear with its controller`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    #expect(process.mainLoop.pending.map(\.name) == ["viewDidAppear of RecordingController"])
  }

  @Test func `AP-5 a root on a hidden window gets no callbacks until the window is unhidden`() {
    window.rootViewController = first
    window.rootViewController = second
    window.rootViewController = nil
    window.rootViewController = second
    #expect(log.take() == [])
    window.isHidden = false
    process.mainLoop.runTurn()
    #expect(log.take() == (arrival + ["viewDidAppear"]).map { "v2.\($0)" })
  }

  @Test func `AP-5 hiding a window ends the appearance, and unhiding begins another`() {
    appear()
    window.isHidden = true
    #expect(log.take() == ["v1.viewWillDisappear", "v1.viewDidDisappear"])
    #expect(first.view.superview === window)
    window.isHidden = false
    process.mainLoop.runTurn()
    #expect(log.take() == ["v1.viewWillAppear", "v1.viewIsAppearing", "v1.viewDidAppear"])
  }

  @Test func `T175 setting the same root again sends no callbacks`() {
    appear()
    window.rootViewController = first
    window.isHidden = false
    window.makeKeyAndVisible()
    process.mainLoop.runTurn()
    #expect(log.take() == [])
  }

  @Test func `T175 removing the root ends its appearance and leaves no pending work`() {
    appear()
    window.rootViewController = nil
    #expect(log.take() == ["v1.viewWillDisappear", "v1.viewDidDisappear"])
    #expect(first.view.superview == nil)
    #expect((first.appearance, process.mainLoop.pending) == (.disappeared, []))
  }

  @Test func `T175 a new root appears after the old one has disappeared`() {
    appear()
    window.rootViewController = nil
    log.take()
    window.rootViewController = second
    process.mainLoop.runTurn()
    #expect(log.take() == (arrival + ["viewDidAppear"]).map { "v2.\($0)" })
  }

  @Test func `T175 one root replaces another on the screen`() {
    appear()
    window.rootViewController = second
    process.mainLoop.runTurn()
    #expect(
      log.take() == ["v1.viewWillDisappear", "v1.viewDidDisappear"]
        + (arrival + ["viewDidAppear"]).map { "v2.\($0)" })
    #expect(window.subviews.map { $0 === second.view } == [true])
  }

  @Test
  func `AP-5 a root replaced in the viewWillDisappear of its predecessor never appears`() throws {
    appear()
    let third = RecordingController(in: process)
    try first.hookThisObject(
      .viewWillDisappear, owner: "app",
      .before { [window] (_: ViewController, _) in window.rootViewController = third })
    window.rootViewController = second
    process.mainLoop.runTurn()
    #expect((second.appearance, third.appearance) == (.disappeared, .appeared))
    #expect(window.subviews.map { $0 === third.view } == [true])
  }

  @Test func `AP-5 a root that is removed while it loads never appears`() throws {
    try second.hookThisObject(
      .viewDidLoad, owner: "app",
      .after { [window] (_: ViewController) in window.rootViewController = nil })
    window.makeKeyAndVisible()
    window.rootViewController = second
    process.mainLoop.runTurn()
    #expect((second.appearance, window.subviews.isEmpty) == (.disappeared, true))
  }

  @Test func `a root that is replaced before it has appeared never appears`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    log.take()
    window.rootViewController = second
    process.mainLoop.runTurn()
    #expect(
      log.take() == ["v1.viewWillDisappear", "v1.viewDidDisappear"] + arrival.map { "v2.\($0)" }
        + ["v2.viewDidAppear"])
  }

  @Test func `a root removed from a hidden window removes its view`() {
    appear()
    window.hide()
    log.take()
    window.rootViewController = second
    #expect((window.subviews.isEmpty, log.take()) == (true, []))
  }

  @Test func `a root that is shown, hidden and shown within a turn appears once`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    window.hide()
    window.makeKeyAndVisible()
    process.mainLoop.runTurn()
    #expect(
      log.take()
        == (arrival + [
          "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing",
          "viewDidAppear",
        ]).map { "v1.\($0)" })
  }

  @Test func `views in front of the root stay there after the window is unhidden`() {
    appear()
    let overlay = View(in: process)
    window.addSubview(overlay)
    window.hide()
    window.makeKeyAndVisible()
    #expect(window.subviews.map { $0 === overlay } == [false, true])
  }
}
