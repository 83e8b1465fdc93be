import MiniUI
import Testing

@testable import AutoTrack

@Suite struct RepeatedTaps {
  @Test func `SA-F08 two taps of a button 50 ms apart are one click`() throws {
    let (probe, screen) = try Probe.showingElements()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.first, lasting: .milliseconds(50), expecting: .nothing(.duplicate))
    #expect(screen.actions == ["didTapFirst:", "didTapFirst:"])
  }

  @Test func `SA-F09 two taps of a button 100 ms apart are two clicks`() throws {
    let (probe, screen) = try Probe.showingElements()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.first, lasting: .milliseconds(100), expecting: .firstClick)
  }

  @Test func `SA-F10 taps of two buttons 1 ms apart are two clicks`() throws {
    let (probe, screen) = try Probe.showingElements()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.second, lasting: .milliseconds(1), expecting: .secondClick)
  }

  @Test func `SA-F11 one tap that sends two actions is one click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let listener = Listener(in: probe.process)
    screen.first.on(.touchUpInside, send: "hear:", to: listener)
    try probe.tap(screen.first, expecting: .firstClick, .nothing(.duplicate))
    #expect((screen.actions, listener.count) == (["didTapFirst:"], 1))
  }

  @Test func `the 100 ms run from the captured click, not from its repetitions`() throws {
    let (probe, screen) = try Probe.showingElements()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.first, lasting: .milliseconds(60), expecting: .nothing(.duplicate))
    try probe.tap(screen.first, lasting: .milliseconds(40), expecting: .firstClick)
  }

  @Test func `setting the clock does not make a click a repetition`() throws {
    let (probe, screen) = try Probe.showingElements()
    let clock = probe.process.device.clock
    try probe.tap(screen.first, expecting: .firstClick)
    clock.jump(to: clock.now + .seconds(3600))
    try probe.tap(screen.first, lasting: .milliseconds(99), expecting: .nothing(.duplicate))
    try probe.tap(screen.first, lasting: .milliseconds(100), expecting: .firstClick)
  }

  @Test func `the interval is measured from the last click of a view`() {
    let view = View(in: Device().start(App()))
    let clicks = RepeatedClicks()
    clicks.note(view, at: .zero)
    clicks.note(view, at: .milliseconds(100))
    #expect(clicks.isRepeated(view, at: .milliseconds(199)))
    #expect(!clicks.isRepeated(view, at: .milliseconds(200)))
    withExtendedLifetime(view) {}
  }

  @Test func `a new view at the address of a released view is not a repetition`() {
    let process = Device().start(App())
    let clicks = RepeatedClicks()
    for _ in 1...100 {
      let view = View(in: process)
      #expect(!clicks.isRepeated(view, at: .zero))
      clicks.note(view, at: .zero)
    }
  }
}
