import MiniUI
import Testing

@Suite struct MainLoopOrder {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `a turn runs due entries in the order of scheduling`() {
    for name in ["a", "b", "c"] { schedule(name) }
    loop.runTurn()
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func `entries run only in a turn`() {
    schedule("a")
    #expect(log.lines.isEmpty)
  }

  @Test func `an entry scheduled during a turn runs in the next one`() {
    loop.schedule(.work, name: "outer") { [loop, log] in
      log.add("outer")
      loop.schedule(.work, name: "inner") { log.add("inner") }
    }
    schedule("last")
    loop.runTurn()
    log.add("turn")
    loop.runTurn()
    #expect(log.lines == ["outer", "last", "turn", "inner"])
  }

  @Test func `a turn does not run future entries`() {
    schedule("later", after: .nanoseconds(1))
    loop.runTurn()
    #expect(log.lines.isEmpty)
    #expect(loop.pending.map(\.name) == ["later"])
  }

  @Test func `due time precedes the order of scheduling`() {
    schedule("c", after: .milliseconds(30))
    schedule("a", after: .milliseconds(10))
    schedule("b", after: .milliseconds(20))
    schedule("b2", after: .milliseconds(20))
    loop.advance(by: .milliseconds(30))
    #expect(log.lines == ["a", "b", "b2", "c"])
  }

  @Test func `a thousand entries run in order of their due times`() {
    var chance = Chance(seed: 3)
    let delays = (0..<1000).map { _ in Int(chance.next() % 200) }
    for (index, delay) in delays.enumerated() {
      schedule("\(index)", after: .milliseconds(delay))
    }
    loop.advance(by: .milliseconds(200))
    let expected = delays.indices.sorted { (delays[$0], $0) < (delays[$1], $1) }
    #expect(log.lines == expected.map { "\($0)" })
  }

  @Test func `pending lists the entries in the order of running`() {
    loop.schedule(.timer, after: .seconds(15), name: "flush") {}
    loop.schedule(.work, name: "action") {}
    loop.schedule(.transition, after: .milliseconds(350), name: "push") {}
    loop.schedule(.animation, after: .milliseconds(350), name: "fade") {}
    #expect(
      loop.pending == [
        MainLoop.Pending(kind: .work, name: "action", due: .zero),
        MainLoop.Pending(kind: .transition, name: "push", due: .milliseconds(350)),
        MainLoop.Pending(kind: .animation, name: "fade", due: .milliseconds(350)),
        MainLoop.Pending(kind: .timer, name: "flush", due: .seconds(15)),
      ])
  }

  @Test func `a negative delay ends the program and names the entry`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
      loop.schedule(.timer, after: .seconds(-1), name: "flush") {}
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("the delay of 'flush' is -1.0 seconds; use zero or more"))
  }

  private func schedule(_ name: String, after delay: Duration = .zero) {
    loop.schedule(.work, after: delay, name: name) { [log] in log.add(name) }
  }
}
