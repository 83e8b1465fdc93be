import MiniUI
import Testing

@Suite struct MainLoopLimits {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `settling stops on work that doubles, in the middle of a turn`() {
    multiply(.work, "fan", by: 2)
    #expect(loop.settle() == .stillPending(["fan ×100001"]))
    #expect(log.lines.count == 100_000)
  }

  @Test func `advancing stops on timers that double, in the middle of a turn`() {
    multiply(.timer, "fan", by: 2)
    #expect(loop.advance(by: .seconds(8)) == .stillPending(["fan ×100001"]))
    #expect(log.lines.count == 100_000)
    #expect(loop.clock.uptime == .zero)
  }

  @Test func `timers that double at each moment are abandoned at one of them`() {
    multiply(.timer, "fan", by: 2, after: .milliseconds(1))
    let settlement = loop.advance(by: .seconds(8), limit: limit { $0.entries = 100 })
    #expect(settlement == .stillPending(["fan ×28"]))
    #expect(log.lines.count == 127 + 100)
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
    #expect(settlement == .stillPending(["tick"]))
    #expect(log.lines.count == 50)
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
    #expect(settlement == .settled)
    #expect(log.lines.count == 50)
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
