import AutoTrack
import MiniUI
import Testing

@Suite struct Clicks {
  @Test func `SA-A02 a class declared at run time is an element type as well`() throws {
    let (probe, screen) = try Probe.showingElements()
    let process = probe.process
    let third = try #require(process.makeNew("BuyButton", Button.self))
    third.frame = Rect(x: 20, y: 500, width: 100, height: 44)
    third.on(.touchUpInside, send: "didTapSecond:", to: screen)
    screen.view.addSubview(third)
    try probe.tap(
      third,
      expecting: .click([
        "$element_frame": [20, 500, 100, 44],
        "$element_path": "ElementViewController[0]/BuyButton[0]", "$element_type": "BuyButton",
        "$element_view_id": "0f1b865b8b7893a230c6c9d318957052",
        "$screen_name": "ElementViewController",
        "$title": "Element",
      ]))
  }

  @Test func `SA-P01 the sensors scheme writes the path, the default path the view id`() throws {
    var configuration = Configuration()
    configuration.scheme = .sensors
    let (probe, screen) = try Probe.showingElements(configuration)
    let path: Properties = ["$element_path": "UIView/UIScrollView[0]/UIButton[0]"]
    try probe.tap(screen.first, expecting: .firstClick.with(path))
  }

  @Test func `SA-A11 a click counts for the screen that its action replaces`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.onFirst = { screen in
      screen.view.window?.rootViewController = ViewController(in: screen.process)
    }
    try probe.tap(
      screen.first,
      expecting: .firstClick, .elementLeave(after: 0.05),
      .view("UIViewController", referrer: "ElementViewController"))
    #expect(screen.actions == ["didTapFirst:"])
  }

  @Test func `a frame is in screen coordinates, after scrolling`() throws {
    let (probe, screen) = try Probe.showingElements()
    let scrollView = try #require(screen.first.superview as? ScrollView)
    scrollView.contentOffset = Point(x: 0, y: 15.5)
    try probe.tap(
      screen.first, expecting: .firstClick.with(["$element_frame": [20, 4.5, 200, 44]]))
  }

  @Test func `an event has the time of its moment and the next number`() throws {
    let device = Device(time: Instant(millisecondsSince1970: 1_000_000_000_000))
    let process = device.start(.elements)
    let sink = MemorySink()
    let tracker = Tracker(in: process, sink: sink)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    let screen = try #require(process.application.keyWindow?.rootViewController)
    try Finger(using: process).tap(#require((screen as? ElementViewController)?.second))
    #expect(
      sink.events.map { "\($0.sequence) \($0.name) \($0.time)" } == [
        "1 $AppStart 1000000000000", "2 $AppViewScreen 1000000000000",
        "3 $AppClick 1000000000050",
      ])
  }

  @Test func `an action sent by code is not a click and keeps its result`() throws {
    let (probe, screen) = try Probe.showingElements()
    let application = probe.process.application
    let known = screen.table.selector("didTapFirst:")
    let unknown = screen.table.selector("nobodyHasThis:")
    var results: [Bool] = []
    probe.expect(.nothing(.noTouch), .nothing(.noTouch)) {
      results = [known, unknown].map {
        application.sendAction($0, to: screen, from: screen.first)
      }
    }
    #expect((results, screen.actions) == ([true, false], ["didTapFirst:"]))
  }

  @Test func `a finger that rests on another button does not suppress a click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let other = Finger(using: probe.process)
    let point = try probe.process.application.aim(at: screen.second)
    probe.expect { #expect(other.down(at: point) === screen.second) }
    probe.wait(.milliseconds(10))
    try probe.tap(screen.first, expecting: .firstClick)
    probe.expect(.secondClick) { other.up() }
  }

  @Test func `an action forwarded to another control counts as a click`() throws {
    let (probe, screen) = try Probe.showingElements()
    var event: TouchEvent?
    let hook = try probe.process.classes[Application.self].hook(
      .sendAction, owner: "test",
      .before { (_: Application, _, _, _, sent) in event = sent as? TouchEvent })
    screen.onFirst = { $0.second.sendActions(for: .touchUpInside, with: event) }
    try probe.tap(screen.first, expecting: .firstClick, .secondClick)
    #expect((hook.remove(), screen.actions) == (true, ["didTapFirst:", "didTapSecond:"]))
  }
}
