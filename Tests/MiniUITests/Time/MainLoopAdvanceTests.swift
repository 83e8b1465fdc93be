import MiniUI
import Testing

@Suite struct MainLoopAdvance {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `each entry runs at its own time`() {
    schedule("a", after: .milliseconds(100))
    schedule("b", after: .milliseconds(250))
    loop.advance(by: .milliseconds(300))
    #expect(log.lines == ["a 0.1", "b 0.25"])
    #expect(loop.clock.uptime == .milliseconds(300))
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
    #expect(settlement == .settled)
    #expect(log.lines == ["inner 0"])
  }

  @Test func `a jump of the wall time does not affect scheduled entries`() {
    schedule("a", after: .seconds(10))
    loop.advance(by: .seconds(4))
    loop.clock.jump(to: Instant(millisecondsSince1970: 0))
    loop.advance(by: .seconds(6))
    #expect(log.lines == ["a 10"])
    #expect(loop.clock.now == Instant(millisecondsSince1970: 6000))
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
    #expect(settlement == .stillPending(["spin"]))
    #expect(loop.clock.uptime == .milliseconds(100))
    #expect(log.lines.count == 10_000)
  }

  @Test func `a timer beyond the end of time runs there, and time stops`() {
    schedule("late", after: .seconds(Int64.max))
    #expect(loop.advance(by: .seconds(Int64.max)) == .settled)
    #expect(loop.advance(by: .seconds(1)) == .settled)
    #expect(log.lines == ["late 8640000000000"])
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
