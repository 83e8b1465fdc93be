/// The delegate and the data source of a page view controller.
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

  static func defineDelegates(_ methods: MethodList<PageViewController>) {
    methods.define(
      .setDelegate,
      Body { pages, delegate, _ in
        pages.answers = CachedDelegate(
          delegate, of: pages,
          asking: [
            .`pageViewController:willTransitionToViewControllers:`,
            .`pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`,
          ])
      })
    methods.define(
      .setDataSource,
      Body { pages, source, _ in
        pages.source = CachedDelegate(
          source, of: pages, as: "dataSource",
          asking: [
            .`pageViewController:viewControllerBeforeViewController:`,
            .`pageViewController:viewControllerAfterViewController:`,
          ])
      })
    methods.define(.delegate, Body { pages, _ in pages.answers.object })
    methods.define(.dataSource, Body { pages, _ in pages.source.object })
  }

  /// Asks the data source for the page on one side of another.
  final func neighbour(of page: ViewController, _ direction: Direction) -> ViewController? {
    let selector: SystemSelector =
      direction == .forward
      ? .`pageViewController:viewControllerAfterViewController:`
      : .`pageViewController:viewControllerBeforeViewController:`
    let message = Message<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>>(selector)
    return source.object(answering: selector)?.send(message)(self, page) as? ViewController
  }

  /// Notifies the delegate that a finger begins to turn.
  final func tellWillTurn(to page: ViewController) {
    answers.object(answering: .`pageViewController:willTransitionToViewControllers:`)?
      .send(.pagesWillTurn)(self, ObjectList([page], in: process))
  }

  /// Notifies the delegate that a turn by finger has ended, on the new page or on the old one.
  final func tellDidTurn(from page: ViewController?, isCompleted: Bool) {
    answers.object(
      answering:
        .`pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`
    )?.send(.pagesDidTurn)(
      self, true, ObjectList(page.map { [$0] } ?? [], in: process), isCompleted)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-pageViewController:viewControllerBeforeViewController:`, to a data source.
  @inlinable public static var pageBefore: Self {
    Message(.`pageViewController:viewControllerBeforeViewController:`)
  }
  /// `-pageViewController:viewControllerAfterViewController:`, to a data source.
  @inlinable public static var pageAfter: Self {
    Message(.`pageViewController:viewControllerAfterViewController:`)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-pageViewController:willTransitionToViewControllers:`, with an ``ObjectList``.
  @inlinable public static var pagesWillTurn: Self {
    Message(.`pageViewController:willTransitionToViewControllers:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?, Bool> {
  /// `-pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`.
  @inlinable public static var pagesDidTurn: Self {
    Message(.`pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`)
  }
}
