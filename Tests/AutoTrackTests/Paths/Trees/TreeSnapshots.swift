import MiniUI
import Testing

@testable import AutoTrack

@Suite struct TreeSnapshots {
  private let process = Device().start(App())
  private let home: HomeController
  private let window: Window

  init() {
    home = HomeController(in: process)
    process.launch()
    window = Window(in: process)
    window.rootViewController = home
    window.makeKeyAndVisible()
    process.rest()
  }

  @Test func `a tree prints the elements on screen, one line each`() throws {
    let button = home.add(Button(in: process))
    button.setTitle("Buy\nnow")
    button.accessibilityIdentifier = "buy"
    let child = HomeController(in: process)
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    child.screenFacts.pageAlias = "Offers"
    child.view.isHidden = true
    #expect(
      ViewTree(process).description == """
        UIWindow
          UIView ← HomeController (HomeController)
            UIButton #buy "Buy↵now"
              UIButtonLabel "Buy↵now"
            UIView (hidden) ← HomeController as Offers
        """)
  }

  @Test func `typed text is in no tree, in any input view`() throws {
    let field = home.add(TextField(in: process))
    field.placeholder = "Card number"
    field.text = "4111"
    let inner = Label(in: process)
    inner.text = "4111"
    field.addSubview(inner)
    let long = home.add(TextView(in: process))
    long.text = "4111"
    let search = home.add(SearchBar(in: process))
    search.text = "4111"
    let tree = ViewTree(process)
    #expect(tree.elements.filter { $0.takesText }.count >= 3)
    #expect((tree.elements.compactMap(\.text), "\(tree)".contains("4111")) == ([], false))
  }

  @Test func `elements know their surroundings and their visibility`() throws {
    let box = home.add(View(in: process))
    box.isHidden = true
    let label = Label(in: process)
    label.text = "Hello"
    box.addSubview(label)
    let element = try ViewTree(around: label).element("Hello")
    #expect(element.parent?.isHidden == true && element.parent?.isVisible == false)
    #expect(!element.isHidden && !element.isVisible)
    #expect(element.screen?.controllerName == "HomeController")
    #expect(element.parent?.children.map(\.id) == [element.id])
    #expect(ViewTree(around: label).roots.map(\.className) == ["UIWindow"])
  }

  @Test func `S3.7c rows have their index paths`() throws {
    let source = RowDelegate(in: process)
    source.counts = [2]
    let table = TableView(Rect(x: 0, y: 200, width: 390, height: 440), asking: source)
    home.view.addSubview(table)
    table.layoutIfNeeded()
    let tree = ViewTree(process)
    #expect(
      tree.elements(".UITableViewCell").map { "\($0) is \(DefaultPathScheme().path(of: $0))" } == [
        "UITableViewCell at 0:1 is HomeController[0]/UITableView[0]/UITableViewCell[0:1]",
        "UITableViewCell at 0:0 is HomeController[0]/UITableView[0]/UITableViewCell[0:0]",
      ])
  }

  @Test func `the snapshot of a view outside a window has no window`() {
    let view = View(in: process)
    let button = Button(in: process)
    view.addSubview(button)
    #expect(ViewTree(around: button).elements.map(\.className) == ["UIView", "UIButton"])
  }

  @Test func `a tree does not change after it was taken`() throws {
    let button = home.add(Button(in: process))
    let tree = ViewTree(process)
    button.removeFromSuperview()
    home.add(View(in: process))
    #expect(tree.elements(".UIButton").count == 1)
  }
}
