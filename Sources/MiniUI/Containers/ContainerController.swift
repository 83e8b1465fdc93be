/// The common part of containers that show one child at a time in one part of their view.
///
/// It is not a UIKit class; its subclasses are registered as subclasses of `UIViewController`.
open class ContainerController: ViewController {
  /// The superview of the child's view; `nil` until the container's own view is loaded.
  final weak var place: View?
  override final var placeOfScreens: View? { place }
  /// The child whose view is in the place.
  final var shown: ViewController?

  static let transitionDuration: Duration = .milliseconds(350)

  /// The child that belongs in the place.
  var wanted: ViewController? { nil }

  /// True while a change of screens manages the place.
  var isChanging: Bool { false }

  var contentFrame: Rect { Rect(origin: .zero, size: view.bounds.size) }

  override func contentWillAppear() { installContent() }

  override func layOutContent() {
    for view in place?.subviews ?? [] { view.frame = contentFrame }
  }

  final func buildView(of template: ViewTemplate) {
    let built = template.build(in: process)
    built.root.frame = process.device.screen
    place = built[.content]
    view = built.root
  }

  /// Puts the wanted child's view into the place, without appearance callbacks.
  ///
  /// A child's `viewDidLoad` may change the wanted child, but the number of attempts is limited: an
  /// app in which every screen replaces itself would hang the phone.
  final func installContent() {
    guard !isChanging else { return }
    var attempts = 0
    while let child = wanted, child !== shown {
      // Loading runs app code, which may change `wanted`.
      _ = child.view
      guard child === wanted else {
        attempts += 1
        if attempts > 1_000 { return giveUp(at: child) }
        continue
      }
      takeAway(shown)
      put(child)
    }
    if wanted == nil { takeAway(shown) }
  }

  private func giveUp(at child: ViewController) {
    table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "each of 1,000 screens of \(self.class.name) showed another one while it loaded; "
          + "the last is a \(child.class.name)"))
  }

  /// Puts a child's view on top of the place, and lays it out if it is on the screen.
  final func put(_ child: ViewController) {
    let container = view
    shown = child
    (place ?? container).addSubview(child.view)
    child.view.frame = contentFrame
    if container.window != nil { child.view.layOutWithin() }
  }

  final func takeAway(_ child: ViewController?) {
    guard let view = child?.viewIfLoaded, view.superview === place ?? viewIfLoaded else { return }
    if shown === child { shown = nil }
    view.removeFromSuperview()
  }

  /// Sends `viewIsAppearing` to a child whose view is in a window (AP-2).
  final func announce(_ child: ViewController?) {
    if child?.viewIfLoaded?.window != nil { child?.announceIsAppearing() }
  }

  /// True if a change of the child is visible and so needs appearance callbacks.
  ///
  /// It is false while the container begins to appear, because the child is installed after that.
  final var isContentOnScreen: Bool {
    appearance == .appeared || (appearance == .appearing && transition?.hasForwarded == true)
  }

  /// The children, and the shown controller even if it is no longer a child.
  override var candidates: [ViewController] {
    guard let shown, shown.parent !== self else { return children }
    return [shown] + children
  }

  override final func isShowing(_ child: ViewController) -> Bool { shown === child && isOnScreen }

  /// Accepts only the shown child in the place; a child elsewhere counts as usual.
  override func hasInPlace(_ child: ViewController) -> Bool {
    guard super.hasInPlace(child) else { return false }
    guard child !== shown, let place else { return true }
    return child.viewIfLoaded?.isDescendant(of: place) == false
  }

  /// Makes the container's appearance end the child's too, if both are appearing.
  final func join(_ child: ViewController?) {
    guard let child, child.transition?.isAppearing == true, let own = transition, own.isAppearing,
      !own.isEnding,
      !own.forwarded.contains(where: { $0.controller === child && $0.isCurrent })
    else { return }
    take(child)
  }

  /// Returns the duration of a part of a transition, from 0 to 1.
  static func duration(of part: Double) -> Duration {
    (transitionDuration * min(max(part, 0), 1)).roundedToMilliseconds
  }

  /// Schedules the end of a change of screens.
  ///
  /// The closure retains the container, as a transition does in UIKit: the screens get their last
  /// callbacks even if the app releases the container meanwhile. The class name comes from a
  /// message that an app may override, so no exclusive access to this controller may be open.
  final func finishLater(
    _ delay: Duration = transitionDuration, _ end: @escaping () -> Void
  ) -> MainLoop.Token {
    process.mainLoop.schedule(
      .transition, after: delay, name: "transition of \(self.class.name)", end)
  }
}

/// The view of a container, whose layout it delegates to its controller.
final class LayoutContainerView: View {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(LayoutContainerView.self, name: "UILayoutContainerView") { methods in
      methods.define(.layoutSubviews) { view, callSuper in
        callSuper()
        view.controller?.layOutContent()
      }
    }
  }
}

extension ViewController {
  /// The nearest navigation controller that contains this one (AP-38).
  public final var navigationController: NavigationController? {
    enclosing(NavigationController.self)
  }

  /// The nearest tab bar controller that contains this one (AP-38).
  public final var tabBarController: TabBarController? { enclosing(TabBarController.self) }

  /// The item shown in a tab bar; made with the controller's title on first read.
  ///
  /// A navigation controller without an item uses its root's (NB-4).
  public final var tabBarItem: TabBarItem {
    get {
      let owner = ownTabBarItem == nil ? tabBarItemOwner : self
      return owner.ownTabBarItem ?? owner.makeTabBarItem()
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }

  private func makeTabBarItem() -> TabBarItem {
    let item = TabBarItem(in: process)
    item.title = title
    ownTabBarItem = item
    return item
  }

  private func enclosing<Container: ViewController>(_ type: Container.Type) -> Container? {
    for container in containers.dropFirst() {
      if let container = container as? Container { return container }
    }
    return nil
  }
}
