import Testing

@testable import lab

/// What is said of events without a finger, whole.
@Suite struct WhyOfEvents {
  @Test func `an event that nobody expected`() {
    #expect(
      ExplainedShop.why("1", steps: #"{ launch: {}, expect: [{ event: "$AppStart" }] },"#)
        == Self.unexpectedEvent)
  }

  private static let unexpectedEvent = """
    s.json5 · A shop

    step 1  00:00.000  launch
      messages     -[ShopViewController viewDidLoad]                                         UIV\
    iewController
                   -[ShopViewController viewWillAppear:]                                     UIV\
    iewController
                   -[NSNotificationCenter postNotification:]  UIApplicationDidFinishLaunchingNot\
    ification  NSNotificationCenter
                   -[NSNotificationCenter postNotification:]  UIApplicationDidBecomeActiveNotifi\
    cation  NSNotificationCenter
                     → $AppStart #1
                   -[ShopViewController viewDidAppear:]                                      scr\
    eens > UIViewController
                     → $AppViewScreen #2
      decisions    the app became active
                     became $AppStart #1
                   viewDidAppear: of ShopViewController
                     became $AppViewScreen #2
      event        $AppStart #1
                     $is_first_time           true
                     $resume_from_background  false
      event        $AppViewScreen #2
                     $screen_name  "ShopViewController"
                     $url          "ShopViewController"
      differs      expected  no event
                   found     $AppViewScreen  ShopViewController  at s.json5:10:27
                   came of   viewDidAppear: of ShopViewController

    """

  @Test func `a launch, which no finger does`() {
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

    step 1  00:00.000  launch
      messages     -[ShopViewController viewDidLoad]                                         UIV\
    iewController
                   -[ShopViewController viewWillAppear:]                                     UIV\
    iewController
                   -[NSNotificationCenter postNotification:]  UIApplicationDidFinishLaunchingNot\
    ification  NSNotificationCenter
                   -[NSNotificationCenter postNotification:]  UIApplicationDidBecomeActiveNotifi\
    cation  NSNotificationCenter
                     → $AppStart #1
                   -[ShopViewController viewDidAppear:]                                      scr\
    eens > UIViewController
                     → $AppViewScreen #2
      decisions    the app became active
                     became $AppStart #1
                   viewDidAppear: of ShopViewController
                     became $AppViewScreen #2
      event        $AppStart #1
                     $is_first_time           true
                     $resume_from_background  false
      event        $AppViewScreen #2
                     $screen_name  "ShopViewController"
                     $url          "ShopViewController"

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
