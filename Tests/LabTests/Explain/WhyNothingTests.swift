import Foundation
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The explanation of touches without an event and without a decision.
@Suite struct WhyNothing {
  private func result(of step: String, in scenario: String) -> String {
    let path = Repository.root.appending(path: "Scenarios/\(scenario).json5").path
    let output = LabRun("why", path, step, files: Disk()).output
    return output.split(separator: "\n").last.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }

  @Test func `why names a stopped tracker first`() {
    #expect(
      result(of: "consequence: two reports", in: "hazards/06-two-targets")
        == "result       nothing was captured, because the tracker is not running; start it, or "
        + "launch without 'late'")
  }

  @Test func `why names a message that bypassed the hooks`() {
    #expect(
      result(of: "lost", in: "hooks/class-changed-later")
        == "result       nothing was captured, because -[NewsViewController "
        + "tableView:didSelectRowAtIndexPath:] was sent, but no AutoTrack hook ran for it")
    #expect(
      result(of: "consequence: the wrong one is gone", in: "hazards/05-removed-out-of-order")
        == "result       nothing was captured, because -[UISwitch sendAction:to:forEvent:]  "
        + "didTurnPush: to NewsViewController was sent, but no AutoTrack hook ran for it")
  }
}
