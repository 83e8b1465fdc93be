import MiniUI
import Testing

@Suite struct Pages {
  private let stage = Stage()
  private let screens: [Screen]
  private let pages: PageViewController
  private let source: PageSource

  init() {
    screens = stage.screens("A", "B", "C")
    pages = PageViewController(in: stage.process)
    source = PageSource(in: stage.process)
    source.log = stage.log
    source.pages = screens
    pages.dataSource = source
    pages.delegate = source
    for screen in screens { _ = screen.view }
    pages.setViewControllers([screens[0]], animated: false)
    stage.show(pages)
  }

  @Test(arguments: [Double.nan, -1, 2, .infinity])
  func `a swipe beyond its ends is limited`(fraction: Double) {
    #expect(pages.beginSwipe(.forward))
    pages.updateSwipe(fraction)
    pages.finishSwipe()
    stage.settle()
    #expect(areSame(pages.viewControllers, [screens[1]]))
  }

  @Test func `AP-34 a cancelled swipe reverses the appearance of both pages`() {
    #expect(pages.beginSwipe(.forward))
    #expect(stage.log.take() == ["willTurn to B", "B.WA", "A.WD"])
    pages.updateSwipe(0.1)
    pages.cancelSwipe()
    stage.settle()
    #expect(stage.log.take() == ["A.WA", "A.DA", "B.WD", "B.DD", "didTurn from A false"])
    #expect(areSame(pages.viewControllers, [screens[0]]))
    #expect(screens[1].parent == nil)
    #expect(screens[0].view.window === stage.window)
  }

  @Test func `AP-34 a finished swipe turns the page`() {
    pages.beginSwipe(.forward)
    pages.finishSwipe()
    stage.settle()
    #expect(
      stage.log.take() == [
        "willTurn to B", "B.WA", "A.WD", "B.DA", "A.DD", "didTurn from A true",
      ])
    #expect(areSame(pages.children, [screens[1]]))
    pages.beginSwipe(.reverse)
    pages.finishSwipe()
    stage.settle()
    #expect(
      stage.log.take() == [
        "willTurn to A", "A.WA", "B.WD", "A.DA", "B.DD", "didTurn from B true",
      ])
  }

  @Test func `without a page from the data source no swipe begins`() {
    #expect((pages.beginSwipe(.reverse), stage.log.take()) == (false, []))
  }

  @Test func `AP-34 a turn by code does not call the delegate and runs its completion`() {
    screens[0].recordsMoves = true
    screens[2].recordsMoves = true
    pages.setViewControllers([screens[2]], animated: true) { [log = stage.log] in log.add("done") }
    #expect(stage.log.take() == ["C.willMove(parent)", "C.WA", "A.WD"])
    stage.settle()
    #expect(
      stage.log.take() == [
        "C.DA", "A.DD", "C.didMove(parent)", "A.willMove(nil)", "A.didMove(nil)", "done",
      ])
    pages.setViewControllers([screens[2]], animated: true) { [log = stage.log] in log.add("same") }
    #expect(stage.log.take() == ["same"])
  }

  @Test func `a turn without animation completes at once`() {
    pages.setViewControllers([screens[1]], animated: false)
    #expect(stage.log.take() == ["B.WA", "A.WD", "B.DA", "A.DD"])
  }

  @Test func `pages off screen get no appearance callbacks`() {
    stage.window.rootViewController = nil
    stage.log.take()
    pages.setViewControllers([screens[1]], animated: true)
    #expect(stage.log.take() == [])
    stage.window.rootViewController = pages
    stage.settle()
    #expect(stage.log.take() == ["B.WA", "B.DA"])
    #expect(screens[0].view.superview == nil)
  }

  @Test func `an empty list of pages crashes the process`() {
    pages.setViewControllers([], animated: false)
    let reason =
      "The number of view controllers provided (0) doesn't match the number required (1) for the "
      + "requested transition"
    #expect(stage.process.state == .crashed(.invalidArgument(reason)))
  }

  @Test func `the view hierarchy is that of iOS 15`() {
    #expect(
      outline(pages.view) == [
        "_UIPageViewControllerContentView", "  _UIQueuingScrollView", "    UIView", "      UIView",
      ])
    stage.window.layoutIfNeeded()
    #expect(screens[0].view.frame == stage.device.screen)
  }
}

@Suite struct HierarchyDescriptions {
  @Test func `T163 AP-18 the printed controllers show their states and views`() {
    let stage = Stage()
    let pages = PageViewController(in: stage.process)
    pages.setViewControllers([ViewController(in: stage.process)], animated: false)
    let roots = [pages] + (1...4).map { _ in ViewController(in: stage.process) }
    let tabs = TabBarController(in: stage.process)
    tabs.setViewControllers(
      roots.map { NavigationController(rootViewController: $0) }, animated: false)
    stage.show(tabs)
    let unseen = """
         | <UINavigationController>, state: disappeared, \
      view: <UILayoutContainerView> not in the window
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
      """
    let expected = """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
         |    |    | <UIViewController>, state: appeared, view: <UIView>
      """
    #expect(
      tabs.hierarchyDescription
        == ([expected] + Array(repeating: unseen, count: 4)).joined(separator: "\n"))
  }
}

/// A data source and delegate that returns neighbours from a list and records the turns.
private final class PageSource: DynamicObject {
  var log = Log()
  var pages: [Screen] = []

  override class var classDefinition: ClassDefinition {
    ClassDefinition(PageSource.self) { methods in
      methods.define(.pageBefore) { source, _, page, _ in source.page(-1, from: page) }
      methods.define(.pageAfter) { source, _, page, _ in source.page(1, from: page) }
      methods.define(.pagesWillTurn) { source, _, pages, _ in
        source.log.add("willTurn to \(names(pages))")
      }
      methods.define(.pagesDidTurn) { source, _, _, pages, isCompleted, _ in
        source.log.add("didTurn from \(names(pages)) \(isCompleted)")
      }
    }
  }

  private func page(_ offset: Int, from page: DynamicObject?) -> DynamicObject? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  private static func names(_ list: DynamicObject?) -> String {
    ((list as? ObjectList)?.objects ?? []).map { ($0 as? Screen)?.name ?? "nil" }.joined()
  }
}
