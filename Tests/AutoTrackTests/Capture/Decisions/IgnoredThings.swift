import MiniUI
import Testing

@testable import AutoTrack

@Suite struct IgnoredThings {
  private static func ignoring(
    viewTypes: [String] = [], screens: [String] = []
  ) -> Configuration {
    var configuration = Configuration()
    configuration.ignoreViewTypes = viewTypes
    configuration.ignoreScreens = screens
    return configuration
  }

  @Test func `SA-F02 ignoring UIControl ignores UIButton and its subclasses`() throws {
    let (probe, screen) = try Probe.showingElements(Self.ignoring(viewTypes: ["UIControl"]))
    try probe.tap(screen.first, expecting: .nothing(.ignoredViewType))
    try probe.tap(screen.second, expecting: .nothing(.ignoredViewType))
    #expect(screen.actions == ["didTapFirst:", "didTapSecond:"])
  }

  @Test func `SA-F02 ignoring a class does not ignore its superclass`() throws {
    let (probe, screen) = try Probe.showingElements(Self.ignoring(viewTypes: ["CustomButton"]))
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.second, expecting: .nothing(.ignoredViewType))
  }

  @Test func `SA-F02 SA-F05 ignoring UIControl ignores controls but not bar button items`() {
    let classes = Device().start(App()).classes
    let rules = CaptureRules(configuration: Self.ignoring(viewTypes: ["UIControl"]).capture)
    let types: [DynamicObject.Type] = [Button.self, SegmentedControl.self, BarButtonItem.self]
    #expect(types.map { rules.isIgnored(viewType: classes[$0]) } == [true, true, false])
  }

  @Test func `SA-F16 a button that is hidden under the finger gives no click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let point = try probe.process.application.aim(at: screen.first)
    probe.expect { #expect(probe.finger.down(at: point) === screen.first) }
    screen.first.isHidden = true
    probe.expect(.nothing(.hiddenElement)) { probe.finger.up() }
    #expect(screen.actions == ["didTapFirst:"])
  }

  @Test func `SA-A12 subviews ignored by the configuration add nothing to a click's content`()
    throws
  {
    var configuration = Configuration()
    configuration.elements = ["badge": ElementConfiguration(isIgnored: true)]
    let (probe, home) = try Probe.showing(configuration) { home in
      let badge = Label(in: home.process)
      (badge.text, badge.accessibilityIdentifier) = ("3", "badge")
      let name = Label(in: home.process)
      name.text = "Cart"
      let card = home.add(Control(in: home.process))
      for label in [name, badge] { card.addSubview(label) }
      card.on(.touchUpInside, send: "act:", to: home)
    }
    try probe.tap(
      home.view.subviews[0],
      expecting: .homeClick("UIControl", at: "UIControl[0]", [0, 100, 390, 44], content: "Cart"))
  }

  @Test func `SA-F16 an ignored screen emits neither views, clicks nor leaves`() throws {
    let probe = Probe(.elements, configuration: Self.ignoring(screens: ["ElementViewController"]))
    probe.start()
    probe.launch(expecting: .firstStart, .nothing(.ignoredScreen))
    let screen: ElementViewController = try probe.root()
    try probe.tap(screen.first, expecting: .nothing(.ignoredScreen))
    probe.enterBackground(expecting: .end(after: 0.05))
    probe.enterForeground(expecting: .start(first: false, resumed: true))
    probe.show(
      ViewController(in: probe.process),
      expecting: .nothing(.ignoredScreen), .view("UIViewController"))
  }

  @Test func `S4.4 ignoring a screen ignores exactly its class`() throws {
    let process = Device().start(App())
    let screen = process.classes[ElementViewController.self]
    let below = try process.classes.declareClass("BelowViewController", superclass: screen)
    let classes = [process.classes[ViewController.self], screen, below]
    let controllers = classes.compactMap { $0.make() as? ViewController }
    #expect(controllers.count == 3)
    for name in classes.map(\.name) + ["elementViewController", ""] {
      let rules = CaptureRules(configuration: Self.ignoring(screens: [name]).capture)
      let reasons = controllers.map { rules.reasonAgainst(screen: $0) }
      #expect(reasons == classes.map { $0.name == name ? .ignoredScreen : nil }, "\(name)")
    }
  }

  @Test func `a press, a drag and a cancelled touch are not clicks`() throws {
    let (probe, screen) = try Probe.showingElements()
    let listener = Listener(in: probe.process)
    screen.first.on(
      [.touchDown, .touchDragInside, .touchCancel], send: "hear:", to: listener)
    let point = try probe.process.application.aim(at: screen.first)
    probe.expect(.nothing(.touchNotEnded)) { probe.finger.down(at: point) }
    probe.expect(.nothing(.touchNotEnded)) {
      probe.finger.move(to: Point(x: point.x + 5, y: point.y))
    }
    probe.expect(.nothing(.touchNotEnded)) { probe.finger.cancel() }
    #expect(listener.count == 3)
  }

  @Test func `an action whose sender is not a view is not a click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let application = probe.process.application
    let action = screen.table.selector("didTapFirst:")
    probe.expect(.nothing(.senderIsNoView), .nothing(.senderIsNoView)) {
      application.sendAction(action, to: screen, from: nil)
      application.sendAction(action, to: screen, from: screen.navigationItem)
    }
    #expect(
      probe.tracker.decisions.suffix(2).map(\.subject)
        == ["didTapFirst: of no sender", "didTapFirst: of UINavigationItem"])
  }

  @Test func `SA-A15 a control that only a person can change needs no touch to be a click`() throws
  {
    let (probe, screen) = try Probe.showingElements()
    probe.expect(
      .elementClick(
        "UISwitch", at: "UIScrollView[0]/UISwitch[0]", [20, 220, 51, 31], content: "unchecked")
    ) { screen.toggle.sendActions(for: .valueChanged) }
    #expect(screen.actions == ["didChange:"])
  }
}
