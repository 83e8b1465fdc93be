import Testing

@testable import LabCommands

/// Whole explanations of touches.
@Suite struct WhyOfTouches {
  private static let steps = #"{ launch: {} }, { name: "buy", tap: "Buy" },"#

  @Test func `why explains a captured click`() throws {
    try expectSnapshot(
      ExplainedShop.why("buy", steps: Self.steps),
      named: "why-captured-click")
  }

  @Test func `why explains a tap on an ignored screen`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        "buy", tracker: #"{ ignoreScreens: ["ShopViewController"] }"#, steps: Self.steps),
      named: "why-ignored-screen")
  }

  @Test func `why explains a tap on a disabled button`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        "buy",
        views: ExplainedShop.button.replacing("frame:", with: "enabled: false, frame:"),
        steps: Self.steps),
      named: "why-disabled-button")
  }

  @Test func `why explains a tap on a covered button`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        "buy",
        views: ExplainedShop.button + """
          { id: "notice", frame: [0, 80, 390, 100] },
          { id: "gone", hidden: true, frame: [0, 80, 390, 100] },
          """,
        steps: #"{ launch: {} }, { name: "buy", tap: "Buy", missed: "UIView #notice" },"#),
      named: "why-covered-button")
  }
}
