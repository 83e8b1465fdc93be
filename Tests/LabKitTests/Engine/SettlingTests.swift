import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

@Suite struct Settling {
  @Test func `a timer re-armed without delay is a fault`() throws {
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

  @Test func `a fault names an unnamed timer by its method`() throws {
    let methods = Shop.methods + "again: [{ after: '0s', do: [{ send: 'again' }] }],"
    let report = try run(
      Shop.scenario(steps: "{ launch: {} }, { send: 'again' }", methods: methods))
    #expect(
      report.fault?.message
        == "the app does not come to rest; pending: a timer of -[ShopViewController again]")
  }

  @Test func `a future timer waits for its time`() throws {
    let methods = Shop.methods + "start: [{ after: '3s', do: [{ send: 'pay' }] }],"
    let steps = "{ launch: {} }, { send: 'start' }, { wait: '2999ms' }, { wait: '1ms' }"
    let report = try run(Shop.scenario(steps: steps, methods: methods))
    #expect(report.outcomes.map { $0.crash == nil } == [true, true, true, false])
  }
}
