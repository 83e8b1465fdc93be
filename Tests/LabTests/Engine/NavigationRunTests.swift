import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// Containers, presentations and alerts of apps, as scenarios drive them.
@Suite struct NavigationRuns {
  private func report(_ steps: String) throws -> RunReport {
    try run(Store.scenario(steps: "{ launch: {} }, \(steps)"))
  }

  @Test(arguments: [
    "{ tap: { tab: 'Cart' }, screen: 'Cart' }, { tap: { tab: 0 }, stack: ['Home'] }",
    "{ tap: { row: '0:1' }, stack: ['Home', 'Cart'] }, { tap: { back: true }, screen: 'Home' }",
    "{ tap: { row: '0:1' } }, { edgeSwipe: { finish: false }, screen: 'Cart' }, "
      + "{ edgeSwipe: { to: 0.1 }, screen: 'Home' }",
    "{ tap: { row: '0:1' } }, { send: 'buy', screen: 'Cart', see: ['Buy?', 'No'] }, "
      + "{ tap: { alert: 'Yes' }, see: 'Later' }, { tap: { alert: 'Later' }, see: 'Bought' }",
    "{ tap: { path: 'Home[0]/UISegmentedControl[0]' } }, { tap: { bar: 'Edit' } }",
  ])
  func `taps and gestures move between screens`(steps: String) throws {
    let report = try report(steps)
    #expect(report.fault == nil)
    #expect(report.outcomes.flatMap(\.differences) == [])
  }

  @Test func `a difference names the screen, the stack and the texts found`() throws {
    let found = try report("{ tap: { tab: 'Cart' }, see: 'Edit', screen: 'Home', stack: ['Home'] }")
      .outcomes.flatMap(\.differences).map { ["\($0.expected)", "\($0.found)"] }
    #expect(
      found == [
        ["see  \"Edit\"", "see  \"Shop\", \"Cart\""], ["screen  Home", "screen  Cart"],
        ["stack  Home", "stack  none"],
      ])
  }

  private func app(_ actions: String, root: String = "{ navigation: 'A' }") -> String {
    """
    { scenario: 'Screens', app: { root: \(root), classes: {
      A: { is: 'UIViewController', methods: { go: [\(actions)] } },
      B: { is: 'UIViewController', methods: { go: [{ dismiss: {} }], back: [{ pop: {} }],
        root: [{ popToRoot: {} }] } },
    } }, steps: [{ launch: {} }, { send: 'go' }
    """
  }

  @Test(arguments: [
    ("{ push: 'B' }", "{ wait: '1ms', stack: ['A', 'B'] }, { send: 'back', stack: ['A'] }"),
    (
      "{ setViewControllers: ['A', 'B', 'B'], animated: false }",
      "{ wait: '1ms', stack: ['A', 'B', 'B'] }, { send: 'root', stack: ['A'] }"
    ),
    (
      "{ present: 'B', style: 'fullScreen' }",
      "{ wait: '1ms', screen: 'B' }, { send: 'go', screen: 'A' }"
    ),
    ("{ present: 'B' }", "{ swipe: 'down', screen: 'A' }"),
    ("{ present: 'B', kept: true }, { dismiss: {} }", "{ wait: '1s' }, { send: 'go' }"),
  ])
  func `app code moves between screens`(actions: String, steps: String) throws {
    let report = try run(app(actions) + ", \(steps)] }")
    #expect(report.fault == nil)
    #expect(report.outcomes.flatMap(\.differences) == [])
  }

  @Test(arguments: [
    ("{ push: 'B' }", "'A'", "A is not in a navigation controller, in -[A go]"),
    ("{ select: { tab: 1 } }", "'A'", "A is not in a tab bar controller, in -[A go]"),
    (
      "{ select: { tab: 1 } }", "{ tabs: ['A'] }",
      "there is no tab 1; the tab bar has 1 tab, in -[A go]"
    ),
    ("{ passOn: {} }", "'A'", "A has no parent controller, in -[A go]"),
  ])
  func `code without the needed container is a fault`(action: String, root: String, message: String)
    throws
  {
    #expect(try run(app(action, root: root) + "] }").fault?.message == message)
  }
}
