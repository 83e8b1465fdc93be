/// A container that shows the top of a stack, under a bar: `UINavigationController`.
///
/// The stack changes at once; the screen follows. An animated change begins at once and takes 0.35
/// s; any other waits for the next layout or turn of the main loop (AP-11). A change requested
/// during another one begins after its end.
open class NavigationController: ContainerController, NavigationBarManager {
  /// The bar over the content; its items are those of the stack (NB-4).
  public private(set) final lazy var navigationBar = NavigationBar(managedBy: self)
  final var stack: [ViewController] = []
  final var answers = CachedDelegate()
  final var change: StackChange?
  /// The controllers that entered or left the stack since the last change of screens began.
  final var movers = Movers()
  /// True if the change that waits for the current one is animated.
  final var animatesNext = false
  /// True while a change without animation waits for the next layout or turn (AP-11).
  final var isChangePending = false
  /// The stack before an interactive pop, while its message is being sent; otherwise nil.
  final var stackBeforeSwipe: [ViewController]?
  /// True while the delegate's did-show for the first content is due.
  final var owesDidShow = false
  final var isBarHidden = false
  final var hidesToolbar = true
  /// The toolbar, once it has been shown.
  final var ownToolbar: Toolbar?
  private var interactivePop: InteractivePop?
  /// The recogniser of the swipe back at the left edge; `nil` until the view is loaded (AP-15).
  public private(set) final var interactivePopGestureRecognizer: GestureRecognizer?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationController.self, name: "UINavigationController", superclass: ViewController.self
    ) { methods in
      methods.define(.loadView) { navigation, _ in navigation.buildView() }
      defineStack(methods)
      defineDelegate(methods)
      defineBar(methods)
      defineToolbar(methods)
    }
  }

  /// Makes a navigation controller and pushes its root controller.
  public convenience init(rootViewController root: ViewController) {
    self.init(in: root.process)
    pushViewController(root, animated: false)
  }

  /// The controllers on the stack, root first; empty, never nil (T161).
  ///
  /// Setting it is not animated.
  public final var viewControllers: [ViewController] {
    get { stack }
    set { send(.setAllViewControllers)(ObjectList(newValue, in: process)) }
  }

  /// The last controller on the stack (AP-10).
  public final var topViewController: ViewController? { stack.last }

  override final var wanted: ViewController? { stack.last }
  override final var isChanging: Bool { change != nil }
  override final var tabBarItemOwner: ViewController { stack.first ?? self }

  override final var contentFrame: Rect {
    let covered = isBarHidden ? 0 : view.statusBarOverlap + BarMetrics.navigationBar
    return Rect(origin: .zero, size: view.bounds.size)
      .inset(by: EdgeInsets(top: covered, left: 0, bottom: toolbarOverlap, right: 0))
  }

  /// True if a controller above the root hides the tab bar and the toolbar.
  final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  override final func contentWillAppear() {
    let before = shown
    super.contentWillAppear()
    guard let shown, shown !== before else { return }
    owesDidShow = true
    tellWillShow(shown, false)
    installContent()
  }

  override final func contentDidMove(onScreen: Bool) {
    // A change in progress ends when the controller leaves the screen.
    guard onScreen else { return finish(isCutShort: true) }
    if owesDidShow, let shown {
      owesDidShow = false
      tellDidShow(shown, false)
    }
    if shown !== stack.last { carryOut(animated: false) }
  }

  override final func layOutContent() {
    carryOutPending()
    navigationBar.isHidden = isBarHidden
    navigationBar.frame = Rect(
      x: 0, y: view.statusBarOverlap, width: view.bounds.width, height: BarMetrics.navigationBar)
    layOutToolbar()
    super.layOutContent()
  }

  override final func didLose(_ child: ViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    stack.removeAll { $0 === child }
    showItems()
    carryOut(animated: false)
  }

  private func buildView() {
    buildView(of: process.device.system.containers.navigation)
    view.addSubview(navigationBar)
    if !hidesToolbar { view.addSubview(toolbar) }
    let pop = InteractivePop(in: process)
    let recognizer = pop.makeRecognizer(for: self)
    (interactivePop, interactivePopGestureRecognizer) = (pop, recognizer)
    view.addGestureRecognizer(recognizer)
  }
}

/// The navigation bar of a navigation controller, which is the bar's delegate (NB-1, NB-2).
extension NavigationController {
  /// True if the bar is hidden; the content then fills the controller's view.
  public final var isNavigationBarHidden: Bool { isBarHidden }

  /// Hides or shows the bar; frames change at the next layout.
  public final func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    send(.setNavigationBarHidden)(isHidden, animated)
  }

  private static func defineBar(_ methods: MethodList<NavigationController>) {
    methods.define(.setNavigationBarHidden) { navigation, isHidden, _, _ in
      navigation.isBarHidden = isHidden
      navigation.viewIfLoaded?.setNeedsLayout()
    }
    methods.define(.navigationBarShouldPop) { _, _, _, _ in true }
  }

  /// Sets the bar's items to those of the stack (NB-4).
  final func showItems() {
    navigationBar.show(stack.map(\.navigationItem))
    showToolbarItems()
  }
}

/// The delegate of a navigation controller (AP-36).
extension NavigationController {
  /// The delegate, notified of each shown controller; not retained.
  ///
  /// Setting it sends `setDelegate:`, which caches the delegate's methods (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<NavigationController>) {
    methods.define(.setDelegate) { navigation, delegate, _ in
      navigation.answers = CachedDelegate(
        delegate, of: navigation,
        asking: [
          .`navigationController:willShowViewController:animated:`,
          .`navigationController:didShowViewController:animated:`,
        ])
    }
    methods.define(.delegate) { navigation, _ in navigation.answers.object }
  }

  /// Sends will-show once per transition, after the new controller's `viewWillAppear` (AP-36).
  final func tellWillShow(_ controller: ViewController, _ animated: Bool) {
    answers.send(.navigationWillShow)?(self, controller, animated)
  }

  /// Sends did-show after `viewDidAppear`, but not for a cancelled pop (AP-36).
  final func tellDidShow(_ controller: ViewController, _ animated: Bool) {
    answers.send(.navigationDidShow)?(self, controller, animated)
  }
}
