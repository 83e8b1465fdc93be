/// A container of pages that a finger turns: `UIPageViewController`, in its scrolling style.
///
/// Only the shown page is a child, and during a turn also the next one (AP-34).
open class PageViewController: ContainerController {
  /// The direction of a turn, with UIKit's values.
  public enum Direction: Int, Sendable {
    /// To the following page.
    case forward
    /// To the preceding page.
    case reverse
  }

  final var current: ViewController?
  final var turn: Turn?
  /// The request that follows the current turn; a later one replaces it.
  final var request: Request?
  /// The direction of the finger that turns; `nil` if none does.
  final var fingerDirection: Direction?
  final var answers = CachedDelegate()
  final var source = CachedDelegate()

  final class Turn {
    /// The page that disappears; `nil` for the first shown page.
    let old: ViewController?
    let new: ViewController
    /// True for a turn by finger, which the delegate is notified of.
    let isSwipe: Bool
    let completion: Block?
    /// The progress of the finger, from 0 to 1.
    var fraction = 0.0
    var end: MainLoop.Token?
    /// The beginnings of the two pages.
    let coming: Beginning
    let going: Beginning?
    /// True while the beginning or the end is carried out, callbacks included.
    var isBusy = true
    var isEnding = false

    init(old: ViewController?, new: ViewController, isSwipe: Bool, completion: Block?) {
      (self.old, self.new, self.isSwipe) = (old, new, isSwipe)
      self.completion = completion
      coming = Beginning(of: new)
      going = Beginning.leaving(old)
    }
  }

  /// A page requested by a callback during a turn.
  struct Request {
    let page: ViewController
    let isAnimated: Bool
    let completion: Block?
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      PageViewController.self, name: "UIPageViewController", superclass: ViewController.self
    ) { methods in
      methods.define(.loadView) { pages, _ in
        pages.buildView(of: pages.process.device.system.containers.pages)
        pages.followFingers()
      }
      defineFingers(methods)
      defineTurns(methods)
      defineDelegates(methods)
    }
  }

  /// The shown page as a list; empty before the first one.
  public final var viewControllers: [ViewController] { current.map { [$0] } ?? [] }

  override final var wanted: ViewController? { current }
  override final var isChanging: Bool { turn != nil }

  override final func contentDidMove(onScreen: Bool) {
    // A turn in progress ends when the pages leave the screen.
    onScreen ? followRequest() : finish(isCutShort: true)
  }
}

extension PageViewController {
  /// The delegate, notified of turns by finger only; not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The data source, which provides the pages before and after another one; not retained.
  public final var dataSource: DynamicObject? {
    get { send(.dataSource)() }
    set { send(.setDataSource)(newValue) }
  }

  private static func defineDelegates(_ methods: MethodList<PageViewController>) {
    methods.define(.setDelegate) { pages, delegate, _ in
      pages.answers = CachedDelegate(
        delegate, of: pages,
        asking: [
          .`pageViewController:willTransitionToViewControllers:`,
          .`pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`,
        ])
    }
    methods.define(.setDataSource) { pages, source, _ in
      pages.source = CachedDelegate(
        source, of: pages, as: "dataSource",
        asking: [
          .`pageViewController:viewControllerBeforeViewController:`,
          .`pageViewController:viewControllerAfterViewController:`,
        ])
    }
    methods.define(.delegate) { pages, _ in pages.answers.object }
    methods.define(.dataSource) { pages, _ in pages.source.object }
  }

  /// Asks the data source for the page on one side of another.
  final func neighbour(of page: ViewController, _ direction: Direction) -> ViewController? {
    let message: Message<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>> =
      direction == .forward ? .pageAfter : .pageBefore
    return source.send(message)?(self, page) as? ViewController
  }

  /// Notifies the delegate that a finger begins to turn.
  final func tellWillTurn(to page: ViewController) {
    answers.send(.pagesWillTurn)?(self, ObjectList([page], in: process))
  }

  /// Notifies the delegate that a turn by finger has ended, on the new page or on the old one.
  final func tellDidTurn(from page: ViewController?, isCompleted: Bool) {
    answers.send(.pagesDidTurn)?(
      self, true, ObjectList(page.map { [$0] } ?? [], in: process), isCompleted)
  }
}
