import MiniUI
import Testing

@Suite struct MainLoopSettling {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `an empty loop is settled`() {
    #expect(loop.settle() == .settled)
    #expect(loop.clock.uptime == .zero)
  }

  @Test func `work, transitions and animations complete, and a timer stays pending`() {
    schedule(.timer, "flush", after: .seconds(15))
    schedule(.animation, "fade", after: .milliseconds(250))
    schedule(.transition, "push", after: .milliseconds(350))
    schedule(.work, "action", after: .zero)
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["action 0", "fade 0.25", "push 0.35"])
    #expect(loop.pending.map(\.name) == ["flush"])
    #expect(loop.clock.uptime == .milliseconds(350))
  }

  @Test func `settling waits for entries scheduled by a transition, too`() {
    loop.schedule(.transition, after: .milliseconds(350), name: "push") { [self] in
      schedule(.work, "didAppear", after: .zero)
      schedule(.animation, "bar", after: .milliseconds(100))
    }
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["didAppear 0.35", "bar 0.45"])
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
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["now 0"])
  }

  @Test func `settling stops after 10000 turns of a timer that reschedules itself`() {
    rearm(.timer, "poll", every: .zero)
    schedule(.timer, "flush", after: .seconds(15))
    #expect(loop.settle() == .stillPending(["poll"]))
    #expect(log.lines.count == 10_000)
    #expect(loop.clock.uptime == .zero)
  }

  @Test func `settling stops after 10000 turns of work that schedules itself`() {
    rearm(.work, "layout", every: .zero)
    #expect(loop.settle() == .stillPending(["layout"]))
    #expect(log.lines.count == 10_000)
  }

  @Test func `settling stops after 60 seconds of an endless animation`() {
    rearm(.animation, "spinner", every: .seconds(1))
    #expect(loop.settle() == .stillPending(["spinner"]))
    #expect(log.lines.last == "spinner 60")
    #expect(loop.clock.uptime == .seconds(60))
  }

  @Test func `settling does not wait for entries beyond the bound`() {
    schedule(.animation, "in time", after: .seconds(60))
    schedule(.animation, "too late", after: .seconds(60) + .nanoseconds(1))
    #expect(loop.settle() == .stillPending(["too late"]))
    #expect(log.lines == ["in time 60"])
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
    #expect(loop.settle() == .stillPending(["spinner"]))
    #expect(loop.clock.uptime == .seconds(120))
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
