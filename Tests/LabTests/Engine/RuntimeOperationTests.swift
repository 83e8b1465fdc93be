import AutoTrack
import MiniUI
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct RuntimeOperations {
  /// The notes, crashes and faults, in the order of the steps.
  private func outcomes(_ steps: String, tracker: String = "{}") throws -> [String] {
    let report = try run(
      """
      { scenario: 'x', tracker: \(tracker), app: { root: { navigation: 'Home' }, classes: {
        Base: { is: 'UIViewController' },
        Home: { is: 'Base', view: { subviews: [
          { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 90, 40],
            on: { touchUpInside: 'buy:' } },
          { is: 'UITableView', id: 'list', frame: [0, 200, 390, 300],
            sections: [{ rows: ['Pot', 'Cup'] }] },
        ] }, methods: {
          'buy:': [{ note: 'bought' }], open: [{ push: 'Cart' }], other: [{ note: 'other' }],
          check: [{ assert: 'delegate', of: '#list' }],
          none: [{ assert: 'delegate', of: '#list', is: null }],
          'tableView:didSelectRowAtIndexPath:': [{ note: 'row of {1}' }],
        } },
        Cart: { is: 'Base' }, Gift: { is: 'UIButton', methods: { wrap: [{ note: 'wrapped' }] } },
        Proxy: { is: 'NSObject', methods: { 'buy:': [] } },
      } }, steps: [ \(steps) ] }
      """)
    return report.outcomes.flatMap { outcome in
      outcome.notes + [outcome.crash?.description ?? outcome.fault?.message].compactMap(\.self)
    }
  }

  @Test func `OB-1 an added method overrides, and add keeps a class's own method`() throws {
    let added = "{ add: '-[Cart viewDidAppear:]', do: [{ note: 'cart {1}' }, { super: true }] }"
    let refused = "{ add: '-[Home buy:]', do: [{ note: 'mine' }] }"
    #expect(
      try outcomes(
        "{ hook: [\(added), \(refused)] }, { launch: {} }, { tap: '#buy' }, { send: 'open' }")
        == ["bought", "cart true"])
  }

  @Test func `OB-2 a replaced method can call its original`() throws {
    let replaced = "{ replace: '-[Home buy:]', do: [{ note: 'before' }, { original: {} }] }"
    #expect(
      try outcomes("{ hook: [\(replaced)] }, { launch: {} }, { tap: '#buy' }")
        == ["before", "bought"])
  }

  @Test func `OB-2 calling the original of a newly added method ends the app`() throws {
    let added = "{ add: '-[Home wrap]', do: [{ original: {} }] }"
    #expect(
      try outcomes("{ hook: [\(added)] }, { launch: {} }, { send: 'wrap' }") == [
        "EXC_BAD_ACCESS: -[Home wrap] has no original implementation to call"
      ])
  }

  @Test func `OB-3 setting an inherited implementation changes every inheriting class`() throws {
    let set = """
      { setImplementation: '-[Home viewDidAppear:]', do: [{ note: '{self}' }, { original: {} }] }
      """
    #expect(
      try outcomes("{ hook: [\(set)] }, { launch: {} }, { send: 'open' }")
        == ["Home", "UINavigationController", "Cart"])
  }

  @Test func `OB-3 exchanging an inherited method affects the siblings`() throws {
    #expect(
      try outcomes("{ hook: [\(Self.screens)] }, { launch: {} }, { send: 'open' }") == [
        "screen Home", "screen Cart",
        "NSInvalidArgumentException: -[Cart sdk_viewDidAppear:]: "
          + "unrecognized selector sent to instance",
      ])
  }

  /// The naive recipe on a class that inherits the exchanged method; containers are unchanged.
  private static let screens = """
    { add: '-[Base viewDidAppear:]', do: [{ super: true }] },
    { add: '-[Home sdk_viewDidAppear:]', like: 'viewDidAppear:',
      do: [{ note: 'screen {self}' }, { call: 'sdk_viewDidAppear:' }] },
    { exchange: '-[Home viewDidAppear:]', with: '-[Home sdk_viewDidAppear:]' }
    """

  @Test func `OB-4 exchanging twice restores the methods`() throws {
    let exchange = "{ exchange: '-[Home buy:]', with: '-[Home sdk_buy:]' }"
    let added = "{ add: '-[Home sdk_buy:]', do: [{ note: 'sdk' }, { call: 'sdk_buy:' }] }"
    #expect(
      try outcomes(
        "{ hook: [\(added), \(exchange)] }, { launch: {} }, { tap: '#buy' }, "
          + "{ hook: [\(exchange)] }, { wait: '1s' }, { tap: '#buy' }")
        == ["sdk", "bought", "bought"])
  }

  @Test func `OB-3 adding the implementation before the exchange spares the siblings`() throws {
    let safe = """
      { add: '-[Home sdk_viewDidAppear:]', like: 'viewDidAppear:',
        do: [{ note: 'screen {self}' }, { call: 'sdk_viewDidAppear:' }] },
      { add: '-[Home viewDidAppear:]', from: '-[Home sdk_viewDidAppear:]' },
      { replace: '-[Home sdk_viewDidAppear:]', from: '-[Base viewDidAppear:]' }
      """
    #expect(
      try outcomes("{ hook: [\(safe)] }, { launch: {} }, { send: 'open' }") == ["screen Home"])
  }

  @Test func `OB-12 a class method does not affect the instance method of the same name`() throws {
    let both = """
      { add: '+[Home other]', do: [{ note: 'class {self}' }] },
      { replace: '+[Home class]', do: [{ note: 'asked' }, { original: {} }] }
      """
    #expect(
      try outcomes("{ hook: [\(both)] }, { launch: {} }, { send: 'other' }") == ["other"])
  }

  @Test func `OB-13 an object's class can change and stay hidden`() throws {
    func notes(_ isHidden: Bool) throws -> [String] {
      try outcomes(
        """
        { launch: {} },
        { hook: [{ declare: 'Home_Other', is: 'Home' },
          { add: '-[Home_Other other]', do: [{ note: 'changed {self}' }] },
          { changeClass: 'Home_Other', hidden: \(isHidden) }] },
        { send: 'other' }
        """)
    }
    #expect(try notes(false) == ["changed Home_Other"])
    #expect(try notes(true) == ["changed Home"])
  }

  @Test func `changing an object to an unrelated class ends the app`() throws {
    #expect(
      try outcomes("{ launch: {} }, { hook: [{ changeClass: 'Gift' }] }") == [
        "NSInvalidArgumentException: a Home cannot become a Gift"
      ])
  }

  @Test func `an implementation for another receiver type ends the app`() throws {
    let copied = "{ add: '-[Home setText:]', from: '-[UILabel setText:]' }"
    #expect(
      try outcomes("{ launch: {} }, { hook: [\(copied)] }") == [
        "NSInvalidArgumentException: an implementation for Label receivers cannot run in Home"
      ])
  }

  @Test func `OB-9 a delegate can be replaced, cleared and set again`() throws {
    #expect(
      try outcomes(
        """
        { launch: {} }, { send: 'check' },
        { hook: [{ setDelegate: 'Proxy', of: '#list', forwards: true }] }, { tap: 'Cup' },
        { hook: [{ setDelegate: null, of: '#list' }] }, { send: 'none' }, { tap: 'Pot' },
        { hook: [{ setDelegate: 'self', of: '#list' }] }, { send: 'check' }, { tap: 'Cup' },
        { hook: [{ setDelegate: 'Proxy', of: '#list' }] }, { tap: 'Pot' }, { send: 'check' }
        """) == [
          "row of UITableView", "row of UITableView",
          "NSInternalInconsistencyException: delegate of the UITableView is another object, "
            + "a Proxy, not this Home",
        ])
  }

  @Test func `a replaced method sees its arguments and calls the original`() throws {
    let actions = """
      { replace: '-[UIApplication sendAction:to:from:forEvent:]',
        do: [{ note: '{1} to {2}' }, { original: {} }] }
      """
    #expect(
      try outcomes("{ hook: [\(actions)] }, { launch: {} }, { tap: '#buy' }")
        == ["buy: to Home", "bought"])
  }

  @Test func `a method can change classes that its arguments name`() throws {
    let delegates = """
      { replace: '-[UITableView setDelegate:]', do: [
        { hook: [{ replace: '-[{1} tableView:didSelectRowAtIndexPath:]',
          do: [{ note: 'sdk' }, { original: {} }] }] }, { original: {} }] }
      """
    #expect(
      try outcomes("{ hook: [\(delegates)] }, { launch: {} }, { tap: 'Cup' }")
        == ["sdk", "row of UITableView"])
  }

  @Test func `a message to an argument uses its class, and nil ignores it`() throws {
    let ask = "{ replace: '-[Home buy:]', do: [{ send: 'view', toArgument: 1 }, { note: 'nil' }] }"
    #expect(
      try outcomes(
        "{ hook: [\(ask)] }, { launch: {} }, { send: 'buy:', with: null }, { tap: '#buy' }")
        == [
          "nil",
          "NSInvalidArgumentException: -[UIButton view]: unrecognized selector sent to instance",
        ])
  }

  @Test func `a method that calls itself fills the stack`() throws {
    let circle = "{ replace: '-[Home other]', do: [{ call: 'other' }] }"
    #expect(
      try outcomes("{ hook: [\(circle)] }, { launch: {} }, { send: 'other' }") == [
        "EXC_BAD_ACCESS: the stack is full in -[Home other]"
      ])
  }

  @Test func `recursion in UIKit's code fills the stack`() throws {
    let circle = """
      { exchange: '-[UIResponder becomeFirstResponder]',
        with: '-[UIResponder canBecomeFirstResponder]' }
      """
    #expect(
      try outcomes("{ launch: {} }, { hook: [\(circle)] }, { send: 'canBecomeFirstResponder' }")
        == ["EXC_BAD_ACCESS: the stack is full in -[UIResponder becomeFirstResponder]"])
  }

  @Test func `operations before a launch apply to one process`() throws {
    let replaced = "{ replace: '-[Home buy:]', do: [{ note: 'sdk' }] }"
    #expect(
      try outcomes(
        "{ hook: [\(replaced)] }, { launch: {} }, { tap: '#buy' }, { relaunch: {} }, "
          + "{ tap: '#buy' }") == ["sdk", "bought"])
  }

  @Test func `placeholders without a value are faults`() throws {
    #expect(
      try outcomes(
        "{ hook: [{ replace: '-[Home other]', do: [{ note: '{2}' }] }] }, "
          + "{ launch: {} }, { send: 'other' }")
        == ["argument 2 does not exist, the method has 0, in -[Home other]"])
    #expect(
      try outcomes("{ hook: [{ changeClass: 'Home' }] }, { launch: {} }") == ["no screen is shown"])
  }
}

@Suite struct Notes {
  private func scenario(_ expected: String) -> String {
    Shop.scenario(
      steps: "{ launch: {} }, { tap: '#buy', notes: ['bought'] }, { tap: '#share' \(expected) },",
      methods: "'didTapBuy:': [{ note: 'bought' }], 'didTapShare:': [{ note: 'shared' }],")
  }

  @Test func `in a file with notes, each step lists all its notes`() throws {
    #expect(try run(scenario(", notes: ['shared']")).holds)
    let missing = try run(scenario("")).outcomes.last?.differences
    #expect(missing?.map(\.expected.row) == ["no notes"])
    #expect(missing?.map(\.found.row) == ["notes           'shared'"])
    #expect(try !run(scenario(", notes: ['bought']")).holds)
  }

  @Test func `the timeline shows notes`() {
    let run = LabRun(
      "run", "s.json5", files: MemoryFiles(["s.json5": scenario(", notes: ['shared']")]))
    #expect(run.output.contains("\n             note            shared\n"))
  }
}

@Suite struct LateTracker {
  private func events(_ steps: String, tracker: String) throws -> [String] {
    try run(Shop.scenario(steps: steps, tracker: tracker)).outcomes
      .map { $0.events.map(\.name.text).joined(separator: " ") }
  }

  @Test func `a tracker that starts late captures later events`() throws {
    #expect(
      try events(
        "{ launch: {} }, { tap: '#buy' }, { tracker: 'start' }, { tap: '#share' }",
        tracker: "{ start: 'late' }") == ["", "", "$AppStart", "$AppClick"])
  }

  @Test func `a stopped tracker captures nothing until it starts again`() throws {
    #expect(
      try events(
        "{ launch: {} }, { tracker: 'stop' }, { tap: '#buy' }, { tracker: 'start' }, "
          + "{ tap: '#share' }", tracker: "{}")
        == ["$AppStart $AppViewScreen", "", "", "$AppStart", "$AppClick"])
  }

  @Test func `a start before the launch captures the first screen`() throws {
    #expect(
      try events("{ tracker: 'start' }, { launch: {} }", tracker: "{ start: 'late' }")
        == ["", "$AppStart $AppViewScreen"])
  }
}
