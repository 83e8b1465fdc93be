import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// The keys of app files that storyboards and dumps need.
@Suite struct StoryboardKeys {
  private func report(
    _ classes: String, root: String = "'Home'", app: String = "{}", _ steps: String = ""
  ) throws -> RunReport {
    try run(
      """
      { scenario: 'Keys', app: { app: \(app), root: \(root), classes: { \(classes) } },
        steps: [{ launch: {} }, \(steps)] }
      """)
  }

  private func differences(
    _ classes: String, root: String = "'Home'", app: String = "{}", _ steps: String = ""
  ) throws -> [String] {
    let report = try report(classes, root: root, app: app, steps)
    return report.outcomes.flatMap(\.differences).map { "\($0.expected) | \($0.found)" }
      + [report.fault?.message.text].compactMap(\.self)
      + report.outcomes.compactMap { $0.crash?.reason }
  }

  @Test func `a scene shows the name of its superclass, in events too`() throws {
    let report = try report(
      """
      Home: { is: 'UIViewController', title: 'Home' },
      'Home 2': { is: 'Home', scene: true, title: 'Other', view: { subviews: [
        { is: 'UIButton', id: 'b', title: 'B', frame: [20, 100, 200, 44],
          on: { touchUpInside: 'b:' } }
      ] }, methods: { 'b:': [] } }
      """, root: "'Home 2'", "{ tap: '#b', screen: 'Home' }")
    #expect(report.outcomes.flatMap(\.differences).isEmpty)
    let click = try #require(report.outcomes.flatMap(\.events).last)
    let facts = [click.properties["$element_path"], click.properties["$title"]]
    #expect(facts == ["Home[0]/UIButton[0]", "Other"])
  }

  @Test func `an embedded controller fills its view and owns the actions in it`() throws {
    #expect(
      try differences(
        """
        Home: { is: 'UIViewController', view: { subviews: [
          { id: 'box', frame: [0, 100, 390, 300], embed: { navigation: 'Inner' } } ] } },
        Inner: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'go', title: 'Go', frame: [20, 20, 200, 44],
            on: { touchUpInside: 'go:' } } ] },
          methods: { 'go:': [{ show: 'Next' }] } },
        Next: { is: 'UIViewController', title: 'Next one', view: { subviews: [
          { is: 'UILabel', text: 'There', frame: [20, 20, 200, 44] } ] } }
        """, "{ tap: '#go', see: 'There' }") == [])
  }

  @Test func `a phone shows the primary column of a split view controller`() throws {
    #expect(
      try differences(
        "Home: { is: 'UIViewController', title: 'List' }, Detail: { is: 'UIViewController' }",
        root: "{ split: [{ navigation: 'Home' }, 'Detail'] }", "{ wait: '1s', screen: 'Home' }")
        == [])
  }

  @Test func `a show step pushes in a stack and presents without one`() throws {
    let classes = """
      Home: { is: 'UIViewController', view: { subviews: [
        { is: 'UIButton', id: 'go', title: 'Go', frame: [20, 200, 200, 44],
          on: { touchUpInside: 'go:' } } ] }, methods: { 'go:': [{ show: 'Next' }] } },
      Next: { is: 'UIViewController' }
      """
    #expect(
      try differences(
        classes, root: "{ navigation: 'Home' }",
        "{ tap: '#go', screen: 'Next', stack: ['Home', 'Next'] }") == [])
    #expect(try differences(classes, "{ tap: '#go', screen: 'Next' }") == [])
  }

  @Test func `an unwind step runs the method and returns over sheets and stacks`() throws {
    #expect(
      try differences(
        """
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'go', title: 'Go', frame: [20, 200, 200, 44],
            on: { touchUpInside: 'go:' } } ] },
          methods: { 'go:': [{ push: 'Middle' }], 'home:': [{ note: 'home' }] } },
        Middle: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'on', title: 'On', frame: [20, 200, 200, 44],
            on: { touchUpInside: 'on:' } } ] },
          methods: { 'on:': [{ present: { navigation: 'Last' } }] } },
        Last: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'back', title: 'Back', frame: [20, 200, 200, 44],
            on: { touchUpInside: 'back:' } } ] },
          methods: { 'back:': [{ unwind: 'home:' }] } }
        """, root: "{ navigation: 'Home' }",
        "{ tap: '#go' }, { tap: '#on', screen: 'Last' }, "
          + "{ tap: '#back', screen: 'Home', stack: ['Home'], notes: ['home'] }") == [])
  }

  @Test func `cells have classes and segues, and tables a header and a footer`() throws {
    #expect(
      try differences(
        """
        Shop: { is: 'UITableViewCell' },
        Home: { is: 'UITableViewController', view: { is: 'UITableView', id: 'list',
          header: { is: 'UILabel', text: 'Top', frame: [0, 0, 390, 40] },
          footer: { is: 'UILabel', text: 'Bottom', frame: [0, 0, 390, 40] },
          sections: [{ rows: [{ text: 'A', select: 'first:' },
            { text: 'B', is: 'Shop', accessory: 'more:' }] }] },
          methods: { 'first:': [{ note: '{1} first' }], 'more:': [{ note: '{1} more' }] } }
        """,
        """
        { tap: { row: '0:0' }, see: ['Top', 'Bottom'], notes: ['UITableViewCell first'] },
        { tap: '.Shop', notes: [] },
        { tap: { class: 'UIButton', in: '.Shop' }, notes: ['Shop more'] }
        """) == [])
  }

  @Test(arguments: [
    "sections: [{ rows: [{ height: 200, views: [\(Self.host)] }] }]",
    "header: \(Self.host)", "footer: \(Self.host)",
  ])
  func `a part of a table may embed a controller, which gets the actions`(
    _ part: String
  ) throws {
    let report = try report(
      """
      Home: { is: 'UITableViewController', view: { is: 'UITableView', \(part) } },
      Inner: { is: 'UIViewController', view: { subviews: [
        { is: 'UIButton', id: 'go', title: 'Go', frame: [20, 100, 200, 44],
          on: { touchUpInside: 'go:' } } ] }, methods: { 'go:': [{ note: 'inner' }] } }
      """, "{ tap: '#go', notes: ['inner'] }")
    #expect(report.fault == nil)
    #expect(report.outcomes.flatMap(\.differences).isEmpty)
    let click = try #require(report.outcomes.flatMap(\.events).last)
    #expect(click.properties["$element_path"] == "Inner[0]/UIButton[0]")
  }

  private static let host = "{ frame: [0, 0, 390, 200], embed: 'Inner' }"

  @Test(arguments: [
    "{ is: 'UISegmentedControl', segments: ['One', 'Two'], on: { valueChanged: 'a:' } }",
    "{ is: 'UIButton', title: 'Two', on: { touchUpInside: 'a:' } }",
    "{ frame: [0, 0, 100, 30], subviews: [{ is: 'UIButton', title: 'Two', "
      + "frame: [0, 0, 100, 30], on: { touchUpInside: 'a:' } }] }",
  ])
  func `a title view sends its actions to its controller, also from a superclass`(
    _ view: String
  ) throws {
    let home = "Home: { is: 'UIViewController', 'navigationItem.titleView': \(view), "
    for view in ["", "view: { alpha: 1 },"] {
      #expect(
        try differences(
          home + "methods: { 'a:': [{ note: 'a' }] } }, Heir: { is: 'Home', \(view) }",
          root: "{ navigation: 'Heir' }", "{ tap: 'Two', notes: ['a'] }") == [])
    }
  }

  @Test func `each row has its height, or else that of the table`() throws {
    let rows = "['A', { text: 'B', height: 100 }, { text: 'C', height: 0.5 }, 'D']"
    let view = "{ is: 'UITableView', rowHeight: 60, sections: [{ rows: \(rows) }] }"
    let loaded = try loaded(
      """
      { scenario: 'Keys', app: { root: 'Home', classes: {
        Home: { is: 'UITableViewController', view: \(view) } } }, steps: [{ launch: {} }] }
      """)
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let table = try #require(AppState(of: process).controller?.view as? TableView)
    let heights = table.visiblePaths.map { table.cellForRow(at: $0)?.frame.height }
    #expect(heights == [60, 100, 0.5, 60])
  }

  @Test func `a launch may begin with another root`() throws {
    #expect(
      try differences(
        "Home: { is: 'UIViewController' }, Other: { is: 'UIViewController' }",
        "{ kill: {} }, { launch: { root: { navigation: 'Other' } }, screen: 'Other' }, "
          + "{ relaunch: {}, screen: 'Home' }") == [])
  }

  @Test func `outlets are values of the controller or of the cell`() throws {
    let loaded = try loaded(
      """
      { scenario: 'Keys', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [
          { is: 'UIButton', id: 'buy', frame: [0, 0, 9, 9], outlets: ['buyButton', 'first'] },
          { is: 'UITableView', frame: [0, 100, 390, 400], sections: [{ rows: [{ views: [
            { is: 'UILabel', id: 'name', frame: [0, 0, 9, 9], outlets: ['label'],
              cellOutlets: ['nameLabel'] }] }] }] } ] } } } },
        steps: [{ launch: {} }] }
      """)
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let controller = try #require(AppState(of: process).controller)
    let cell = try Screen(of: process).view(try #require(ElementSelector(".UITableViewCell")))
    let held =
      [("buyButton", controller), ("first", controller), ("label", controller)]
      + [("nameLabel", cell as DynamicObject)]
    let names = held.map { name, owner -> String? in
      if case .object(let view as View)? = owner.value(forKey: name) {
        return view.accessibilityIdentifier
      }
      return nil
    }
    #expect(names == ["buy", "buy", "name", "name"])
  }

  @Test func `an app with private classes may name every one of UIKit`() throws {
    let names = SystemProfile.profile(of: "15").privateClassNames.sorted()
    let views = names.map { "{ is: '\($0)', frame: [0, 0, 9, 9], subviews: [] }" }
    #expect(names.count > 40)
    #expect(
      try differences(
        "Home: { is: 'UIViewController', view: { subviews: [\(views.joined(separator: ","))] } }",
        app: "{ namesPrivateClasses: true }") == [])
  }
}
