import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

@Suite struct ContainerMistakes {
  /// An app with a root, two controllers, a view and a navigation controller subclass.
  private static func app(root: String) -> String {
    """
    { root: \(root), classes: { Home: { is: 'UIViewController' }, Row: { is: 'UIView' },
      Cart: { is: 'UIViewController' }, Stack: { is: 'UINavigationController' } } }
    """
  }

  @Test(arguments: [
    "'Home'", "{ tabs: ['Home', { navigation: 'Cart' }] }", "{ navigation: ['Home', 'Cart'] }",
    "{ page: ['Home'] }", "{ navigation: 'Home', is: 'Stack' }",
    "{ navigation: { tabs: ['Home'] } }",
    "{ tabs: [{ navigation: { page: ['Home', 'Cart'] } }], is: 'UITabBarController' }",
  ])
  func `a root may be a controller or a container of controllers`(root: String) throws {
    #expect(try complaints(ofApp: Self.app(root: root)) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ tabs: ['Hoem'] }", "'Hoem' → unknown class 'Hoem'; did you mean 'Home'?"),
    Complaint(
      "{ tabs: [{ navigation: 'Row' }] }",
      "'Row' → a screen on a stack must be a controller; Row is a UIView"
        + " | controllers: Home, Cart, Stack"),
    Complaint(
      "{ tabs: ['Row'] }",
      "'Row' → a tab must be a controller; Row is a UIView | controllers: Home, Cart, Stack"),
    Complaint(
      "{ page: ['UIView'] }",
      "'UIView' → a page must be a controller; UIView is not one | controllers: Home, Cart, Stack"),
    Complaint(
      "{ tabs: [] }", "[ → expected an array of at least one controller, found 0 items"),
    Complaint(
      "''", "'' → expected a class of controllers, found ''"),
    Complaint(
      "{ tab: ['Home'] }",
      "tab → unknown key 'tab'; did you mean 'tabs'?"),
    Complaint(
      "{ tabs: ['Home'], page: ['Cart'] }",
      "page → a container has either 'tabs' or 'page', not both"),
    Complaint(
      "{ is: 'Stack' }",
      "{ → a container needs one of the keys 'tabs', 'navigation', 'page' or 'split'"),
    Complaint(
      "{ tabs: ['Home'], is: 'Stack' }",
      "'Stack' → a container of this kind is a UITabBarController; "
        + "Stack is a UINavigationController"),
    Complaint(
      "{ navigation: 'Home', is: 'Stak' }", "'Stak' → unknown class 'Stak'; did you mean 'Stack'?"),
    Complaint(
      "{ navigation: [{ navigation: 'Home' }] }",
      "'Home' → a navigation controller cannot contain another"),
    Complaint(
      "{ navigation: 'Stack' }",
      "'Stack' → a navigation controller cannot contain "
        + "another"),
  ])
  func `an invalid container is reported with its place`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.app(root: row.text)) == [row.message])
  }

  @Test func `containers are read with their classes and children`() throws {
    let text = "{ tabs: [{ navigation: ['Home', 'List'] }, 'Cart'], is: 'Tabs' }"
    let root = try #require(
      ControllerDescription.reader.read(fileOf: Mistakes(in: try file(text))))
    #expect(root.kind == .tabs)
    #expect(
      root.everything.map(\.type) == ["Tabs", "UINavigationController", "Home", "List", "Cart"])
  }

  /// A controller class with some keys.
  private static func home(_ keys: String) -> String {
    """
    { root: 'Home', classes: { Home: { is: 'UIViewController', \(keys) },
      Cart: { is: 'UIViewController' }, Row: { is: 'UIView' } } }
    """
  }

  @Test(arguments: [
    "'navigationItem.title': 'Home', 'tabBarItem.title': null, presentationStyle: 'pageSheet'",
    "'navigationItem.rightBarButtonItem': { title: 'Edit', action: 'edit:' }, "
      + "methods: { 'edit:': [] }",
    "'navigationItem.leftBarButtonItems': [{ title: 'A', id: 'a' }, { title: 'B' }]",
    "children: [{ is: 'Cart', frame: [0, 0, 10, 10] }, { is: 'Cart' }]",
  ])
  func `a controller may have bar buttons, a tab and children`(keys: String) throws {
    #expect(try complaints(ofApp: Self.home(keys)) == [])
  }

  @Test(arguments: [
    Complaint(
      "'navigationItem.rightBarButtonItem': { title: 'Edit', action: 'edit:' }",
      "'edit → Home does not respond to 'edit:'; add it to the methods of Home: \"edit:\": []"),
    Complaint(
      "'navigationItem.rightBarButtonItem': { action: 'edit:' }",
      "{ → a bar button needs the key 'title', a string"),
    Complaint(
      "'navigationItem.leftBarButtonItem': { title: 'A' }, "
        + "'navigationItem.leftBarButtonItems': []",
      "[ → 'navigationItem.leftBarButtonItem' and 'navigationItem.leftBarButtonItems' set the "
        + "same buttons; remove one of them"),
    Complaint(
      "presentationStyle: 'sheet'",
      "'sheet' → expected 'automatic', 'fullScreen', 'pageSheet', 'formSheet', "
        + "'overFullScreen' or 'popover', found 'sheet'"),
    Complaint(
      "children: [{ is: 'Row' }]",
      "'Row' → a child must be a controller; Row is a UIView | controllers: Home, Cart"),
    Complaint(
      "methods: { a: [{ set: { 'navigationItem.leftBarButtonItem': "
        + "{ title: 'A', action: 'b' } } }] }",
      "'b' → Home does not respond to 'b' | methods: a"),
  ])
  func `an invalid bar button, style or child is a mistake`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.home(row.text)) == [row.message])
  }

  @Test func `some class must define the action of a scenario's bar button`() throws {
    let steps = """
      { set: { 'navigationItem.leftBarButtonItem': { title: 'A', action: 'by' } } }
      """
    #expect(
      try complaints(ofScenario: Store.scenario(steps: steps)) == [
        "'by' → no class of the app responds to 'by'; did you mean 'buy'?"
      ])
  }

  @Test func `only a controller has bars and children`() throws {
    let text = """
      { root: 'Home', classes: { Home: { is: 'UIViewController' }, Row: { is: 'UIView',
        'tabBarItem.title': 'A', children: [{ is: 'Home' }] } } }
      """
    #expect(
      try complaints(ofApp: text) == [
        "'A' → only controllers have a 'tabBarItem.title'; Row is a UIView",
        "{ → only controllers have a 'children'; Row is a UIView",
      ])
  }

  @Test(arguments: [
    "UITableViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UIAlertController", "UICollectionViewController",
  ])
  func `a controller may inherit from each UIKit controller`(name: String) throws {
    let text = "{ root: 'Home', classes: { Home: { is: '\(name)' } } }"
    #expect(try complaints(ofApp: text) == [])
  }

  @Test(arguments: [
    "{ root: 'A', classes: { A: { is: 'UIViewController', view: { is: '%' } } } }",
    "{ root: 'A', classes: { A: { is: 'UIViewController' }, B: { is: '%' } } }",
    "{ root: '%', classes: {} }",
  ])
  func `an app cannot name a private UIKit class`(text: String) throws {
    let name = "UITableViewCellContentView"
    #expect(
      try complaints(ofApp: text.split(separator: "%").joined(separator: name)) == [
        "'\(name)' → '\(name)' is a private UIKit class; use a public class"
      ])
  }

  @Test(arguments: [
    Complaint(
      "A: { is: 'UIViewController', children: [{ is: 'A' }] }",
      "'A' → A contains itself: A → A; remove one child of the cycle"),
    Complaint(
      "A: { is: 'UIViewController', children: [{ is: 'B' }] }, B: { is: 'C' }, "
        + "C: { is: 'UIViewController', children: [{ is: 'A' }] }",
      "'B' → A contains itself: A → B → A; remove one child of the cycle"),
  ])
  func `a controller that contains itself is a mistake`(row: Complaint) throws {
    let app = "{ root: 'A', classes: { \(row.text) } }"
    #expect(try complaints(ofApp: app) == [row.message])
  }

  @Test func `two controllers may have children of one class`() throws {
    let app = """
      { root: 'A', classes: { A: { is: 'UIViewController', children: [{ is: 'C' }, { is: 'B' }] },
        B: { is: 'UIViewController', children: [{ is: 'C' }] }, C: { is: 'UIViewController' } } }
      """
    #expect(try complaints(ofApp: app) == [])
  }
}
