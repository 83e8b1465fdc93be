import Testing
@testable import LabSystem

@Suite struct PlaceSelectors {
  private func complaints(_ selector: String) throws -> [String] {
    try LabTests.complaints(ofScenario: Store.scenario(steps: "{ tap: \(selector) }"))
  }

  @Test(arguments: [
    "{ row: '0:1', in: '#list' }", "{ row: '1:0' }", "{ row: '1:0', in: '.UITableView' }",
    "{ back: true }", "{ tab: 1 }", "{ tab: 'Shop' }", "{ tab: 'Cart' }", "{ bar: 'Edit' }",
    "'#edit'", "{ alert: 'Yes' }", "{ alert: 'Later' }", "{ segment: 1, in: '#sort' }",
    "{ path: 'Home[0]/UITableView[0]/Cell[0:1]' }", "'blue'", "'Tea'", "'Price'", "'Cart'",
    "'.Cell'", "'.UITabBar'", "'.UINavigationBar'", "'.UITableViewHeaderFooterView'",
    "'.UITableViewCellContentView'", "'Bought'", "'#done'", "'Buy?'", "'Back'",
    "{ text: 'Cup', in: { row: '0:1' } }", "{ point: [1, 2], in: { row: '0:1', in: '#list' } }",
  ])
  func `a selector of an element that some screen can show is accepted`(selector: String) throws {
    #expect(try complaints(selector) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ row: '0:2', in: '#list' }",
      "{ → no screen of the app has row 0:2 in #list | sections: 0 has 2 rows, 1 has 1 row"),
    Complaint(
      "{ row: '2:0' }",
      "{ → no screen of the app has row 2:0 | sections: 0 has 2 rows, 1 has 1 row"),
    Complaint(
      "{ row: '0:0', in: '#sort' }",
      "{ → no screen of the app has row 0:0 in #sort; name a view with 'sections'"
        + " | lists: #list"),
    Complaint(
      "{ row: '0' }", "'0' → expected a section and a row such as '0:2', found '0'"),
    Complaint(
      "{ row: '0:-1' }", "'0 → expected a section and a row such as '0:2', found '0:-1'"),
    Complaint(
      "{ tab: 2 }",
      "{ → no screen of the app has tab 2; a tab bar has at most 2 tabs, counted from 0"),
    Complaint(
      "{ tab: 'Home' }",
      "{ → no screen of the app has tab \"Home\" | tabs: Cart, Shop"),
    Complaint(
      "{ tab: 'Crt' }",
      "{ → no screen of the app has tab \"Crt\"; did you mean 'Cart'?"),
    Complaint(
      "{ bar: 'Edt' }",
      "{ → no screen of the app has bar button \"Edt\"; did you mean 'Edit'?"),
    Complaint(
      "{ alert: 'Nope' }",
      "{ → no screen of the app has alert action \"Nope\" | alert actions: Later, No, Yes"),
    Complaint(
      "{ segment: 2, in: '#sort' }",
      "{ → no screen of the app has segment 2 in #sort | segments: 0 Name, 1 Price"),
    Complaint(
      "{ segment: 0, in: '#list' }",
      "{ → no screen of the app has segment 0 in #list; name a view with 'segments'"),
    Complaint("{ back: false }", "false → expected true, found false"),
    Complaint(
      "{ path: 'Home[0' }", "' → 'Home[0' is not a view path: expected ']'"),
    Complaint(
      "{ path: 'Home[01]' }",
      "01 → 'Home[01]' is not a view path: expected a number without leading zeros, "
        + "up to 9223372036854775807"),
    Complaint(
      "{ path: '\\x41[' }",
      "'\\x41[' → 'A[' is not a view path: expected an index like 2, 0:2, "
        + "header:0 or footer:0"),
    Complaint(
      "{ bar: 'Edit', tab: 1 }", "tab → a selector has either 'bar' or 'tab', not both"),
    Complaint(
      "'.UITableViewCell'",
      "'.UITableViewCell' → no screen of the app has .UITableViewCell; "
        + "did you mean '.UITableView'?"),
  ])
  func `a selector of an element that no screen can show is a mistake`(row: Complaint) throws {
    #expect(try complaints(row.text) == [row.message])
  }

  @Test(arguments: [
    ("{ tabs: ['A', 'B'] }", "{ tab: 1 }"), ("{ tabs: ['A', 'B'] }", "{ tab: 'B' }"),
    ("{ navigation: ['A', 'B'] }", "{ back: true }"),
    ("{ tabs: ['A', { navigation: ['A', 'B'] }] }", "{ tab: 1 }"),
  ])
  func `the root of a launch is a screen of the scenario`(root: String, tap: String) {
    let screen = { (title: String) in "{ is: 'UIViewController', title: '\(title)', view: {} }" }
    let run = LabRun(
      running: """
        { scenario: 'Another root',
          app: { root: 'A', classes: { A: \(screen("A")), B: \(screen("B")) } },
          steps: [{ launch: { root: \(root) } }, { tap: \(tap) }] }
        """)
    #expect(run.code == .held, "\(run.messages)\(run.output)")
  }

  @Test(arguments: [
    Complaint("{ tab: 0 }", "{ → no screen of the app has tab 0; the app has no 'tabs'"),
    Complaint(
      "{ back: true }",
      "{ → no screen of the app has a back button; add a 'push' step to the app"),
    Complaint(
      "{ row: '0:0' }",
      "{ → no screen of the app has row 0:0; name a view with 'sections' | lists: none"),
    Complaint(
      "{ alert: 'OK' }",
      "{ → no screen of the app has alert action \"OK\" | alert actions: none"),
    Complaint(
      "'Shop'", "'Shop' → no screen of the app has \"Shop\" | texts: Buy, Share"),
    Complaint(
      "'.UITableViewCellContentView'",
      "'.UITableViewCellContentView' → no screen of the app has .UITableViewCellContentView"
        + " | classes of views: .UIButton, .UIButtonLabel, .UIView, .UIWindow"),
  ])
  func `a selector of a container, list or alert that the app lacks is a mistake`(row: Complaint)
    throws
  {
    let text = Shop.scenario(steps: "    { tap: \(row.text) }")
    #expect(try LabTests.complaints(ofScenario: text) == [row.message])
  }

  @Test(arguments: [
    // Code adds the view, which may be anywhere, and more than once.
    "methods: { a: [{ addView: { id: 'b', frame: [0, 0, 1, 1] }, into: '#a' }] }",
    // The view of a child lies in that of the controller around it.
    "children: [{ is: 'Child' }]",
  ])
  func `a view that may be in several trees is accepted in each`(keys: String) throws {
    let text = """
      { scenario: 'A', app: { root: 'Home', classes: {
        Home: { is: 'UIViewController', view: { id: 'a' }, \(keys) },
        Child: { is: 'UIViewController', view: { id: 'b' } } } },
        steps: [{ tap: { id: 'b', in: '#a' } }, { tap: { id: 'b', nth: 2 } }] }
      """
    #expect(try LabTests.complaints(ofScenario: text) == [])
  }

  @Test func `a segment is accepted if code changes the segments`() throws {
    let steps = """
      { set: { '#sort.segments': ['A', 'B', 'C'] } }, { tap: { segment: 2, in: '#sort' } }
      """
    #expect(try LabTests.complaints(ofScenario: Store.scenario(steps: steps)) == [])
  }
}
