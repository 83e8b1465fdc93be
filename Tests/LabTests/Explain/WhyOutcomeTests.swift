import Testing

@testable import LabCommands
@testable import LabKit

/// Whole explanations of steps that cause more than a click.
@Suite struct WhyOfOutcomes {
  @Test func `why explains a click whose action crashes the app`() {
    let steps = #"{ launch: {} }, { name: "buy", tap: "Buy", crash: "pay" },"#
    #expect(
      ExplainedShop.why("buy", methods: #""didTapBuy:": [{ send: "pay" }]"#, steps: steps)
        == WhyOfTouches.aCapturedClick + """
            crash        NSInvalidArgumentException: -[ShopViewController pay]: unrecognized \
          selector sent to instance
            differs      expected  crash           pay
                         found     crash           NSInvalidArgumentException: \
          -[ShopViewController pay]: unrecognized selector sent to instance  at s.json5:10:55

          """)
  }

  @Test func `why explains a choice in an alert`() {
    let alert = #""didTapBuy:": [{ alert: { title: "Buy?", actions: [{ title: "Yes" }] } }]"#
    let steps = #"{ launch: {} }, { tap: "Buy" }, { name: "yes", tap: { alert: "Yes" } },"#
    #expect(ExplainedShop.why("yes", methods: alert, steps: steps) == Self.alert)
  }

  private static let alert = """
    s.json5 · A shop

    step 3  00:00.400  tap alert action "Yes"  (yes)
      element      _UIAlertControllerActionView "Yes"  at {{60, 430.5}, {270, 44}}
      touch        at {195, 452.5} on _UIAlertControllerActionView "Yes"
      hit test     UIWindow                                                          contains th\
    e point
                     UITransitionView                                                contains th\
    e point
                       _UIAlertControllerPhoneTVMacView                              contains th\
    e point
                         UIView                                                      contains th\
    e point
                           _UIAlertControllerInterfaceActionGroupView                contains th\
    e point
                             UIView                                                  contains th\
    e point
                               _UIInterfaceActionRepresentationsSequenceView         contains th\
    e point
                                 _UIInterfaceActionSeparatableSequenceView           contains th\
    e point
                                   UIStackView                                       contains th\
    e point
                                     _UIInterfaceActionCustomViewRepresentationView  contains th\
    e point
                                       _UIAlertControllerActionView "Yes"            hit
                                         UIView                                      passed over\
    : user interaction is off
                       UIDimmingView                                                 not tested: \
    behind the hit view
                     UIView                                                          not tested: \
    behind the hit view
      responders   _UIAlertControllerActionView "Yes"
                   _UIInterfaceActionCustomViewRepresentationView
                   UIStackView
                   _UIInterfaceActionSeparatableSequenceView
                   _UIInterfaceActionRepresentationsSequenceView
                   UIView
                   _UIAlertControllerInterfaceActionGroupView
                   UIView
                   _UIAlertControllerPhoneTVMacView
                   UIAlertController
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      recognisers  UIScrollViewPanGestureRecognizer of _UIInterfaceActionRepresentationsSequence\
    View  handlePan: to _UIInterfaceActionRepresentationsSequenceView
      states       UIScrollViewPanGestureRecognizer of _UIInterfaceActionRepresentationsSequence\
    View  failed
      messages     -[UIApplication sendEvent:]  began                             UIApplication
                     -[UIScrollViewPanGestureRecognizer touchesBegan:withEvent:]  UIGestureRecog\
    nizer
                     -[_UIAlertControllerActionView touchesBegan:withEvent:]      _UIAlertContro\
    llerActionView
                   -[UIApplication sendEvent:]  ended                             UIApplication
                     -[UIScrollViewPanGestureRecognizer touchesEnded:withEvent:]  UIGestureRecog\
    nizer
                     -[_UIAlertControllerActionView touchesEnded:withEvent:]      _UIAlertContro\
    llerActionView
                       -[UIAlertController viewWillDisappear:]                    UIAlertController
                         -[UIViewController viewWillDisappear:]                   UIViewController
                   -[UIAlertController viewDidDisappear:]                         screens > UIVi\
    ewController
                     → nothing: builtInScreen
                   → $AppClick #4
      decisions    viewDidDisappear: of UIAlertController
                     became nothing (builtInScreen), because the controller is not a screen
                     Look for the event of the screen inside or behind it.
                   'Yes' of UIAlertController
                     became $AppClick #4
      path         UIAlertController[0]                               the nearest controller, to\
    gether with its root view
                   UIView[0]                                          the only one of its class \
    among 1 subview
                   _UIAlertControllerInterfaceActionGroupView[0]      the only one of its class \
    among 1 subview
                   UIView[0]                                          the only one of its class \
    among 1 subview
                   _UIInterfaceActionRepresentationsSequenceView[0]   the only one of its class \
    among 2 subviews
                   _UIInterfaceActionSeparatableSequenceView[0]       the only one of its class \
    among 1 subview
                   UIStackView[0]                                     the only one of its class \
    among 1 subview
                   _UIInterfaceActionCustomViewRepresentationView[0]  the only one of its class \
    among 1 subview
                   _UIAlertControllerActionView[0]                    the only one of its class \
    among 1 subview
      event        $AppClick #4
                     $alert_title      "Buy?"
                     $element_content  "Yes"
                     $element_frame    [60,430.5,270,44]
                     $element_path     "UIAlertController[0]/UIView[0]/_UIAlertControllerInterfa\
    ceActionGroupView[0]/UIView[0]/_UIInterfaceActionRepresentationsSequenceView[0]/_UIInterface\
    ActionSeparatableSequenceView[0]/UIStackView[0]/_UIInterfaceActionCustomViewRepresentationVi\
    ew[0]/_UIAlertControllerActionView[0]"
                     $element_type     "UIAlertController"
                     $element_view_id  "b49d2c275d6e3e6417fa206a3f4ba4ad"
                     $screen_name      "ShopViewController"

    """

  @Test func `why numbers the events of a relaunch from one`() {
    #expect(ExplainedShop.why("2", steps: "{ launch: {} }, { relaunch: {} },") == Self.relaunch)
  }

  private static let relaunch = """
    s.json5 · A shop

    \(ExplainedShop.telling(of: "step 2  00:00.000  relaunch", isFirst: false))

    """

  @Test func `SA-P14 why explains paths in the requested scheme`() {
    let text = ExplainedShop.why(
      "pot",
      views: """
        { is: "UITableView", id: "list", frame: [0, 100, 390, 200],
          sections: [{ rows: ["Cup", "Pot"] }] },
        """,
      methods: #""tableView:didSelectRowAtIndexPath:": []"#,
      steps: #"{ launch: {} }, { name: "pot", tap: "Pot" },"#, scheme: "sensors")
    let lines = text.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("  path") } ?? 0
    #expect(
      lines[start...].prefix { !$0.hasPrefix("  event") } == [
        "  path         UIView                 the outermost view, which has no index",
        "               UITableView[0]         the only one of its class among 1 subview",
        "               UITableViewCell[0][-]  one of many similar views; the place is omitted",
      ])
  }

  @Test func `an unknown scheme is reported with a suggestion`() {
    #expect(
      ExplainedShop.why(nil, steps: "{ launch: {} },", scheme: "sensor")
        == """
        lab: unknown path scheme 'sensor'; did you mean 'sensors'?
        lab help shows the commands

        """)
  }
}
