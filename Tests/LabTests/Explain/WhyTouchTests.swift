import Testing

@testable import LabCommands
@testable import LabKit

/// Whole explanations of touches.
@Suite struct WhyOfTouches {
  private static let steps = #"{ launch: {} }, { name: "buy", tap: "Buy" },"#

  @Test func `why explains a captured click`() {
    #expect(
      ExplainedShop.why("buy", steps: Self.steps)
        == Self.aCapturedClick)
  }

  static let aCapturedClick = """
    s.json5 · A shop

    step 2  00:00.000  tap "Buy"  (buy)
      element      UIButton "Buy"  at {{20, 100}, {100, 44}}
      touch        at {70, 122} on UIButton "Buy"
      hit test     UIWindow                   contains the point
                     UIView                   contains the point
                       UIButton "Buy"         hit
                         UIButtonLabel "Buy"  passed over: user interaction is off
      responders   UIButton "Buy"
                   UIView
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      messages     -[UIApplication sendEvent:]  began                                        UIA\
    pplication
                     -[UIButton touchesBegan:withEvent:]                                     UIC\
    ontrol
                   -[UIApplication sendEvent:]  ended                                        UIA\
    pplication
                     -[UIButton touchesEnded:withEvent:]                                     UIC\
    ontrol
                       -[UIButton sendAction:to:forEvent:]  didTapBuy: to ShopViewController  UI\
    Control
                         -[UIApplication sendAction:to:from:forEvent:]  didTapBuy: to ShopViewCo\
    ntroller  controlActions > UIApplication
                           → $AppClick #3
                           -[ShopViewController didTapBuy:]                                  Sho\
    pViewController
      decisions    didTapBuy: of UIButton "Buy"
                     became $AppClick #3
      path         ShopViewController[0]  the nearest controller, together with its root view
                   UIButton[0]            the only one of its class among 1 subview
      event        $AppClick #3
                     $element_content  "Buy"
                     $element_frame    [20,100,100,44]
                     $element_path     "ShopViewController[0]/UIButton[0]"
                     $element_type     "UIButton"
                     $element_view_id  "8f954a54d719b040c39ba1959211f810"
                     $screen_name      "ShopViewController"

    """

  @Test func `why explains a tap on an ignored screen`() {
    #expect(
      ExplainedShop.why(
        "buy", tracker: #"{ ignoreScreens: ["ShopViewController"] }"#, steps: Self.steps)
        == Self.ignoredScreen)
  }

  private static let ignoredScreen = """
    s.json5 · A shop

    step 2  00:00.000  tap "Buy"  (buy)
      element      UIButton "Buy"  at {{20, 100}, {100, 44}}
      touch        at {70, 122} on UIButton "Buy"
      hit test     UIWindow                   contains the point
                     UIView                   contains the point
                       UIButton "Buy"         hit
                         UIButtonLabel "Buy"  passed over: user interaction is off
      responders   UIButton "Buy"
                   UIView
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      messages     -[UIApplication sendEvent:]  began                                        UIA\
    pplication
                     -[UIButton touchesBegan:withEvent:]                                     UIC\
    ontrol
                   -[UIApplication sendEvent:]  ended                                        UIA\
    pplication
                     -[UIButton touchesEnded:withEvent:]                                     UIC\
    ontrol
                       -[UIButton sendAction:to:forEvent:]  didTapBuy: to ShopViewController  UI\
    Control
                         -[UIApplication sendAction:to:from:forEvent:]  didTapBuy: to ShopViewCo\
    ntroller  controlActions > UIApplication
                           → nothing: ignoredScreen
                           -[ShopViewController didTapBuy:]                                  Sho\
    pViewController
      decisions    didTapBuy: of UIButton "Buy"
                     became nothing (ignoredScreen), because its screen is ignored
                     Remove the screen's class from tracker.ignoreScreens or from the app's code.
      path         ShopViewController[0]  the nearest controller, together with its root view
                   UIButton[0]            the only one of its class among 1 subview
      result       nothing was captured, because its screen is ignored (didTapBuy: of UIButton "\
    Buy")

    """

  @Test func `why explains a tap on a disabled button`() {
    #expect(
      ExplainedShop.why(
        "buy",
        views: ExplainedShop.button.replacing("frame:", with: "enabled: false, frame:"),
        steps: Self.steps)
        == Self.disabledButton)
  }

  private static let disabledButton = """
    s.json5 · A shop

    step 2  00:00.000  tap "Buy"  (buy)
      element      UIButton "Buy"  at {{20, 100}, {100, 44}}
      touch        at {70, 122} on UIButton "Buy"
      hit test     UIWindow                   contains the point
                     UIView                   contains the point
                       UIButton "Buy"         hit
                         UIButtonLabel "Buy"  passed over: user interaction is off
      responders   UIButton "Buy"
                   UIView
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      messages     -[UIApplication sendEvent:]  began     UIApplication
                     -[UIButton touchesBegan:withEvent:]  UIControl
                   -[UIApplication sendEvent:]  ended     UIApplication
                     -[UIButton touchesEnded:withEvent:]  UIControl
      path         ShopViewController[0]  the nearest controller, together with its root view
                   UIButton[0]            the only one of its class among 1 subview
      result       nothing was captured, because UIButton "Buy" is disabled, so it sends no action

    """

  @Test func `why explains a tap on a covered button`() {
    #expect(
      ExplainedShop.why(
        "buy",
        views: ExplainedShop.button + """
          { id: "notice", frame: [0, 80, 390, 100] },
          { id: "gone", hidden: true, frame: [0, 80, 390, 100] },
          """,
        steps: #"{ launch: {} }, { name: "buy", tap: "Buy", missed: "UIView #notice" },"#)
        == Self.coveredButton)
  }

  private static let coveredButton = """
    s.json5 · A shop

    step 2  00:00.000  tap "Buy"  (buy)
      element      UIButton "Buy"  at {{20, 100}, {100, 44}}
      missed       UIButton "Buy" is not hit at {70, 122}; UIView #notice is
      hit test     UIWindow            contains the point
                     UIView            contains the point
                       UIView #gone    passed over: hidden
                       UIView #notice  hit
                       UIButton "Buy"  not tested: behind the hit view
      result       nothing was captured, because the touch would have hit another view

    """
}
