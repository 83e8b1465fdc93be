import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
import Wording

/// Apps that run or recurse without end: the app ends, and the lab continues.
@Suite struct BusyApps {
  /// The reason for the app's end; no step may cost more than `weight`.
  private func end(
    _ steps: String, methods: String = "", classes: String = "", root: String? = nil,
    weight: Int = 2 * Budget.maximumWeight
  ) throws -> String {
    var library = ScenarioLibrary(
      files: MemoryFiles([
        "s.json5": """
        { scenario: 'x', app: { root: \(root ?? "{ navigation: 'Home' }"), classes: {
          Home: { is: 'UIViewController', view: { subviews: [
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 90, 40],
              on: { touchUpInside: 'buy:' } },
            { is: 'UITableView', id: 'list', frame: [0, 200, 390, 300],
              sections: [{ rows: ['Pot', 'Cup', 'Mug'] }] },
          ] }, methods: { 'buy:': [], \(methods) } }, \(classes)
        } }, steps: [ \(steps) ] }
        """
      ]))
    let location = ScenarioLocation(path: "s.json5", shortName: "s.json5")
    guard let loaded = library.loadScenario(location) else {
      throw WrongScenario(errors: library.errors)
    }
    let simulation = Simulation(loaded)
    let report = simulation.run()
    #expect(simulation.scriptLog.budget.weight <= weight)
    return report.outcomes.last?.crash?.description ?? report.fault?.message.text ?? "held"
  }

  /// A hook on a method, a launch and a tap.
  private func hook(_ method: String, _ steps: String) -> String {
    "{ hook: [{ replace: '\(method)', do: [\(steps)] }] }, { launch: {} }, { tap: '#buy' }"
  }

  private static let watchdog =
    "EXC_CRASH: the watchdog ended the app: its code cost more than 1000000 plain actions in one "
    + "step: "

  @Test(arguments: [
    "-[UIView layoutSubviews]", "-[UIView didMoveToWindow]", "-[UIView didMoveToSuperview]",
    "-[UIView addSubview:]",
  ])
  func `a hook that adds a view to each view fills the stack`(method: String) throws {
    let view = "{ addView: { is: 'UIView', frame: [0, 0, 9, 9] } }"
    for steps in ["\(view), { original: {} }", "{ original: {} }, \(view)", view] {
      #expect(
        try end(hook(method, steps)) == "EXC_BAD_ACCESS: the stack is full in \(method)", "\(steps)"
      )
    }
  }

  private static let messages = [
    "-[UIView addSubview:]", "-[UIView didMoveToWindow]", "-[UIView didMoveToSuperview]",
  ]

  @Test(arguments: TestSpace("BusyApps", messages).some(1))
  func `zero-delay timers that push on each message trip the watchdog`(method: String) throws {
    let push = "{ original: {} }, { after: '0s', do: [{ push: 'Home' }] }"
    let end = try end(hook(method, push))
    #expect(end.hasPrefix(Self.watchdog), "\(end)")
  }

  @Test func `a view added before loadView has made the view loads without end`() throws {
    let add = "{ addView: { is: 'UIView', frame: [0, 0, 9, 9] } }, { original: {} }"
    #expect(
      try end(hook("-[NSObject respondsToSelector:]", add))
        == "EXC_BAD_ACCESS: the stack is full in -[Home loadView]")
  }

  @Test func `a list that reloads whenever it shows a row trips the watchdog`() throws {
    let method = "tableView:willDisplayCell:forRowAtIndexPath:"
    #expect(
      try end("{ launch: {} }", methods: "'\(method)': [{ reload: '#list' }],")
        == "EXC_CRASH: the watchdog ended the app: the layout of a UITableView restarted 1000 "
        + "times, because its rows changed during each layout")
  }

  /// Steps with the counts at which they trip the watchdog.
  private static let weights = [
    (
      "{ addView: { is: 'UIView', frame: [0, 0, 9, 9] } }",
      "9744 actions, 3235 views, with 3254 views and controllers in the windows"
    ),
    (
      "{ push: 'Home', animated: false }",
      "3385 actions, 1116 controllers, with 1143 views and controllers in the windows"
    ),
    ("{ setViewControllers: ['Home', 'Home'], animated: false }", "6505 actions, 4312 controllers"),
    (
      "{ root: { tabs: [{ navigation: 'Home' }, 'Home'] } }",
      "3180 actions, 3141 views, 4188 controllers"
    ),
    ("{ alert: { title: 'Sure?', actions: [{ title: 'OK' }] } }", "11992 actions, 3985 alerts"),
    ("{ set: { '#buy.title': 'Sold' } }", "200023 actions, 66662 searches"),
    ("{ removeView: '#buy' }", "12752 actions, 4238 searches, 4237 missing elements"),
    ("{ note: '\(String(repeating: "long ", count: 200))' }", "22425 actions, 59704 notes"),
    (
      "{ hook: [{ replace: '-[Home buy:]', do: [{ original: {} }] }] }",
      "3019 actions, 994 runtime operations"
    ),
  ]

  @Test(arguments: TestSpace("BusyApps", weights).some(2))
  func `repeated steps weigh what they cost`(
    step: String, counts: String
  ) throws {
    let methods = (0..<45).map { "m\($0): [{ send: 'm\($0 + 1)' }, { send: 'm\($0 + 1)' }]," }
    let all = methods.joined() + "m45: [\(step)],"
    let end = try end("{ launch: {} }, { send: 'm0' }", methods: all)
    #expect(end.split(separator: "; the last").first.map(String.init) == Self.watchdog + counts)
  }

  @Test func `views nested deeper each second fill the stack`() throws {
    let nest = "{ addView: { is: 'Nest', frame: [0, 0, 9, 9] } }"
    #expect(
      try end(
        "{ launch: {} }, { send: 'grow' }, { wait: '1h' }", methods: "grow: [\(nest)],",
        classes:
          "Nest: { is: 'UIView', methods: { didMoveToWindow: [{ after: '1s', do: [\(nest)] }] } }")
        == "EXC_BAD_ACCESS: the stack is full in a timer of -[Nest didMoveToWindow]")
  }

  @Test func `screens presented over each other fill the stack`() throws {
    let present = "'viewDidAppear:': [{ after: '1s', do: [{ present: 'Home' }] }],"
    #expect(
      try end("{ launch: {} }, { wait: '1h' }", methods: present)
        == "EXC_BAD_ACCESS: the stack is full in a timer of -[Home viewDidAppear:]")
  }

  @Test func `a scenario has a maximum number of runtime operations`() throws {
    let one = "{ replace: '-[Home buy:]', do: [{ original: {} }] },"
    let all = String(repeating: one, count: Budget.maximumOperations / 2)
    if TestSize.current == .whole {
      #expect(
        try end("{ launch: {} }, { hook: [\(all)] }, { hook: [\(all)] }", weight: .max) == "held")
    }
    #expect(
      try end("{ launch: {} }, { hook: [\(all)] }, { hook: [\(all) \(one)] }", weight: .max)
        == "the scenario has more than 10000 runtime operations; remove some")
  }

  @Test func `a crowded screen increases the weight of each step`() throws {
    let views = (0..<1_600).map { _ in "{ is: 'UIView', frame: [0, 0, 9, 9] }" }
    let methods = (0..<20).map { "m\($0): [{ send: 'm\($0 + 1)' }, { send: 'm\($0 + 1)' }]," }
    let home = """
      Many: { is: 'UIViewController', view: { subviews: [\(views.joined(separator: ","))] },
        methods: { \(methods.joined()) m20: [] } }
      """
    #expect(
      try end("{ launch: {} }, { send: 'm0' }", classes: home, root: "'Many'")
        == Self.watchdog + "9901 actions, with 1603 views and controllers in the windows; "
        + "the last in -[Many m18]")
  }

  @Test func `parallel jobs have the same stack depth`() {
    let view = "{ addView: { is: 'UIView', frame: [0, 0, 9, 9] } }"
    let hook = "{ hook: [{ replace: '-[UIView layoutSubviews]', do: [\(view)] }] }"
    let text = """
      { scenario: 'x', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } } },
        steps: [\(hook), { launch: {} }] }
      """
    let files = MemoryFiles(["a.json5": text, "b.json5": text])
    let alone = LabRun("run", "a.json5", "b.json5", files: files)
    #expect(LabRun("run", "a.json5", "b.json5", "-j", "2", files: files) == alone)
    #expect(alone.output.contains("EXC_BAD_ACCESS: the stack is full in -[UIView layoutSubviews]"))
  }

  @Test(
    arguments: [
      ("{ upload: { address: 'https://d.example/x' } }", ""),
      ("{}", "tick: [{ after: '1h', do: [{ send: 'tick' }] }], viewDidLoad: [{ send: 'tick' }]"),
    ])
  func `a timer that repeats ends a long wait at the limit of moments`(
    tracker: String, methods: String
  ) throws {
    let simulation = Simulation(
      try loaded(
        """
        { scenario: 'x', tracker: \(tracker), app: { root: 'Home', classes: {
            Home: { is: 'UIViewController', methods: { \(methods) } } } },
          steps: [{ launch: {} }, { wait: '87600h' }] }
        """))
    simulation.turnLimit = 40
    #expect(
      simulation.run().fault?.message
        == "timers came due at 40 moments of one step, which is the limit; shorten the time")
  }

  @Test func `a dead server ends a long wait at the limit of requests`() throws {
    let simulation = Simulation(
      try loaded(
        """
        { scenario: 'x', tracker: { upload: { address: 'https://d.example/x' } },
          app: { root: 'Home', classes: { Home: { is: 'UIViewController' } } },
          steps: [{ launch: {} }, { server: { status: 503 } }, { track: 'x' }, { wait: '87600h' },
            { track: 'y' }] }
        """))
    simulation.servers.requestLimit = 40
    let report = simulation.run()
    #expect(report.skippedCount == 1)
    #expect(
      report.fault?.message.text
        == "40 requests were sent in one step, which is the limit; shorten the time, or end the "
        + "fault of the server before")
  }
}
