import MiniUI
import Testing

@testable import AutoTrack

@Suite struct PathCaches {
  private let process = Device().start(App())
  private let controller: ViewController
  private let parent: View
  private let button: Button
  private let cache = PathCache()

  init() {
    controller = ViewController(in: process)
    parent = View(in: process)
    button = Button(in: process)
    controller.view.addSubview(parent)
    parent.addSubview(button)
    #expect(cache.path(of: button) == "UIViewController[0]/UIView[0]/UIButton[0]")
  }

  /// The cached path; records an issue if it or its digest differs from the uncached one.
  private func path(at location: SourceLocation = #_sourceLocation) -> String {
    let path = cache.path(of: button)
    #expect(path == DefaultPathScheme().path(of: button), sourceLocation: location)
    #expect(cache.viewID(of: button) == MD5.hex(of: path), sourceLocation: location)
    return path
  }

  @Test func `a sibling in front counts until it is removed`() {
    let sibling = Button(in: process)
    parent.insertSubview(sibling, at: 0)
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[1]")
    parent.bringSubviewToFront(sibling)
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
    parent.sendSubviewToBack(sibling)
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[1]")
    sibling.removeFromSuperview()
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
  }

  @Test func `changes above and beside the view invalidate the path`() {
    controller.view.insertSubview(View(in: process), at: 0)
    #expect(path() == "UIViewController[0]/UIView[1]/UIButton[0]")
    let wrapper = View(in: process)
    controller.view.addSubview(wrapper)
    wrapper.addSubview(parent)
    #expect(path() == "UIViewController[0]/UIView[1]/UIView[0]/UIButton[0]")
    wrapper.removeFromSuperview()
    #expect(path() == "UIView[0]/UIView[0]/UIButton[0]")
  }

  @Test func `a view that is moved has the path of its new place`() {
    let other = ScrollView(in: process)
    controller.view.addSubview(other)
    other.addSubview(button)
    #expect(path() == "UIViewController[0]/UIScrollView[0]/UIButton[0]")
  }

  @Test func `a class change of the view, a sibling or an ancestor invalidates the path`() throws {
    let sibling = Button(in: process)
    parent.insertSubview(sibling, at: 0)
    let custom = try #require(process.makeNew("CustomButton", Button.self)).class
    let form = try #require(process.makeNew("Form", View.self)).class
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[1]")
    sibling.setClass(custom)
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
    button.setClass(custom)
    #expect(path() == "UIViewController[0]/UIView[0]/CustomButton[1]")
    parent.setClass(form)
    #expect(path() == "UIViewController[0]/Form[0]/CustomButton[1]")
  }

  @Test func `a hook on one object does not change the path`() throws {
    let hook = try button.hookThisObject(
      .sendControlAction, owner: "test", .before { (_: Control, _, _, _) in })
    #expect((path(), hook.remove()) == ("UIViewController[0]/UIView[0]/UIButton[0]", true))
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
  }

  @Test
  func `an override of class is called each time, in whichever way it was installed`() throws {
    let label = process.classes[Label.self]
    var answer = process.classes[Button.self]
    try button.hookThisObject(.class, owner: "test", Body { (_: View, _) in answer })
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
    answer = label
    #expect(path() == "UIViewController[0]/UIView[0]/UILabel[0]")
    #expect(process.classes.classChanges == nil)
  }

  @Test func `an exchange of class is treated as an override`() throws {
    let type = process.classes[Button.self]
    let label = process.classes[Label.self]
    let other: Message<ToObject> = process.classes.message("shownClass")
    process.classes.root.addMethod(other, Body { (_: DynamicObject, _) in label })
    #expect(process.classes.classChanges != nil)
    type.method(for: process.classes.selector("class"))?
      .exchangeImplementations(with: type.method(for: process.classes.selector("shownClass")))
    #expect(process.classes.classChanges == nil)
    #expect(path() == "UILabel[0]/UILabel[0]/UILabel[0]")
  }

  @Test func `S3.7i an alias may be set late and removed`() {
    controller.screenFacts.pageAlias = "商品"
    #expect(path() == "商品[0]/UIView[0]/UIButton[0]")
    controller.screenFacts.pageAlias = "a/b"
    #expect(path() == "a_b[0]/UIView[0]/UIButton[0]")
    controller.screenFacts.pageAlias = nil
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
  }

  @Test func `S3.7i a class may have an alias, a controller's own alias comes first`() {
    let scheme = DefaultPathScheme(pages: ["UIViewController": "Cart"])
    #expect(scheme.path(of: parent) == "Cart[0]/UIView[0]")
    controller.screenFacts.pageAlias = "Second cart"
    #expect(PathCache(scheme).path(of: parent) == "Second_cart[0]/UIView[0]")
  }

  @Test func `a replaced root view begins its own path`() {
    let old = controller.view
    controller.view = View(in: process)
    #expect(path() == "UIView[0]/UIView[0]/UIButton[0]")
    controller.view.addSubview(old)
    #expect(path() == "UIViewController[0]/UIView[0]/UIView[0]/UIButton[0]")
  }

  @Test func `a released controller removes its step`() {
    var owner: ViewController? = ViewController(in: process)
    owner?.view.addSubview(parent)
    let root = parent.superview
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
    owner = nil
    #expect(path() == "UIView[0]/UIView[0]/UIButton[0]")
    withExtendedLifetime((root, owner)) {}
  }

  @Test func `a released superview removes its step`() {
    var wrapper: View? = View(in: process)
    wrapper?.addSubview(button)
    #expect(path() == "UIView[0]/UIButton[0]")
    wrapper = nil
    #expect(path() == "UIButton[0]")
  }

  @Test func `a reused cell has the path of its new row`() throws {
    let source = RowDelegate(in: process)
    let table = TableView(Rect(x: 0, y: 0, width: 390, height: 440), asking: source)
    controller.view.addSubview(table)
    let cell = try #require(table.cellForRow(at: CellPath(section: 0, row: 2)))
    cell.addSubview(button)
    #expect(path() == "UIViewController[0]/UITableView[0]/UITableViewCell[0:2]/UIButton[0]")
    table.contentOffset = Point(x: 0, y: 440)
    table.layoutIfNeeded()
    let place = try #require(cell.indexPath)
    #expect(place.row > 9)
    #expect(path() == "UIViewController[0]/UITableView[0]/UITableViewCell[\(place)]/UIButton[0]")
    withExtendedLifetime(source) {}
  }

  @Test func `the cache retains no view and drops released ones`() {
    weak var last: View?
    for _ in 0..<10_000 {
      let view = View(in: process)
      _ = cache.path(of: view)
      last = view
    }
    #expect(last == nil)
    #expect(cache.count <= ViewMemo<Int>.limit)
  }

  @Test func `a view of another process clears the memo`() {
    let other = Device().start(App())
    let views = [View(in: process), View(in: other)]
    let memo = ViewMemo<Int>()
    memo[views[0], in: process] = 1
    #expect(memo[views[0], in: other] == nil)
    memo[views[1], in: other] = 2
    #expect((memo[views[0], in: process], memo[views[1], in: other], memo.count) == (nil, 2, 1))
  }

  @Test func `one cache serves the views of several processes`() {
    let other = Device().start(App())
    let screen = ViewController(in: other)
    for _ in 0..<3 { screen.view.addSubview(Button(in: other)) }
    let paths = screen.view.subviews.map(cache.path)
    #expect(
      paths == [
        "UIViewController[0]/UIButton[0]", "UIViewController[0]/UIButton[1]",
        "UIViewController[0]/UIButton[2]",
      ])
    #expect(path() == "UIViewController[0]/UIView[0]/UIButton[0]")
  }
}
