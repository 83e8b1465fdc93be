import MiniUI
import Testing

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
