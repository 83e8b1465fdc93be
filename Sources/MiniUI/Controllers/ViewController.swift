/// Owns a screen, or a part of one: `UIViewController`.
open class ViewController: Responder {
  private var loadedView: View?
  private var isLoading = false
  private var storedTitle: String?
  /// What the controller shows in a navigation bar; made when it is first asked for.
  public private(set) final lazy var navigationItem = NavigationItem(in: process)
  /// The item that was set or made for this controller; ``tabBarItem`` answers it.
  final var ownTabBarItem: TabBarItem?
  /// Whether a tab bar makes way while this is on a navigation stack, unless it is the root.
  public final var hidesBottomBarWhenPushed = false
  /// The controllers that this one contains.
  public internal(set) final var children: [ViewController] {
    get { contained }
    set { contained = newValue }
  }
  private final var contained: [ViewController] = []
  /// Whether there are ``children``.
  public final var hasChildren: Bool { !contained.isEmpty }
  /// The controller that contains this one.
  public internal(set) final var parent: ViewController? {
    get { container }
    set { container = newValue }
  }
  private final weak var container: ViewController?
  /// Whether the screen is shown, or on its way.
  public internal(set) final var appearance = Appearance.disappeared
  /// Whether a person can change what the screen shows; a button or code begins that.
  public internal(set) final var isEditing = false
  /// Whether the controller is on its way into its parent, as when it is pushed (AP-10).
  public internal(set) final var isMovingToParent = false
  /// Whether it is on its way out of its parent, even if that is cancelled later (AP-16).
  public internal(set) final var isMovingFromParent = false
  final var transition: Transition?
  /// What it presents, and who presents it.
  final var presentation = PresentationState()
  /// Counts the transitions, each of which has a number.
  final var transitionCount = 0
  /// The transition whose end waits for the next turn.
  final var deferredEnd: Int?
  /// The beginning whose message is being sent.
  final var newestBeginning: Beginning?
  /// Stores ``reference``, which is made when it is first asked for.
  final var ownReference: ControllerReference?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ViewController.self, name: "UIViewController", superclass: Responder.self) {
      methods in
      defineLoading(methods)
      defineAppearance(methods)
      defineContainment(methods)
      defineEditing(methods)
      definePresentation(methods)
      methods.define(
        .nextResponder,
        Body { controller, _ in
          controller.presentation.presenting ?? controller.viewIfLoaded?.superview
        })
      methods.define(.setTitle, Body { controller, title, _ in controller.keep(title) })
    }
  }

  deinit {
    loadedView?.controller = nil
    ownReference?.clear()
  }

  private static func defineLoading(_ methods: MethodList<ViewController>) {
    methods.define(
      .loadView,
      Body { controller, _ in
        controller.view = View(frame: controller.process.device.screen, in: controller.process)
      })
    methods.define(.viewDidLoad, Body { _, _ in })
    methods.define(.viewWillLayoutSubviews, Body { _, _ in })
    methods.define(.viewDidLayoutSubviews, Body { _, _ in })
  }

  /// The root view; the first reading loads it with `loadView` and `viewDidLoad` (AP-1).
  ///
  /// A new one takes the place of the old one, also on the screen; nothing appears or disappears.
  public final var view: View {
    get { loadedView ?? load() }
    set { replaceView(with: newValue) }
  }

  /// The root view, if it has been loaded; reading this loads nothing (AP-1).
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the root view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The name of the screen; setting it sends `setTitle:`, which names the bar's item too (NB-4).
  public final var title: String? {
    get { storedTitle }
    set { send(.setTitle)(newValue) }
  }

  private func keep(_ title: String?) {
    storedTitle = title
    navigationItem.title = title
    ownTabBarItem?.title = title
  }

  /// Called before the children are told that they appear: a container puts them in place.
  func contentWillAppear() {}

  /// Called when the controller, and what is in it, has come onto the screen or left it.
  func contentDidMove(onScreen: Bool) {}

  /// The controllers that can take part in this one's transitions: the children.
  var candidates: [ViewController] { children }

  /// Whether a controller's view is where it appears and disappears with this one (AP-29).
  func hasInPlace(_ child: ViewController) -> Bool {
    guard let own = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: own) == true
  }

  /// Called when the private view of a container lays out what is in it.
  func layOutContent() {}

  /// Called when a controller is no child of this one any more.
  func didLose(_ child: ViewController) {}

  /// Whose tab bar item this controller shows where it has none of its own.
  var tabBarItemOwner: ViewController { self }

  private func load() -> View {
    guard !isLoading else { return refuseToLoadAgain() }
    isLoading = true
    send(.loadView)()
    isLoading = false
    if loadedView == nil { view = View(in: process) }
    send(.viewDidLoad)()
    return view
  }

  /// In UIKit such a `loadView` calls itself until the stack is full.
  private func refuseToLoadAgain() -> View {
    table.raise(.inconsistency("-[\(self.class.name) loadView] reads the view that it must make"))
    return View(in: process)
  }

  private func replaceView(with new: View) {
    guard new !== loadedView else { return }
    guard new.controller == nil else { return refuseToShare(new) }
    let old = loadedView
    old?.controller = nil
    loadedView = new
    new.controller = self
    guard let old, let superview = old.superview else { return }
    new.frame = old.frame
    superview.insertSubview(new, above: old)
    old.removeFromSuperview()
  }

  private func refuseToShare(_ view: View) {
    table.raise(
      SimulatedException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "\(view.summary) is the view of another controller; give \(self.class.name) its own"
      ))
  }
}
