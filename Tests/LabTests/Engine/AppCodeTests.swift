import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct AppCode {
  private func clicks(_ steps: String, views: String = Shop.views, methods: String) throws
    -> [String]
  {
    let report = try run(
      Shop.scenario(steps: "{ launch: {} }," + steps, views: views, methods: methods))
    return report.outcomes.dropFirst().flatMap { outcome in
      outcome.events.map(\.summary) + [outcome.fault?.message].compactMap(\.self)
    }
  }

  @Test func `a method sets properties of its object and of elements`() throws {
    let methods = """
      "didTapBuy:": [{ set: { title: 'Sold', '#buy.title': 'Sold', '#share.hidden': true } }],
      "didTapShare:": [],
      """
    #expect(
      try clicks("{ tap: '#buy' }, { wait: '1s' }, { tap: 'Sold' }", methods: methods) == [
        "ShopViewController[0]/UIButton[0]  \"Buy\"",
        "ShopViewController[0]/UIButton[0]  \"Sold\"",
      ])
  }

  @Test func `a method that cannot reach its element is a fault`() throws {
    let methods = """
      "didTapBuy:": [{ set: { '#share.id': 'x' } }, { set: { '#share.alpha': 0 } }],
      "didTapShare:": [],
      """
    #expect(
      try clicks("{ tap: '#buy' }", methods: methods) == [
        "ShopViewController[0]/UIButton[0]  \"Buy\"",
        "nothing on the screen matches #share, in -[ShopViewController didTapBuy:]",
      ])
  }

  @Test func `setting a property that the element lacks is a fault`() throws {
    #expect(
      try clicks("{ set: { '#buy.text': 'Sold' } }", methods: Shop.methods) == [
        "UIButton #buy \"Buy\" has no 'text'"
      ])
  }

  @Test func `a target that renames itself before the lookup is a fault`() throws {
    let text = """
      { scenario: "x",
        app: { root: "Home", classes: {
          Home: { is: "UIViewController", view: { stack: "vertical", subviews: [
            { is: "UIButton", title: "Buy",
              on: { touchUpInside: { action: "buy:", target: "#cart" } } },
            { is: "Cart", id: "cart" } ] } },
          Cart: { is: "UIView", methods: {
            "buy:": [], didMoveToSuperview: [{ set: { id: "basket" } }] } },
        } },
        steps: [{ launch: {} }],
      }
      """
    #expect(
      try run(text).fault?.message
        == "no view has the identifier 'cart' any more, in -[Home loadView]")
  }

  @Test func `a viewDidAppear: without super captures no screen view`() throws {
    let seen = try run(
      Shop.scenario(
        steps: "{ launch: {} }", methods: Shop.methods + "'viewDidAppear:': [{ super: true }],"))
    #expect(seen.lines == ["00:00.000 $AppStart $AppViewScreen"])
    let unseen = try run(
      Shop.scenario(steps: "{ launch: {} }", methods: Shop.methods + "'viewDidAppear:': [],"))
    #expect(unseen.lines == ["00:00.000 $AppStart"])
  }

  @Test func `an action goes to the first responder that has it`() throws {
    let views = """
      { frame: [0, 0, 390, 100], subviews: [
        { is: 'UIButton', id: 'buy', title: 'Buy', frame: [20, 20, 100, 44],
          on: { touchUpInside: { action: 'didTapBuy:', target: null } } },
      ] },
      """
    let methods = "'didTapBuy:': [{ set: { '#buy.title': 'Sold' } }],"
    let steps = "{ tap: '#buy' }, { wait: '1s' }, { tap: 'Sold' }"
    #expect(try clicks(steps, views: views, methods: methods).count == 2)
  }

  @Test func `endless mutual recursion crashes the app, not the lab`() throws {
    let report = try run(
      Shop.scenario(
        steps: "{ launch: {} }, { send: 'a' }",
        methods: Shop.methods + "a: [{ send: 'b' }], b: [{ send: 'a' }],"))
    #expect(
      report.outcomes.last?.crash?.description
        == "EXC_BAD_ACCESS: the stack is full in -[ShopViewController a]")
  }

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

  @Test(arguments: [
    ("{ send: 'setTitle:', with: 'Sale' }", nil),
    ("{ send: 'viewDidAppear:', with: true }", nil),
    ("{ send: 'viewDidAppear:' }", nil),
    ("{ send: 'didTapBuy:' }", nil),
    ("{ send: 'nextResponder' }", nil), ("{ send: 'title' }", nil), ("{ send: 'view' }", nil),
    ("{ send: 'currentTitle', to: '#buy' }", nil),
    (
      "{ send: 'title', to: '#buy' }",
      "-[UIButton title]: unrecognized selector sent to instance"
    ),
    ("{ send: 'hitTest:withEvent:', to: '#buy' }", nil),
    ("{ send: 'setTitle:', with: null }", nil),
    (
      "{ send: 'setTitle:', with: 3 }",
      "setTitle: is (UIViewController, NSString) -> () "
        + "but was sent as (UIViewController, Int) -> ()"
    ),
  ])
  func `a message is sent with the types of its method`(step: String, reason: String?) throws {
    let report = try run(Shop.scenario(steps: "{ launch: {} }, \(step)"))
    #expect(report.outcomes.last?.crash?.reason == reason)
  }

  @Test func `classes inherit screens and methods from each other`() throws {
    let text = """
      { scenario: "x",
        app: { root: "Home", classes: {
          Home: { is: "Base", methods: { "didTap:": [{ super: true }] } },
          Base: { is: "UIViewController", title: "Base",
            view: { stack: "vertical", subviews: [
              { is: "Loud", title: "Tap", on: { touchUpInside: "didTap:" } } ] },
            methods: { "didTap:": [{ set: { ".Loud.title": "Tapped" } }] } },
          Loud: { is: "UIButton" },
        } },
        steps: [{ launch: {} }, { tap: "Tap" }, { wait: "1s" }, { tap: "Tapped" }],
      }
      """
    #expect(
      try run(text).outcomes.flatMap(\.events).map(\.summary) == [
        "first time", "Home", "Home[0]/Loud[0]  \"Tap\"", "Home[0]/Loud[0]  \"Tapped\"",
      ])
  }
}
