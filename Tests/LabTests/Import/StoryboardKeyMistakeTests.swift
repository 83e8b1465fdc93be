import Testing

@testable import LabCommands
@testable import LabLanguage

/// Mistakes in the keys of app files that storyboards and dumps need.
@Suite struct StoryboardKeyMistakes {
  /// An app whose class `Home` has a view.
  private static func app(view: String = "{}", _ more: String = "") -> String {
    """
    { root: 'Home', classes: { Home: { is: 'UIViewController',
      view: \(view),
      methods: { 'a:': [], 'tableView:didSelectRowAtIndexPath:': [] } }, Cell: { is: 'UIView' },
      \(more) } }
    """
  }

  private static func list(_ cell: String, more: String = "") -> String {
    "{ is: 'UITableView', sections: [{ rows: [\(cell)] }]\(more) }"
  }

  @Test(arguments: [
    Complaint(
      app(view: "{ embed: 'Hoem' }"), "'Hoem' → unknown class 'Hoem'; did you mean 'Home'?"),
    Complaint(
      app(view: "{ embed: 'Cell' }"),
      "'Cell' → an embedded screen must be a controller; Cell is a UIView | controllers: Home"),
    Complaint(
      app(view: "{ embed: 'Home' }"),
      "'Home' → Home contains itself: Home → Home; remove one child of the cycle"),
    Complaint(
      app(view: "{ embed: { navigation: 'Home' } }"),
      "'Home' → Home contains itself: Home → Home; remove one child of the cycle"),
    Complaint(
      app("B: { is: 'UIViewController', 'navigationItem.titleView': { embed: 'Home' } }"),
      "{ → a title view cannot 'embed' a controller; embed it in a view of the class's 'view'"),
    Complaint(
      app("B: { is: 'Cell', 'navigationItem.titleView': {} }"),
      "{ → only controllers have a 'navigationItem.titleView'; B is a UIView"),
    Complaint(
      app(
        "B: { is: 'UIViewController', 'navigationItem.titleView': { is: 'UIButton', "
          + "on: { touchUpInside: 'b:' } } }"),
      "'b → B does not respond to 'b:'; add it to the methods of B: \"b:\": []"),
    Complaint(
      app(view: "{ is: 'UICollectionView', sections: [{ items: [{ height: 60 }] }] }"),
      "60 → only rows have a 'height'; UICollectionView is not a table; "
        + "write 'itemSize' in the view"),
    Complaint(
      "{ root: 'Home', classes: { Home: { is: 'UITableViewController', view: "
        + list("{ text: 'A', select: 'b:' }") + ", methods: { 'a:': [] } } } }",
      "'b → Home does not respond to 'b:' | methods: a:"),
    Complaint(
      app(view: list("{ text: 'A', accessory: 'b:' }")),
      "'b → Home does not respond to 'b:' | methods: a:, "
        + "tableView:didSelectRowAtIndexPath:"),
    Complaint(
      app(view: list("{ text: 'A', select: 'a:' }")),
      "'tableView → the 'select' and 'accessory' of cells take the place of "
        + "'tableView:didSelectRowAtIndexPath:'; remove the method or those keys"),
    Complaint(
      app(view: list("{ text: 'A', is: 'Cell' }")),
      "'Cell' → the cells of a UITableView inherit from UITableViewCell; Cell does not | "
        + "classes of cells: UITableViewCell"),
    Complaint(
      app(view: "{ is: 'UICollectionView', header: { frame: [0, 0, 1, 1] } }"),
      "{ → only tables have a view as 'header'; UICollectionView is not a table"),
    Complaint(
      app(view: list("'A'", more: ", footer: {}")),
      "{ → a view needs the key 'frame' if its parent has no 'stack'"),
    Complaint(
      app("B: { is: 'Cell', scene: true }"),
      "B → only controllers can be scenes; B is a UIView; remove 'scene'"),
    Complaint(
      app("B: { is: 'Home', scene: true }, C: { is: 'B' }"),
      "'B' → B is a scene, and no class inherits from a scene; "
        + "inherit from the scene's superclass"),
    Complaint(
      app("B: { is: 'UIViewController', methods: { 'b:': [{ unwind: 'c:' }] } }"),
      "'c → no class of the app responds to 'c:' | methods: a:, b:, "
        + "tableView:didSelectRowAtIndexPath:"),
    Complaint(
      app("B: { is: 'UIViewController', methods: { 'b:': [{ show: 'Cell' }] } }"),
      "'Cell' → the class in 'show' must be a controller; Cell is a UIView | "
        + "controllers: Home, B"),
    Complaint(
      app(view: "{ outlets: 'a' }"), "'a' → expected an array of strings, found a string"),
  ])
  func `a wrong key is reported with its place`(row: Complaint) throws {
    let found = try complaints(ofApp: row.text)
    #expect(found == [row.message])
  }

  @Test(arguments: [
    Complaint("{ root: 'Cell' }", "'Cell' → the root must be a controller; Cell is a UIView"),
    Complaint("{ root: 'Hoem' }", "'Hoem' → unknown class 'Hoem'; did you mean 'Home'?"),
  ])
  func `a wrong root of a launch is reported with its place`(row: Complaint) throws {
    let text = "{ scenario: 'S', app: \(Self.app()), steps: [{ launch: \(row.text) }] }"
    let found = try complaints(ofScenario: text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(row.message) == true, "\(found)")
  }
}
