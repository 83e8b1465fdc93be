import Foundation
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// What is said of a touch that gave nothing, and that no rule decided on.
@Suite struct WhyNothing {
  private func result(of step: String, in hazard: String) -> String {
    let path = Repository.root.appending(path: "Scenarios/hazards/\(hazard).json5").path
    let output = LabRun("why", path, step, files: Disk()).output
    return output.split(separator: "\n").last.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }

  @Test func `a tracker that does not run is named before anything else`() {
    #expect(
      result(of: "two reports", in: "two-targets")
        == "result       nothing was captured, because the tracker does not run; start it, or "
        + "launch without 'late'")
  }

  @Test func `a message that was sent past the hooks is named`() {
    #expect(
      result(of: "lost", in: "lying-class")
        == "result       nothing was captured, because -[NewsViewController "
        + "tableView:didSelectRowAtIndexPath:] was sent, and no hook of AutoTrack's ran for it")
    #expect(
      result(of: "the wrong one is gone", in: "removed-out-of-order")
        == "result       nothing was captured, because -[UISwitch sendAction:to:forEvent:]  "
        + "didTurnPush: to NewsViewController was sent, and no hook of AutoTrack's ran for it")
  }
}
