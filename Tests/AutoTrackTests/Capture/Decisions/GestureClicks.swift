import AutoTrack
import MiniUI
import Testing

/// Gestures that are clicks (SA-F12 to SA-F15).
@Suite struct GestureClicks {
  private static let labelClick = Outcome.homeClick(
    "UILabel", at: "UILabel[0]", [0, 100, 390, 44], content: "Tap me")

  /// A screen with a label that a closure gives recognisers.
  private static func showingLabel(
    _ configuration: Configuration = Configuration(),
    _ attach: @escaping (HomeController, Label) -> Void
  ) throws -> (probe: Probe, home: HomeController, label: Label) {
    let (probe, home) = try Probe.showing(configuration) { home in
      let label = home.add(Label(in: home.process))
      label.text = "Tap me"
      attach(home, label)
    }
    return (probe, home, try #require(home.view.subviews.first as? Label))
  }

  @Test func `SA-F13 a subclass of the tap recogniser gives no click`() throws {
    let (probe, home, label) = try Self.showingLabel { home, label in
      home.attach(OwnTapGestureRecognizer(in: home.process), to: label)
    }
    try probe.tap(label, expecting: .nothing(.otherGesture))
    #expect(home.actions == ["act:"])
  }

  @Test func `SA-F14 a cancelled long press is a click`() throws {
    let (probe, _, label) = try Self.showingLabel { home, label in
      home.attach(LongPressGestureRecognizer(in: home.process), to: label)
    }
    let point = try probe.process.application.aim(at: label)
    probe.expect { #expect(probe.finger.down(at: point) === label) }
    probe.wait(.milliseconds(600))
    probe.expect(Self.labelClick) {
      probe.finger.cancel()
      probe.process.rest()
    }
  }

  @Test(arguments: ["UITextField", "UISearchBar", "UIPageControl", "UITabBar", "UICollectionView"])
  func `SA-F15 a tap recogniser on a view with gestures of the system gives no click`(
    className: String
  ) throws {
    let (probe, home) = try Probe.showing { home in
      guard let view = home.process.classes[className]?.make() as? View else { return }
      let tap = TapGestureRecognizer(in: home.process)
      tap.cancelsTouchesInView = true
      home.attach(tap, to: home.add(view))
    }
    let view = try #require(home.view.subviews.first)
    let point = view.convert(Point(x: 195, y: 22), to: nil)
    probe.expect(.nothing(.gestureView)) {
      probe.finger.tap(at: point)
      probe.process.rest()
    }
    #expect(home.actions == ["act:"])
  }

  @Test func `a recogniser with a private target only is not a click`() throws {
    let (probe, _, label) = try Self.showingLabel { home, label in
      let tap = TapGestureRecognizer(in: home.process)
      tap.addTarget(label, action: home.table.selector("setNeedsLayout"))
      label.addGestureRecognizer(tap)
    }
    try probe.tap(label, expecting: .nothing(.privateRecognizer))
  }

  @Test func `a recogniser made with its target counts like one that got it later`() throws {
    let (probe, home, label) = try Self.showingLabel { home, label in
      label.addGestureRecognizer(
        TapGestureRecognizer(
          target: home, action: home.table.selector("act:"), in: home.process))
    }
    try probe.tap(label, expecting: Self.labelClick)
    #expect(home.actions == ["act:"])
  }

  @Test func `when the action of a gesture runs, its click has been emitted`() throws {
    let (probe, home, label) = try Self.showingLabel { home, label in
      home.attach(TapGestureRecognizer(in: home.process), to: label)
    }
    var outcome: Decision.Outcome?
    home.onAction = { outcome = probe.tracker.decisions.last?.outcome }
    try probe.tap(label, expecting: Self.labelClick)
    #expect(outcome == .captured(.appClick, sequence: 3))
  }

  @Test func `a removed target gives no click`() throws {
    let (probe, home, label) = try Self.showingLabel { home, label in
      let tap = home.attach(TapGestureRecognizer(in: home.process), to: label)
      tap.removeTarget(home, action: home.table.selector("act:"))
    }
    try probe.tap(label, expecting: .nothing(.gestureWithoutTarget))
    #expect(home.actions == [])
  }

  @Test func `a released target gives no click`() throws {
    let (probe, _, label) = try Self.showingLabel { home, label in
      let tap = TapGestureRecognizer(in: home.process)
      tap.addTarget(Listener(in: home.process), action: home.table.selector("hear:"))
      label.addGestureRecognizer(tap)
    }
    try probe.tap(label, expecting: .nothing(.gestureWithoutTarget))
  }

  @Test
  func `a recogniser that gets a new target after losing all others gives clicks again`() throws {
    let (probe, home, label) = try Self.showingLabel { home, label in
      let tap = home.attach(TapGestureRecognizer(in: home.process), to: label)
      tap.removeTarget(nil, action: nil)
      tap.addTarget(home, action: home.table.selector("actToo:"))
    }
    try probe.tap(label, expecting: Self.labelClick)
    #expect(home.actions == ["actToo:"])
  }

  @Test
  func `a late start hooks existing recognisers, and events still precede actions`() throws {
    let (probe, home) = try Probe.showing(started: false) { home in
      let label = home.add(Label(in: home.process))
      label.text = "Tap me"
      home.attach(TapGestureRecognizer(in: home.process), to: label)
    }
    let label = try #require(home.view.subviews.first)
    probe.start(expecting: .firstStart)
    var outcome: Decision.Outcome?
    home.onAction = { outcome = probe.tracker.decisions.last?.outcome }
    try probe.tap(label, expecting: Self.labelClick)
    #expect((outcome, home.actions) == (.captured(.appClick, sequence: 2), ["act:"]))
  }

  @Test func `a stop leaves recognisers their own targets only, in their order`() throws {
    let (probe, home) = try Probe.showing(started: false) { home in
      let label = home.add(Label(in: home.process))
      let tap = home.attach(TapGestureRecognizer(in: home.process), to: label)
      tap.addTarget(home, action: home.table.selector("actToo:"))
    }
    let label = try #require(home.view.subviews.first)
    let tap = try #require(label.gestureRecognizers.first)
    let before = tap.registeredTargets.map(\.action)
    probe.start(expecting: .firstStart)
    #expect(tap.registeredTargets.count == 3)
    probe.tracker.stop()
    #expect(tap.registeredTargets.map(\.action) == before)
    try probe.tap(label)
    #expect(home.actions == ["act:", "actToo:"])
  }

  @Test func `two trackers both capture a gesture, in either start order`() throws {
    let (probe, _, label) = try Self.showingLabel { home, label in
      home.attach(TapGestureRecognizer(in: home.process), to: label)
    }
    let sink = MemorySink()
    let second = Tracker(in: probe.process, sink: sink)
    second.start()
    try probe.tap(label, expecting: Self.labelClick)
    #expect(sink.events.map(\.name) == [.appStart, .appClick])
    second.stop()
    probe.wait(.seconds(1))
    try probe.tap(label, expecting: Self.labelClick)
    #expect(sink.events.count == 2)
  }
}

/// A tap recogniser of the app's own class.
final class OwnTapGestureRecognizer: TapGestureRecognizer {}
