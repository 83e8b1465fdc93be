import Testing

@testable import LabCommands

/// Whole explanations of events without a touch.
@Suite struct WhyOfEvents {
  @Test func `why shows the origin of an unexpected event`() throws {
    try expectSnapshot(
      ExplainedShop.why("1", steps: #"{ launch: {}, expect: [{ event: "$AppStart" }] },"#),
      named: "why-unexpected-event")
  }

  @Test func `why explains a launch and a move to the background`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        nil,
        steps: """
          { launch: {}, expect: [{ event: "$AppStart" }, { event: "$AppViewScreen" }] },
          { background: {}, expect: [{ event: "$AppPageLeave" }, { event: "$AppEnd" }] },
          """),
      named: "why-launch-and-background")
  }
}
