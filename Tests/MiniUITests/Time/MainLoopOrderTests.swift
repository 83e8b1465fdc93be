import Testing

@testable import MiniUI

@Suite struct MainLoopOrder {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

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
    #expect((log.lines.isEmpty, loop.pending.map(\.name)) == (true, ["later"]))
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

@Suite struct MainLoopStopping {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = Log()

  @Test func `a stopped loop drops all entries`() {
    schedule("a")
    loop.stop()
    loop.runTurn()
    #expect([log.lines.isEmpty, loop.pending.isEmpty, loop.isStopped] == [true, true, true])
  }

  @Test func `a stopped loop accepts no entries`() {
    loop.stop()
    let token = schedule("a")
    #expect((loop.cancel(token), loop.settle(), log.lines.isEmpty) == (false, .settled, true))
  }

  @Test func `a body that stops the loop ends the turn at once`() {
    loop.schedule(.work, name: "crash") { [self] in
      log.add("crash")
      loop.stop()
      schedule("after the crash")
    }
    schedule("next")
    #expect((loop.settle(), log.lines) == (.settled, ["crash"]))
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
    #expect((log.lines, next.clock.uptime) == (["a"], .seconds(6)))
  }

  @Test func `entries that fell due during a suspension run late and in order`() {
    schedule("b", after: .seconds(2))
    schedule("a", after: .seconds(1))
    loop.clock.advance(by: .seconds(60))
    loop.runTurn()
    #expect((log.lines, loop.clock.uptime) == (["a", "b"], .seconds(60)))
  }

  @discardableResult
  private func schedule(_ name: String, after delay: Duration = .zero) -> MainLoop.Token {
    loop.schedule(.work, after: delay, name: name) { [log] in log.add(name) }
  }
}

@Suite struct MainLoopReentrancy {
  @Test func `a turn inside a turn ends the program and names the body`() async throws {
    let message = try await messageOfExit
    #expect(
      message.contains(
        "settle(limit:) was called while the main loop runs 'outer'; schedule the call"))
  }

  @Test func `advancing inside a turn ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
      loop.schedule(.work, name: "outer") { loop.advance(by: .seconds(1)) }
      loop.runTurn()
    }
  }

  @Test func `running a turn inside a turn ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
      loop.schedule(.work, name: "outer") { loop.runTurn() }
      loop.runTurn()
    }
  }

  private var messageOfExit: String {
    get async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
        loop.schedule(.work, name: "outer") { _ = loop.settle() }
        loop.runTurn()
      }
      return String(decoding: result.standardErrorContent, as: UTF8.self)
    }
  }
}
