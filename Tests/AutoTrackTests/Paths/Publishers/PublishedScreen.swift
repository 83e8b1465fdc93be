import MiniUI
import Testing

@testable import AutoTrack

/// An app whose screens a test builds from the fixtures of published suites.
struct PublishedScreen {
  let process = Device().start(App())
  let window: Window

  init() {
    process.launch()
    window = Window(in: process)
  }

  /// Shows a controller as the root of the key window.
  func show(_ root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    process.rest()
  }

  /// Makes a controller of a class.
  func controller(
    _ name: String, _ superclass: ViewController.Type = ViewController.self
  ) throws -> ViewController {
    try #require(process.makeNew(name, superclass))
  }

  /// Adds a view of a class to another.
  @discardableResult
  func add(_ name: String, _ superclass: View.Type = View.self, to view: View) throws -> View {
    let new = try process.view(name, superclass)
    view.addSubview(new)
    return new
  }

  /// Checks the two parts of a GrowingIO path, live and in a snapshot.
  func expect(
    _ view: View, _ xpath: String, _ xcontent: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let path = GrowingIOPath(of: SchemeElement(view))
    #expect(path.xpath == xpath, sourceLocation: location)
    #expect(path.xcontent == xcontent, sourceLocation: location)
    let snapshot = Snapshot(of: process.application.visibleWindows)
    guard let id = snapshot.views.firstIndex(where: { $0 === view }) else {
      Issue.record("the view is not on the screen", sourceLocation: location)
      return
    }
    let element = ViewTree.Element(snapshot.tree, id)
    #expect(GrowingIOPath(of: SchemeElement(element)) == path, sourceLocation: location)
  }

  /// Shows two tabs with navigation controllers, and a screen on top of one of them (F2).
  func showDemo(_ screen: ViewController, inTab tab: Int, isRoot: Bool = false) {
    let tabs = TabBarController(in: process)
    let stacks = (0..<2).map { index in
      let root = index == tab && isRoot ? screen : ViewController(in: process)
      return NavigationController(rootViewController: root)
    }
    tabs.viewControllers = stacks
    show(tabs)
    tabs.selectedIndex = tab
    process.rest()
    if !isRoot { stacks[tab].pushViewController(screen, animated: false) }
    process.rest()
  }
}
