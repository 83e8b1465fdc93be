import MiniUI
import Testing

@Suite struct MainLoopSettling {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

  @Test func `an empty loop is settled`() {
    #expect((loop.settle(), loop.clock.uptime) == (.settled, .zero))
  }

  @Test func `work, transitions and animations complete, and a timer stays pending`() {
    schedule(.timer, "flush", after: .seconds(15))
    schedule(.animation, "fade", after: .milliseconds(250))
    schedule(.transition, "push", after: .milliseconds(350))
    schedule(.work, "action", after: .zero)
    #expect((loop.settle(), log.lines) == (.settled, ["action 0", "fade 0.25", "push 0.35"]))
    #expect((loop.pending.map(\.name), loop.clock.uptime) == (["flush"], .milliseconds(350)))
  }

  @Test func `settling waits for entries scheduled by a transition, too`() {
    loop.schedule(.transition, after: .milliseconds(350), name: "push") { [self] in
      schedule(.work, "didAppear", after: .zero)
      schedule(.animation, "bar", after: .milliseconds(100))
    }
    #expect((loop.settle(), log.lines) == (.settled, ["didAppear 0.35", "bar 0.45"]))
  }

  @Test func `a timer that falls due during settling runs at its time`() {
    schedule(.timer, "long press", after: .milliseconds(100))
    schedule(.timer, "at the end", after: .milliseconds(350))
    schedule(.timer, "beyond", after: .milliseconds(351))
    schedule(.transition, "push", after: .milliseconds(350))
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["long press 0.1", "at the end 0.35", "push 0.35"])
    #expect(loop.pending.map(\.name) == ["beyond"])
  }

  @Test func `a timer that is already due runs`() {
    schedule(.timer, "now", after: .zero)
    #expect((loop.settle(), log.lines) == (.settled, ["now 0"]))
  }

  @Test func `settling stops after 10000 turns of a timer that reschedules itself`() {
    rearm(.timer, "poll", every: .zero)
    schedule(.timer, "flush", after: .seconds(15))
    #expect((loop.settle(), log.lines.count) == (.stillPending(["poll"]), 10_000))
    #expect(loop.clock.uptime == .zero)
  }

  @Test func `settling stops after 10000 turns of work that schedules itself`() {
    rearm(.work, "layout", every: .zero)
    #expect((loop.settle(), log.lines.count) == (.stillPending(["layout"]), 10_000))
  }

  @Test func `settling stops after 60 seconds of an endless animation`() {
    rearm(.animation, "spinner", every: .seconds(1))
    #expect((loop.settle(), log.lines.last) == (.stillPending(["spinner"]), "spinner 60"))
    #expect(loop.clock.uptime == .seconds(60))
  }

  @Test func `settling does not wait for entries beyond the bound`() {
    schedule(.animation, "in time", after: .seconds(60))
    schedule(.animation, "too late", after: .seconds(60) + .nanoseconds(1))
    #expect((loop.settle(), log.lines) == (.stillPending(["too late"]), ["in time 60"]))
  }

  @Test func `the last turn within the bound may settle`() {
    for delay in 0..<3 { schedule(.work, "work", after: .seconds(delay)) }
    #expect(loop.settle(limit: .init(turns: 3, time: .seconds(2))) == .settled)
  }

  @Test func `names are sorted by due time and counted`() {
    schedule(.animation, "fade", after: .seconds(70))
    schedule(.transition, "push", after: .seconds(61))
    schedule(.timer, "flush", after: .seconds(62))
    schedule(.animation, "fade", after: .seconds(80))
    schedule(.animation, "fade", after: .seconds(65))
    #expect(loop.settle() == .stillPending(["push", "fade ×3"]))
  }

  @Test func `the bound applies to each settling separately`() {
    rearm(.animation, "spinner", every: .seconds(1))
    _ = loop.settle()
    #expect((loop.settle(), loop.clock.uptime) == (.stillPending(["spinner"]), .seconds(120)))
  }

  private func schedule(_ kind: MainLoop.Kind, _ name: String, after delay: Duration) {
    loop.schedule(kind, after: delay, name: name) { [self] in
      log.add("\(name) \(loop.clock.uptime.secondsText)")
    }
  }

  private func rearm(_ kind: MainLoop.Kind, _ name: String, every interval: Duration) {
    loop.schedule(kind, after: interval, name: name) { [self] in
      log.add("\(name) \(loop.clock.uptime.secondsText)")
      rearm(kind, name, every: interval)
    }
  }
}

@Suite struct MainLoopAdvance {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

  @Test func `each entry runs at its own time`() {
    schedule("a", after: .milliseconds(100))
    schedule("b", after: .milliseconds(250))
    loop.advance(by: .milliseconds(300))
    #expect((log.lines, loop.clock.uptime) == (["a 0.1", "b 0.25"], .milliseconds(300)))
  }

  @Test func `an entry due at the end runs and a later one does not`() {
    schedule("at", after: .milliseconds(300))
    schedule("after", after: .milliseconds(301))
    loop.advance(by: .milliseconds(300))
    #expect(log.lines == ["at 0.3"])
  }

  @Test func `entries scheduled by a body run within the same advance`() {
    repeatTimer("tick", every: .milliseconds(100))
    loop.advance(by: .milliseconds(350))
    #expect(log.lines == ["tick 0.1", "tick 0.2", "tick 0.3"])
  }

  @Test func `advancing by zero runs due entries`() {
    loop.schedule(.work, name: "outer") { [self] in schedule("inner", after: .zero) }
    let settlement = loop.advance(by: .zero)
    #expect((settlement, log.lines) == (.settled, ["inner 0"]))
  }

  @Test func `a jump of the wall time does not affect scheduled entries`() {
    schedule("a", after: .seconds(10))
    loop.advance(by: .seconds(4))
    loop.clock.jump(to: Instant(millisecondsSince1970: 0))
    loop.advance(by: .seconds(6))
    #expect((log.lines, loop.clock.now) == (["a 10"], Instant(millisecondsSince1970: 6000)))
  }

  @Test func `a jump inside a body does not affect scheduled entries`() {
    loop.schedule(.timer, after: .seconds(1), name: "jump") { [loop] in
      loop.clock.jump(to: .defaultEpoch + .seconds(1_000_000))
    }
    schedule("a", after: .seconds(2))
    loop.advance(by: .seconds(3))
    #expect(log.lines == ["a 2"])
  }

  @Test func `a timer that reschedules itself without delay is abandoned at its moment`() {
    schedule("before", after: .milliseconds(50))
    loop.schedule(.timer, after: .milliseconds(100), name: "start") { [self] in
      repeatTimer("spin", every: .zero)
    }
    loop.schedule(.transition, after: .seconds(1), name: "push") {}
    let settlement = loop.advance(by: .seconds(8))
    #expect((settlement, loop.clock.uptime) == (.stillPending(["spin"]), .milliseconds(100)))
    #expect(log.lines.count == 10_000)
  }

  @Test func `a timer beyond the end of time runs there, and time stops`() {
    schedule("late", after: .seconds(Int64.max))
    #expect(loop.advance(by: .seconds(Int64.max)) == .settled)
    #expect((loop.advance(by: .seconds(1)), log.lines) == (.settled, ["late 8640000000000"]))
    #expect(loop.clock.uptime == .seconds(8_640_000_000_000))
  }

  @Test func `advancing by a negative duration ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
      loop.advance(by: .seconds(-1))
    }
  }

  private func schedule(_ name: String, after delay: Duration) {
    loop.schedule(.work, after: delay, name: name) { [self] in
      log.add("\(name) \(loop.clock.uptime.secondsText)")
    }
  }

  private func repeatTimer(_ name: String, every interval: Duration) {
    loop.schedule(.timer, after: interval, name: name) { [self] in
      log.add("\(name) \(loop.clock.uptime.secondsText)")
      repeatTimer(name, every: interval)
    }
  }
}
