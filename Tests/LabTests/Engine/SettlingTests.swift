import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Settling {
  @Test func `an app that re-arms a timer at no delay never comes to rest`() throws {
    let methods = """
      "didTapBuy:": [{ send: 'refresh' }], "didTapShare:": [],
      refresh: [{ after: '0s', name: 'the refresh timer', do: [{ send: 'refresh' }] }],
      """
    let report = try run(
      Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' }, { kill: {} }", methods: methods))
    #expect(
      report.fault
        == StepFault("the app does not come to rest; pending: the refresh timer"))
    #expect(report.skippedCount == 1)
  }

  @Test func `a timer without a name is called by its method`() throws {
    let methods = Shop.methods + "again: [{ after: '0s', do: [{ send: 'again' }] }],"
    let report = try run(
      Shop.scenario(steps: "{ launch: {} }, { send: 'again' }", methods: methods))
    #expect(
      report.fault?.message
        == "the app does not come to rest; pending: a timer of -[ShopViewController again]")
  }

  @Test func `a timer in the future waits for time to pass`() throws {
    let methods = Shop.methods + "start: [{ after: '3s', do: [{ send: 'pay' }] }],"
    let steps = "{ launch: {} }, { send: 'start' }, { wait: '2999ms' }, { wait: '1ms' }"
    let report = try run(Shop.scenario(steps: steps, methods: methods))
    #expect(report.outcomes.map { $0.crash == nil } == [true, true, true, false])
  }
}
