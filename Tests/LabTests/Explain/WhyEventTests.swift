import Testing

@testable import LabCommands
@testable import LabKit

/// Whole explanations of events without a touch.
@Suite struct WhyOfEvents {
  @Test func `why shows the origin of an unexpected event`() {
    #expect(
      ExplainedShop.why("1", steps: #"{ launch: {}, expect: [{ event: "$AppStart" }] },"#)
        == Self.unexpectedEvent)
  }

  private static let unexpectedEvent = """
    s.json5 · A shop

    \(ExplainedShop.telling(of: "step 1  00:00.000  launch"))
      differs      expected  no event
                   found     $AppViewScreen  ShopViewController  at s.json5:10:27
                   came of   viewDidAppear: of ShopViewController

    """

  @Test func `why explains a launch and a move to the background`() {
    #expect(
      ExplainedShop.why(
        nil,
        steps: """
          { launch: {}, expect: [{ event: "$AppStart" }, { event: "$AppViewScreen" }] },
          { background: {}, expect: [{ event: "$AppPageLeave" }, { event: "$AppEnd" }] },
          """)
        == Self.launch)
  }

  private static let launch = """
    s.json5 · A shop

    \(ExplainedShop.telling(of: "step 1  00:00.000  launch"))

    step 2  00:00.000  background
      messages     -[NSNotificationCenter postNotification:]  UIApplicationWillResignActiveNotif\
    ication  NSNotificationCenter
                   -[NSNotificationCenter postNotification:]  UIApplicationDidEnterBackgroundNot\
    ification  NSNotificationCenter
                     → $AppPageLeave #3
                     → $AppEnd #4
      decisions    ShopViewController, when the app leaves
                     became $AppPageLeave #3
                   the app entered the background
                     became $AppEnd #4
      event        $AppPageLeave #3
                     $screen_name    "ShopViewController"
                     $url            "ShopViewController"
                     event_duration  0
      event        $AppEnd #4
                     event_duration  0

    """
}
