import AutoTrack
import MiniUI
import Testing

@Suite struct DwellTimes {
  /// A probe with an empty screen of class `A` on display, and an empty screen of class `B`.
  private static func showingA(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, b: ViewController) {
    let app = App.showing { process in
      process.makeNew("A", ViewController.self) ?? ViewController(in: process)
    }
    let probe = Probe(app, configuration: configuration)
    probe.start()
    probe.launch(expecting: .firstStart, .view("A"))
    return (probe, try #require(probe.process.makeNew("B", ViewController.self)))
  }

  @Test
  func `SA-L08 a page leave describes the screen as it is left, its referrer as it came`() throws {
    let (probe, b) = try Self.showingA()
    let a: ViewController = try probe.root()
    a.navigationItem.title = "Sold out"
    a.screenFacts.properties = ["shelf": 3]
    probe.show(
      b,
      expecting: .leave("A", title: "Sold out", after: 0).with(["shelf": 3]),
      .view("B", referrer: "A"))
    b.screenFacts.url = "app://b"
    probe.enterBackground(
      expecting: .leave("B", referrer: "A", after: 0).with(["$url": "app://b"]), .end(after: 0))
  }

  @Test func `SA-L10 a dwell time of a day is 0`() throws {
    let (probe, b) = try Self.showingA()
    probe.wait(.seconds(86_400))
    probe.show(b, expecting: .leave("A", after: 0), .view("B", referrer: "A"))
  }

  @Test func `a screen that appears twice keeps the beginning of its dwell time`() throws {
    let (probe, b) = try Self.showingA()
    let a: ViewController = try probe.root()
    probe.wait(.seconds(1))
    probe.expect(.nothing(.stillOnDisplay)) { a.send(.viewDidAppear)(true) }
    probe.wait(.seconds(1))
    probe.show(b, expecting: .leave("A", after: 2), .view("B", referrer: "A"))
    probe.enterBackground(expecting: .leave("B", referrer: "A", after: 0), .end(after: 2))
  }

  @Test func `a screen shown in the background is viewed and left in the next foreground`() throws {
    let (probe, b) = try Self.showingA()
    probe.enterBackground(expecting: .leave("A", after: 0), .end(after: 0))
    probe.show(b, expecting: .nothing(.appInBackground), .view("B", referrer: "A"))
    probe.wait(.seconds(5))
    probe.enterForeground(expecting: .start(first: false, resumed: true))
    probe.wait(.seconds(1))
    probe.enterBackground(expecting: .leave("B", referrer: "A", after: 1), .end(after: 1))
  }

  @Test func `a screen released without a leave does not pass its dwell time on`() throws {
    let (probe, _) = try Self.showingA()
    let process = probe.process
    let silent = try process.classes.declareClass(
      "Silent", superclass: process.classes[ViewController.self])
    silent.addMethod(.viewDidDisappear, Body { (_: ViewController, _, _) in })
    probe.show(
      try #require(silent.make() as? ViewController),
      expecting: .leave("A", after: 0), .view("Silent", referrer: "A"))
    probe.wait(.seconds(1))
    probe.show(
      ViewController(in: process),
      expecting: .nothing(.screenReleased), .view("UIViewController", referrer: "Silent"))
    probe.wait(.seconds(1))
    probe.enterBackground(
      expecting: .leave("UIViewController", referrer: "Silent", after: 1), .end(after: 2))
  }

  @Test func `a hundred screens released without a leave are each reported once`() throws {
    let (probe, _) = try Self.showingA()
    let process = probe.process
    let silent = try process.classes.declareClass(
      "Silent", superclass: process.classes[ViewController.self])
    silent.addMethod(.viewDidDisappear, Body { (_: ViewController, _, _) in })
    probe.show(
      try #require(silent.make() as? ViewController),
      expecting: .leave("A", after: 0), .view("Silent", referrer: "A"))
    for _ in 1...100 {
      probe.show(
        try #require(silent.make() as? ViewController),
        expecting: .nothing(.screenReleased), .view("Silent", referrer: "Silent"))
    }
  }

  @Test func `the tracker does not retain a screen that has left`() throws {
    let (probe, _) = try Self.showingA()
    weak let a = probe.process.application.keyWindow?.rootViewController
    #expect(a != nil)
    probe.show(
      ViewController(in: probe.process),
      expecting: .leave("A", after: 0), .view("UIViewController", referrer: "A"))
    #expect(a == nil)
  }
}
