import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// `super` and `passOn`: their effects and their mistakes.
@Suite struct SuperCalls {
  @Test func `super runs the superclass's method of three arguments`() throws {
    let selector = "'tableView:willDisplayCell:forRowAtIndexPath:'"
    let report = try run(
      """
      { scenario: 'A', app: { root: 'Home', classes: {
        Home: { is: 'Base', methods: { \(selector): [{ super: true }] } },
        Base: { is: 'UIViewController', view: { subviews: [
          { is: 'UITableView', id: 'list', frame: [0, 0, 390, 400], sections: [{ rows: ['A'] }] },
        ] }, methods: { \(selector): [{ send: 'crash' }] } },
      } }, steps: [{ launch: {} }] }
      """)
    #expect(
      report.outcomes[0].crash?.reason
        == "-[Home crash]: unrecognized selector sent to instance")
  }

  @Test func `passOn sends a message of three arguments to the parent`() throws {
    let selector = "'tableView:willDisplayCell:forRowAtIndexPath:'"
    let report = try run(
      """
      { scenario: 'A', app: { root: 'Home', classes: {
        Home: { is: 'UIViewController', children: [{ is: 'Child' }],
          methods: { \(selector): [{ set: { title: 'passed' } }] } },
        Child: { is: 'UIViewController', view: { subviews: [
          { is: 'UITableView', id: 'list', frame: [0, 0, 390, 400], sections: [{ rows: ['A'] }] },
        ] }, methods: { \(selector): [{ passOn: {} }] } },
      } }, steps: [{ launch: {} }, { background: {} }, { foreground: {} }] }
      """)
    #expect(report.fault == nil)
    let titles = report.outcomes.flatMap(\.events).filter { $0.name == .appPageLeave }
      .map { $0.properties["$title"] }
    #expect(titles == [.string("passed")])
  }

  private func complaints(_ methods: String) throws -> [String] {
    try LabTests.complaints(
      ofApp: """
        { root: 'Home', classes: {
          Home: { is: 'Base', methods: { \(methods) } },
          Base: { is: 'UIViewController', methods: { known: [] } },
          Row: { is: 'UITableViewCell', methods: { a: [] } } } }
        """)
  }

  @Test(arguments: [
    "viewDidAppear: [], known: [{ super: true }]", "'viewDidAppear:': [{ super: true }]",
    "a: [{ passOn: {} }]",
  ])
  func `super and passOn are accepted if a superclass has the method`(methods: String) throws {
    #expect(try complaints(methods) == [])
  }

  @Test(arguments: [
    Complaint(
      "own: [{ super: true }]",
      "true → Base has no 'own' for 'super' to run; remove 'super'"),
    Complaint(
      "'tableView:didSelectRowAtIndexPath:': [{ super: true }]",
      "true → Base has no 'tableView:didSelectRowAtIndexPath:' for 'super' to run; "
        + "remove 'super'"),
    Complaint(
      "'viewDidAppear:': [{ after: '1s', do: [{ super: true }] }]",
      "true → 'super' is only allowed directly in a method, not in the steps of a 'do'; "
        + "move it before or after the step with the 'do'"),
    Complaint(
      "a: [{ alert: { actions: [{ title: 'A', do: [{ after: '1s', do: [{ passOn: {} }] }] }] } }]",
      "{ → 'passOn' is only allowed directly in a method, not in the steps of a 'do'; "
        + "use 'send'"),
  ])
  func `super and passOn without an effect are mistakes`(row: Complaint) throws {
    #expect(try complaints(row.text) == [row.message])
  }

  @Test func `only a controller can pass on a message`() throws {
    let app = """
      { root: 'Home', classes: { Home: { is: 'UIViewController' },
        Row: { is: 'UIView', methods: { a: [{ passOn: {} }] } } } }
      """
    #expect(
      try LabTests.complaints(ofApp: app) == [
        "{ → 'passOn' is only allowed in a controller; Row is a UIView"
      ])
  }
}
