import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// Lists that code and fingers change: the rows they show and the selectors that find them.
@Suite struct EditedLists {
  private func report(_ actions: String, _ steps: String) throws -> RunReport {
    try run(
      Shop.scenario(
        steps: "{ launch: {} }, \(steps)",
        views: """
          { is: 'UIButton', id: 'go', title: 'Go', frame: [0, 0, 100, 44],
            on: { touchUpInside: 'go' } },
          { is: 'UITableView', id: 'list', frame: [0, 100, 390, 300], sections: [
            { rows: ['Cup', { text: 'Pot', id: 'pot' }] }, { rows: ['Tray'] },
          ] },
          """,
        methods: """
          go: [\(actions)], 'tableView:didSelectRowAtIndexPath:': [{ note: '{2}' }],
          """))
  }

  /// The position of a row tapped after some actions, or the fault's message.
  private func place(of element: String, after actions: String) throws -> String? {
    let report = try report(actions, "{ tap: '#go' }, { tap: '\(element)' }")
    guard report.fault == nil, let click = report.outcomes.last?.events.last,
      case .string(let place) = click.properties["$element_position"]
    else { return report.fault?.message }
    return place
  }

  @Test func `inserted rows move the following rows down`() throws {
    let insertion = "{ insertRows: ['Bowl', { text: 'Dish', id: 'dish' }], at: '0:1', in: '#list' }"
    #expect(try place(of: "Bowl", after: insertion) == "0:1")
    #expect(try place(of: "#dish", after: insertion) == "0:2")
    #expect(try place(of: "#pot", after: insertion) == "0:3")
    #expect(try place(of: "Tray", after: insertion) == "1:0")
  }

  @Test func `an insertion into a missing section ends the app, as in UIKit`() throws {
    let report = try report("{ insertRows: ['Bowl'], at: '7:0', in: '#list' }", "{ tap: '#go' }")
    #expect(
      report.outcomes.last?.crash?.reason
        == "attempt to insert row 0 into section 7, but there are only 2 sections after the update")
  }

  @Test(
    arguments: [
      ("insertRows: ['Bowl'], at: '0:0'", "insert row 0 into section 0", "after"),
      ("deleteRows: ['0:0']", "delete row 0 from section 0", "before"),
      ("moveRow: '0:0', to: '0:1'", "delete row 0 from section 0", "before"),
    ])
  func `TV-12 a change to a list without declared rows ends the app, as in UIKit`(
    change: String, words: String, moment: String
  ) throws {
    let views = """
      { is: 'UITableView', id: 'bare', frame: [0, 100, 390, 300] },
      { is: 'UITableView', id: 'list', frame: [0, 400, 390, 300], sections: [{ rows: ['Cup'] }] },
      """
    let report = try run(
      Shop.scenario(
        steps: "{ launch: {} }, { send: 'go' }", views: views,
        methods: "go: [{ \(change), in: '#bare' }],"))
    #expect(
      report.outcomes.last?.crash?.description
        == "NSInternalInconsistencyException: attempt to \(words), but there are only 0 sections "
        + "\(moment) the update")
  }

  @Test func `a moved row keeps its identifier`() throws {
    let move = "{ moveRow: '0:1', to: '1:0', in: '#list' }"
    #expect(try place(of: "#pot", after: move) == "1:0")
    #expect(try place(of: "Tray", after: move) == "1:1")
    #expect(try place(of: "Cup", after: move) == "0:0")
    let down = "{ moveRow: '0:0', to: '0:1', in: '#list' }, { reload: '#list' }"
    #expect(try place(of: "#pot", after: down) == "0:0")
    #expect(try place(of: "Cup", after: down) == "0:1")
  }

  @Test func `a list shows the old rows until it learns of a move`() throws {
    let move = "{ moveRow: '0:1', to: '0:0', in: '#list', told: false }"
    #expect(try place(of: "Pot", after: move) == "0:1")
    #expect(try place(of: "Pot", after: move + ", { reload: '#list' }") == "0:0")
  }

  @Test func `deleting a row removes its identifier from the cell`() throws {
    let deletion = "{ deleteRows: ['0:1'], in: '#list' }"
    #expect(
      try place(of: "#pot", after: deletion) == "nothing on the screen matches #pot")
  }

  @Test func `OB-9 a delegate may be an element of the screen`() throws {
    let report = try run(
      """
      { scenario: 'S', app: { root: 'Home', classes: {
          Other: { is: 'UIView', methods: {
            'tableView:didSelectRowAtIndexPath:': [{ note: 'told {self}' }] } },
          Home: { is: 'UIViewController', view: { subviews: [
            { is: 'Other', id: 'other', frame: [0, 0, 100, 44] },
            { is: 'UITableView', id: 'list', frame: [0, 100, 390, 300],
              sections: [{ rows: ['Cup'] }] } ] },
            methods: { 'tableView:didSelectRowAtIndexPath:': [{ note: 'told {self}' }] } } } },
        steps: [
          { launch: {} }, { hook: [{ setDelegate: '#other', of: '#list' }] }, { tap: 'Cup' } ] }
      """)
    #expect(report.outcomes.last?.notes == ["told Other"])
  }

  @Test func `PK-1 wheels stop at the chosen date`() throws {
    let picker = "{ is: 'UIDatePicker', id: 'when', frame: [0, 0, 390, 200] },"
    let steps = "{ launch: {} }, { spin: { picker: '#when', to: '2022-02-03T04:05:00Z' } },"
    let report = try run(Shop.scenario(steps: steps, views: picker))
    #expect(report.lines == ["00:00.000 $AppStart $AppViewScreen", "00:00.000"])
    #expect(report.end == .milliseconds(500))
  }

  @Test func `only a date picker has wheels`() throws {
    let steps = "{ launch: {} }, { spin: { picker: '#buy', to: '2022-02-03T04:05:00Z' } }"
    #expect(
      try complaints(ofScenario: Shop.scenario(steps: steps)) == [
        "'#buy' → 'spin' takes a UIDatePicker; #buy is a UIButton"
      ])
  }
}
