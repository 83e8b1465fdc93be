import Testing

@testable import MiniUI

@Suite struct MainLoopStopping {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `a stopped loop drops all entries`() {
    schedule("a")
    loop.stop()
    loop.runTurn()
    #expect(log.lines.isEmpty)
    #expect(loop.pending.isEmpty)
    #expect(loop.isStopped)
  }

  @Test func `a stopped loop accepts no entries`() {
    loop.stop()
    let token = schedule("a")
    #expect(!loop.cancel(token))
    #expect(loop.settle() == .settled)
    #expect(log.lines.isEmpty)
  }

  @Test func `a body that stops the loop ends the turn at once`() {
    loop.schedule(.work, name: "crash") { [self] in
      log.add("crash")
      loop.stop()
      schedule("after the crash")
    }
    schedule("next")
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["crash"])
  }

  @Test func `the clock reaches the end of an advance in which the process ends`() {
    loop.schedule(.timer, after: .seconds(2), name: "crash") { [loop] in loop.stop() }
    loop.advance(by: .seconds(8))
    #expect(loop.clock.uptime == .seconds(8))
  }

  @Test func `a new loop continues with the clock of the old one`() {
    loop.advance(by: .seconds(5))
    loop.stop()
    let next = MainLoop(clock: loop.clock)
    next.schedule(.timer, after: .seconds(1), name: "a") { [log] in log.add("a") }
    next.advance(by: .seconds(1))
    #expect(log.lines == ["a"])
    #expect(next.clock.uptime == .seconds(6))
  }

  @Test func `entries that fell due during a suspension run late and in order`() {
    schedule("b", after: .seconds(2))
    schedule("a", after: .seconds(1))
    loop.clock.advance(by: .seconds(60))
    loop.runTurn()
    #expect(log.lines == ["a", "b"])
    #expect(loop.clock.uptime == .seconds(60))
  }

  @discardableResult
  private func schedule(_ name: String, after delay: Duration = .zero) -> MainLoop.Token {
    loop.schedule(.work, after: delay, name: name) { [log] in log.add(name) }
  }
}
