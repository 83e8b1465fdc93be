import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct AppCode {
  @Test(.wholeSpace) func `methods that multiply their calls crash the app, not the lab`() throws {
    let methods = (0..<45).map { "m\($0): [{ send: 'm\($0 + 1)' }, { send: 'm\($0 + 1)' }]," }
    let report = try run(
      Shop.scenario(
        steps: "{ launch: {} }, { send: 'm0' }",
        methods: Shop.methods + methods.joined() + "m45: [],"))
    #expect(
      report.outcomes.last?.crash?.description
        == "EXC_CRASH: the watchdog ended the app: its code cost more than 1000000 plain actions "
        + "in one step: 1000000 actions; the last in -[ShopViewController m44]")
  }
}
