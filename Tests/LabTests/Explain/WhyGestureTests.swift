import Testing

@testable import LabCommands
@testable import LabKit

/// Whole explanations of recognisers that compete for a touch.
@Suite struct WhyOfGestures {
  @Test func `why explains a tap on a row inside a view with a recogniser`() {
    #expect(
      ExplainedShop.why(
        "pot",
        views: """
          { is: "UITableView", id: "list", frame: [0, 100, 390, 200],
            sections: [{ rows: ["Cup", "Pot"] }] },
          """,
        gestures: #"gestures: [{ is: "UITapGestureRecognizer", action: "didTapAround:" }], "#,
        methods: #""didTapAround:": [], "tableView:didSelectRowAtIndexPath:": []"#,
        steps: #"{ launch: {} }, { name: "pot", tap: "Pot" },"#)
        == Self.rowWithTwoRecognizers)
  }

  private static let rowWithTwoRecognizers = """
    s.json5 · A shop

    step 2  00:00.000  tap "Pot"  (pot)
      element      UITableViewLabel "Pot"  at {{16, 144}, {358, 44}}
      touch        at {195, 166} on UITableViewCellContentView
      hit test     UIWindow                            contains the point
                     UIView                            contains the point
                       UITableView #list               contains the point
                         UITableViewCell               passed over: does not contain the point
                         UITableViewCell               contains the point
                           UITableViewCellContentView  hit
                             UITableViewLabel "Pot"    passed over: user interaction is off
      responders   UITableViewCellContentView
                   UITableViewCell
                   UITableView #list
                   UIView
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      recognisers  UIScrollViewPanGestureRecognizer of UITableView #list  handlePan: to UITableV\
    iew
                   UITapGestureRecognizer of UIView  didTapAround: to ShopViewController
      states       UIScrollViewPanGestureRecognizer of UITableView #list  failed
                   UITapGestureRecognizer of UIView                       ended
      messages     -[UIApplication sendEvent:]  began                                        UIA\
    pplication
                     -[UIScrollViewPanGestureRecognizer touchesBegan:withEvent:]             UIG\
    estureRecognizer
                     -[UITapGestureRecognizer touchesBegan:withEvent:]                       UIG\
    estureRecognizer
                     -[UITableViewCellContentView touchesBegan:withEvent:]                   UIR\
    esponder
                       -[UITableViewCell touchesBegan:withEvent:]                            UIR\
    esponder
                         -[UITableView touchesBegan:withEvent:]                              UIT\
    ableView
                           -[UIScrollView touchesBegan:withEvent:]                           UIS\
    crollView
                   -[UIApplication sendEvent:]  ended                                        UIA\
    pplication
                     -[UIScrollViewPanGestureRecognizer touchesEnded:withEvent:]             UIG\
    estureRecognizer
                     -[UITapGestureRecognizer touchesEnded:withEvent:]                       UIG\
    estureRecognizer
                       -[UITableViewCellContentView touchesCancelled:withEvent:]             UIR\
    esponder
                         -[UITableViewCell touchesCancelled:withEvent:]                      UIR\
    esponder
                           -[UITableView touchesCancelled:withEvent:]                        UIT\
    ableView
                             -[UIScrollView touchesCancelled:withEvent:]                     UIS\
    crollView
                   -[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]  by UITapGestu\
    reRecognizer of UIView  UIGestureRecognizerTarget > gestures
                     → $AppClick #3
                   -[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]  by UITapGestu\
    reRecognizer of UIView  UIGestureRecognizerTarget
                     -[ShopViewController didTapAround:]                                     Sho\
    pViewController
      decisions    UITapGestureRecognizer of UIView
                     became $AppClick #3
      path         ShopViewController[0]  the nearest controller, together with its root view
      event        $AppClick #3
                     $element_content  "Pot-Cup"
                     $element_frame    [0,0,390,844]
                     $element_path     "ShopViewController[0]"
                     $element_type     "UIView"
                     $element_view_id  "5b05ad0448429075645ea5ba925e271d"
                     $screen_name      "ShopViewController"

    """

  @Test func `why explains a tap on a view with two recognisers`() {
    #expect(
      ExplainedShop.why(
        "card",
        views: """
          { id: "card", frame: [20, 100, 100, 44], gestures: [
            { is: "UITapGestureRecognizer", action: "didTapOnce:" },
            { is: "UITapGestureRecognizer", action: "didTapAlso:" },
          ] },
          """,
        methods: #""didTapOnce:": [], "didTapAlso:": []"#,
        steps: ##"{ launch: {} }, { name: "card", tap: "#card" },"##)
        == Self.twoOnOne)
  }

  private static let twoOnOne = """
    s.json5 · A shop

    step 2  00:00.000  tap #card  (card)
      element      UIView #card  at {{20, 100}, {100, 44}}
      touch        at {70, 122} on UIView #card
      hit test     UIWindow          contains the point
                     UIView          contains the point
                       UIView #card  hit
      responders   UIView #card
                   UIView
                   ShopViewController
                   UIWindow
                   UIApplication
                   ApplicationDelegate
      recognisers  UITapGestureRecognizer of UIView #card (1 of 2)  didTapOnce: to ShopViewContr\
    oller
                   UITapGestureRecognizer of UIView #card (2 of 2)  didTapAlso: to ShopViewContr\
    oller
      states       UITapGestureRecognizer of UIView #card (1 of 2)  ended
                   UITapGestureRecognizer of UIView #card (2 of 2)  failed, prevented by UITapGe\
    stureRecognizer of UIView #card (1 of 2)
      messages     -[UIApplication sendEvent:]  began                                        UIA\
    pplication
                     -[UITapGestureRecognizer touchesBegan:withEvent:]                       UIG\
    estureRecognizer
                     -[UITapGestureRecognizer touchesBegan:withEvent:]                       UIG\
    estureRecognizer
                     -[UIView touchesBegan:withEvent:]                                       UIR\
    esponder
                       -[UIView touchesBegan:withEvent:]                                     UIR\
    esponder
                         -[ShopViewController touchesBegan:withEvent:]                       UIR\
    esponder
                           -[UIWindow touchesBegan:withEvent:]                               UIR\
    esponder
                             -[UIApplication touchesBegan:withEvent:]                        UIR\
    esponder
                               -[ApplicationDelegate touchesBegan:withEvent:]                UIR\
    esponder
                   -[UIApplication sendEvent:]  ended                                        UIA\
    pplication
                     -[UITapGestureRecognizer touchesEnded:withEvent:]                       UIG\
    estureRecognizer
                       -[UIView touchesCancelled:withEvent:]                                 UIR\
    esponder
                         -[UIView touchesCancelled:withEvent:]                               UIR\
    esponder
                           -[ShopViewController touchesCancelled:withEvent:]                 UIR\
    esponder
                             -[UIWindow touchesCancelled:withEvent:]                         UIR\
    esponder
                               -[UIApplication touchesCancelled:withEvent:]                  UIR\
    esponder
                                 -[ApplicationDelegate touchesCancelled:withEvent:]          UIR\
    esponder
                   -[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]  by UITapGestu\
    reRecognizer of UIView #card (1 of 2)  UIGestureRecognizerTarget > gestures
                     → $AppClick #3
                   -[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]  by UITapGestu\
    reRecognizer of UIView #card (1 of 2)  UIGestureRecognizerTarget
                     -[ShopViewController didTapOnce:]                                       Sho\
    pViewController
      decisions    UITapGestureRecognizer of UIView #card
                     became $AppClick #3
      path         ShopViewController[0]  the nearest controller, together with its root view
                   UIView[0]              the only one of its class among 1 subview
      event        $AppClick #3
                     $element_frame    [20,100,100,44]
                     $element_path     "ShopViewController[0]/UIView[0]"
                     $element_type     "UIView"
                     $element_view_id  "c2f7c4d101ab8d07c2855647cb9435e1"
                     $screen_name      "ShopViewController"

    """
}
