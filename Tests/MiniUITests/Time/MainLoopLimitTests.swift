import MiniUI
import Testing

@Suite struct MainLoopLimits {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

  @Test func `settling stops on work that doubles, in the middle of a turn`() {
    multiply(.work, "fan", by: 2)
    #expect((loop.settle(), log.lines.count) == (.stillPending(["fan ×100001"]), 100_000))
  }

  @Test func `advancing stops on timers that double, in the middle of a turn`() {
    multiply(.timer, "fan", by: 2)
    #expect(loop.advance(by: .seconds(8)) == .stillPending(["fan ×100001"]))
    #expect((log.lines.count, loop.clock.uptime) == (100_000, .zero))
  }

  @Test func `timers that double at each moment are abandoned at one of them`() {
    multiply(.timer, "fan", by: 2, after: .milliseconds(1))
    let settlement = loop.advance(by: .seconds(8), limit: limit { $0.entries = 100 })
    #expect((settlement, log.lines.count) == (.stillPending(["fan ×28"]), 127 + 100))
    #expect(loop.clock.uptime == .milliseconds(8))
  }

  @Test func `a queue that grows faster than it runs is abandoned`() {
    loop.schedule(.work, name: "greedy") { [self] in greed() }
    let pending = limit { $0.pending = 50 }
    #expect(loop.settle(limit: pending) == .stillPending(["greedy"]))
    #expect(loop.advance(by: .seconds(1), limit: pending) == .stillPending(["greedy"]))
    #expect(log.lines.count == 5)
  }

  @Test func `a timer that never stops is abandoned after its bound of runs`() {
    multiply(.timer, "tick", by: 1, after: .milliseconds(1))
    let settlement = loop.advance(by: .seconds(3600), limit: limit { $0.entriesInAll = 50 })
    #expect((settlement, log.lines.count) == (.stillPending(["tick"]), 50))
    #expect(loop.clock.uptime == .milliseconds(50))
  }

  @Test func `the bound applies to each moment separately`() {
    multiply(.timer, "tick", by: 1, after: .milliseconds(1))
    let settlement = loop.advance(
      by: .milliseconds(50),
      limit: limit {
        $0.turns = 1
        $0.entries = 1
      })
    #expect((settlement, log.lines.count) == (.settled, 50))
  }

  @Test func `the bound applies to each advance separately`() {
    multiply(.timer, "tick", by: 1, after: .milliseconds(1))
    let few = limit { $0.entriesInAll = 50 }
    loop.advance(by: .seconds(1), limit: few)
    loop.advance(by: .seconds(1), limit: few)
    #expect(loop.clock.uptime == .milliseconds(100))
  }

  @Test func `the last entry within the bound may settle`() {
    for name in ["a", "b", "c"] { multiply(.work, name, by: 0) }
    #expect(loop.settle(limit: limit { $0.entries = 3 }) == .settled)
  }

  @Test func `entries beyond the bound run in the next turn, in order`() {
    for name in ["a", "b", "c", "d"] { multiply(.work, name, by: 0) }
    #expect(loop.settle(limit: limit { $0.entries = 2 }) == .stillPending(["c", "d"]))
    multiply(.work, "e", by: 0)
    loop.runTurn()
    #expect(log.lines == ["a", "b", "c", "d", "e"])
  }

  private func limit(_ change: (inout MainLoop.Limit) -> Void) -> MainLoop.Limit {
    var limit = MainLoop.Limit.standard
    change(&limit)
    return limit
  }

  /// Schedules an entry that reschedules itself as often as the factor.
  private func multiply(
    _ kind: MainLoop.Kind, _ name: String, by factor: Int, after delay: Duration = .zero
  ) {
    loop.schedule(kind, after: delay, name: name) { [self] in
      log.add(name)
      for _ in 0..<factor { multiply(kind, name, by: factor, after: delay) }
    }
  }

  /// Schedules itself, and ten timers for later.
  private func greed() {
    log.add("greedy")
    loop.schedule(.work, name: "greedy") { [self] in greed() }
    for _ in 0..<10 { loop.schedule(.timer, after: .seconds(9), name: "hoard") {} }
  }
}

@Suite struct MainLoopCancelling {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

  @Test func `a cancelled entry does not run and the others do`() {
    let tokens = ["a", "b", "c"].map(schedule)
    #expect(loop.cancel(tokens[1]))
    loop.runTurn()
    #expect(log.lines == ["a", "c"])
  }

  @Test(arguments: 0..<4)
  func `the remaining entries keep their order after any cancellation`(place: Int) {
    let tokens = ["a", "b", "c"].map(schedule)
    if place < 3 { #expect(loop.cancel(tokens[place])) }
    schedule("d")
    loop.runTurn()
    let names = ["a", "b", "c", "d"]
    #expect(log.lines == names.indices.filter { $0 != place || place == 3 }.map { names[$0] })
  }

  @Test func `an entry can be cancelled only once`() {
    let token = schedule("a")
    #expect([loop.cancel(token), loop.cancel(token)] == [true, false])
  }

  @Test func `an entry that has run cannot be cancelled`() {
    let token = schedule("a")
    loop.runTurn()
    #expect(!loop.cancel(token))
  }

  @Test func `an entry may cancel a later one of the same turn`() {
    var later: MainLoop.Token?
    loop.schedule(.work, name: "first") { [loop, log] in
      log.add("first \(later.map(loop.cancel) ?? false)")
    }
    later = schedule("second")
    schedule("third")
    loop.runTurn()
    #expect(log.lines == ["first true", "third"])
  }

  @Test func `an entry that runs is no longer pending`() {
    var own: MainLoop.Token?
    own = loop.schedule(.work, name: "own") { [loop, log] in
      log.add("\(own.map(loop.cancel) ?? true)")
    }
    loop.runTurn()
    #expect(log.lines == ["false"])
  }

  @Test func `objects held by a cancelled body may cancel entries as they are released`() {
    let other = schedule("other")
    loop.cancel(scheduleHolder(cancelling: other))
    #expect(loop.pending.isEmpty)
  }

  @Test func `objects held by a body that ran may cancel entries as they are released`() {
    let other = loop.schedule(.timer, after: .seconds(1), name: "other") {}
    scheduleHolder(cancelling: other)
    loop.runTurn()
    #expect(loop.pending.isEmpty)
  }

  @Test func `objects held by a dropped body may cancel entries as they are released`() {
    let other = schedule("other")
    scheduleHolder(cancelling: other)
    loop.stop()
    #expect(loop.pending.isEmpty)
  }

  @discardableResult
  private func scheduleHolder(cancelling other: MainLoop.Token) -> MainLoop.Token {
    let holder = Holder(loop: loop, token: other)
    return loop.schedule(.work, name: "holder") { withExtendedLifetime(holder) {} }
  }

  @discardableResult
  private func schedule(_ name: String) -> MainLoop.Token {
    loop.schedule(.work, name: name) { [log] in log.add(name) }
  }
}

/// Cancels an entry when it is released, as a view does with its timer.
private final class Holder {
  let loop: MainLoop
  let token: MainLoop.Token

  init(loop: MainLoop, token: MainLoop.Token) {
    self.loop = loop
    self.token = token
  }

  deinit {
    loop.cancel(token)
  }
}
