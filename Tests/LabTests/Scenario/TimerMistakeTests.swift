import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Ids of timers without a start.
@Suite struct TimerMistakes {
  private func headlines(_ steps: String, methods: String = Shop.methods) -> [String] {
    LabRun(running: Shop.scenario(steps: steps, methods: methods)).messages
      .split(separator: "\n").filter { $0.hasPrefix("s.json5:") }.map(String.init)
  }

  @Test(arguments: ["pause", "resume", "end", "remove"])
  func `an id without a start is a mistake`(call: String) {
    let steps =
      "{ timer: { start: 'read', id: 'page' } }, { timer: { \(call): 'read', id: 'pag' } }"
    let found = headlines(steps)
    #expect(found.count == 1)
    #expect(found.first?.contains("no step starts a timer with the id 'pag'") == true)
  }

  @Test func `an id used for another event is a mistake`() {
    let steps = "{ timer: { start: 'read', id: 'page' } }, { timer: { end: 'buy', id: 'page' } }"
    let message = "the timer with the id 'page' is one of 'read', not of 'buy'"
    #expect(headlines(steps).first?.hasSuffix(message) == true)
  }

  @Test func `a step may end a timer that the app's code started`() {
    let steps = """
      { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
      { send: 'begin' }, { wait: '2s' },
      { timer: { end: 'read', id: 'page' }, expect: [
        { event: 'read', with: { event_duration: 2 } },
      ] }
      """
    let methods = Shop.methods + "begin: [{ timer: { start: 'read', id: 'page' } }],"
    #expect(LabRun(running: Shop.scenario(steps: steps, methods: methods)).code == .held)
  }

  @Test func `an id of an earlier process is a fault`() throws {
    let steps = """
      { launch: {} }, { timer: { start: 'read', id: 'page' } }, { kill: {} }, { launch: {} },
      { timer: { end: 'read', id: 'page' } }
      """
    let report = Simulation(try loaded(Shop.scenario(steps: steps))).run()
    #expect(
      report.fault?.message
        == "this process has not started a timer with the id 'page'; start it first")
  }
}
