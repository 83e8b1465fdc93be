/// Shows the top of a stack of controllers, under a bar that leads back: `UINavigationController`.
///
/// The stack changes at once; what is on the screen follows. An animated change begins at once and
/// takes 0.35 s, another one waits for the next layout or turn of the main loop (AP-11). A change
/// that is asked for while one is under way begins when that one has ended.
open class NavigationController: ContainerController {
  /// The bar over the content; its items are those of the stack (NB-4).
  public private(set) final lazy var navigationBar = NavigationBar(managedBy: self)
  final var stack: [ViewController] = []
  final var answers = CachedDelegate()
  /// What is under way on the screen.
  final var change: StackChange?
  /// Who came into the stack, or left it, since the last change of screens began.
  final var movers = Movers()
  /// Whether the change that waits for the one under way is animated.
  final var animatesNext = false
  /// Whether a change that is not animated waits for the next layout or turn (AP-11).
  final var isChangePending = false
  /// Whether the pop that is being sent follows a finger, and what the stack was before it.
  final var stackBeforeSwipe: [ViewController]?
  /// Whether the delegate is still to be told that the controller's first content is shown.
  final var owesDidShow = false
  final var isBarHidden = false
  private var interactivePop: InteractivePop?
  /// Finds the finger at the left edge that goes back; `nil` until the view is loaded (AP-15).
  public private(set) final var interactivePopGestureRecognizer: GestureRecognizer?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationController.self, name: "UINavigationController", superclass: ViewController.self
    ) { methods in
      methods.define(.loadView, Body { navigation, _ in navigation.buildView() })
      defineStack(methods)
      defineDelegate(methods)
      defineBar(methods)
    }
  }

  /// Makes a navigation controller whose stack begins with a controller, which is pushed.
  public convenience init(rootViewController root: ViewController) {
    self.init(in: root.process)
    pushViewController(root, animated: false)
  }

  /// The controllers on the stack, the root first; an empty list, never absent (T161).
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
      .inset(by: EdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
  }

  /// Whether a controller on the stack wants a tab bar away.
  final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  override final func contentWillAppear() {
    let before = shown
    super.contentWillAppear()
    guard let shown, shown !== before else { return }
    owesDidShow = true
    tellWillShow(shown, false)
    installContent()
  }

  /// What is under way when the controller leaves the screen is over.
  override final func contentDidMove(onScreen: Bool) {
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
    let pop = InteractivePop(in: process)
    let recognizer = pop.makeRecognizer(for: self)
    (interactivePop, interactivePopGestureRecognizer) = (pop, recognizer)
    view.addGestureRecognizer(recognizer)
  }
}
