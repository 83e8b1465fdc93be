/// What the containers share that show one of their children at a time, in a place of their view.
///
/// No class of UIKit stands behind it: what inherits from it is a `UIViewController`.
open class ContainerController: ViewController {
  /// Where the child's view goes; `nil` until the container's own view is loaded.
  final weak var place: View?
  /// The child whose view is in its place.
  final var shown: ViewController?

  /// How long an animated change of screens takes.
  static let transitionDuration: Duration = .milliseconds(350)

  /// The child that belongs into the place.
  var wanted: ViewController? { nil }

  /// Whether a change of screens is under way, which takes care of the place.
  var isChanging: Bool { false }

  /// Which part of the container the child's view fills.
  var contentFrame: Rect { Rect(origin: .zero, size: view.bounds.size) }

  override func contentWillAppear() { installContent() }

  override func layOutContent() {
    for view in place?.subviews ?? [] { view.frame = contentFrame }
  }

  /// Makes the container's view of a template.
  final func buildView(of template: ViewTemplate) {
    let built = template.build(in: process)
    built.root.frame = process.device.screen
    place = built[.content]
    view = built.root
  }

  /// Puts the child that belongs there into the place, without a word to anybody.
  ///
  /// A child's `viewDidLoad` may change its mind about which one that is, but not for ever: an app
  /// whose every screen puts another one in its place would keep a phone busy until it is ended.
  final func installContent() {
    guard !isChanging else { return }
    var attempts = 0
    while let child = wanted, child !== shown {
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
        reason: "each of 1,000 screens of \(self.class.name) shows another one as it loads, the "
          + "last of them a \(child.class.name)"))
  }

  /// Puts a child's view in front of what is in the place, and lays it out on the screen.
  final func put(_ child: ViewController) {
    let container = view
    shown = child
    (place ?? container).addSubview(child.view)
    child.view.frame = contentFrame
    if container.window != nil { child.view.layOutWithin() }
  }

  /// Takes a child's view out of the place.
  final func takeAway(_ child: ViewController?) {
    guard let view = child?.viewIfLoaded, view.superview === place ?? viewIfLoaded else { return }
    if shown === child { shown = nil }
    view.removeFromSuperview()
  }

  /// Lets a child appear whose view is in its place; `viewIsAppearing` needs the window (AP-2).
  final func announce(_ child: ViewController?) {
    if child?.viewIfLoaded?.window != nil { child?.announceIsAppearing() }
  }

  /// Whether a change of the child is seen, so that it has to be told.
  ///
  /// While the container begins to appear, it is not: the child is put into its place after that.
  final var isContentOnScreen: Bool {
    appearance == .appeared || (appearance == .appearing && transition?.hasForwarded == true)
  }

  /// What is shown appears and disappears with the container, even if it is a child no longer.
  override var candidates: [ViewController] {
    guard let shown, shown.parent !== self else { return children }
    return [shown] + children
  }

  /// Of the children in the place, only the one that is shown, or that is on its way.
  override func hasInPlace(_ child: ViewController) -> Bool {
    guard super.hasInPlace(child) else { return false }
    guard child !== shown, let place else { return true }
    return child.viewIfLoaded?.isDescendant(of: place) == false
  }

  /// A child that comes while the container itself appears has appeared when both have.
  final func join(_ child: ViewController?) {
    guard let child, child.transition?.isAppearing == true, let own = transition, own.isAppearing,
      !own.isEnding,
      !own.forwarded.contains(where: { $0.controller === child && $0.isCurrent })
    else { return }
    take(child)
  }

  /// How long a part of an animated change of screens takes.
  static func duration(of part: Double) -> Duration {
    (transitionDuration * min(max(part, 0), 1)).roundedToMilliseconds
  }

  /// Runs the end of a change of screens after a while.
  ///
  /// The name is asked of the object, which an app may answer with code of its own: nothing of this
  /// controller may be held open meanwhile.
  final func finishLater(
    _ delay: Duration = transitionDuration, _ end: @escaping () -> Void
  ) -> MainLoop.Token {
    process.mainLoop.schedule(
      .transition, after: delay, name: "transition of \(self.class.name)", end)
  }
}
