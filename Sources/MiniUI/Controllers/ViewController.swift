/// The owner of a screen or of a part of one: `UIViewController`.
open class ViewController: Responder {
  private var loadedView: View?
  /// The number of loads of the view that are running, one inside the other.
  private var openLoads = 0
  private var storedTitle: String?
  /// The item shown in a navigation bar; made on first read.
  public private(set) final lazy var navigationItem = NavigationItem(in: process)
  /// The tab bar item that was set or made for this controller itself.
  final var ownTabBarItem: TabBarItem?
  /// True if the tab bar and the toolbar are hidden while this is on a stack, above its root.
  public final var hidesBottomBarWhenPushed = false
  /// The buttons of the toolbar while this is on top of a navigation stack; nil for none.
  public final var toolbarItems: [BarButtonItem]? {
    didSet { navigationController?.showToolbarItems() }
  }
  /// The controllers that this one contains.
  @safe @exclusivity(unchecked) public internal(set) final var children: [ViewController] = []
  /// True if there are ``children``.
  public final var hasChildren: Bool { !children.isEmpty }
  /// The controller that contains this one.
  public internal(set) final var parent: ViewController? {
    get { container }
    set { container = newValue }
  }
  private final weak var container: ViewController?
  /// The stage of appearance.
  public internal(set) final var appearance = Appearance.disappeared
  /// True while the user can change the screen's content; started by a button or by code.
  public internal(set) final var isEditing = false
  /// True while the controller moves into its parent, as in a push (AP-10).
  public internal(set) final var isMovingToParent = false
  /// True while it moves out of its parent, even if that is cancelled later (AP-16).
  public internal(set) final var isMovingFromParent = false
  final var transition: Transition?
  final var presentation = PresentationState()
  /// The number of transitions so far, which numbers the next one.
  final var transitionCount = 0
  /// The number of the transition whose end waits for the next turn.
  final var deferredEnd: Int?
  /// The beginning whose message is being sent.
  final var newestBeginning: Beginning?
  /// Stores ``reference``, which is made on first read.
  final var ownReference: ControllerReference?

  /// The view in which a container shows one child at a time; nil for other controllers.
  var placeOfScreens: View? { nil }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ViewController.self, name: "UIViewController") {
      methods in
      defineLoading(methods)
      defineAppearance(methods)
      defineContainment(methods)
      defineEditing(methods)
      definePresentation(methods)
      methods.define(.nextResponder) { controller, _ in
        controller.presentation.presenting ?? controller.viewIfLoaded?.superview
      }
      methods.define(.setTitle) { controller, title, _ in controller.keep(title) }
    }
  }

  deinit {
    loadedView?.controller = nil
    ownReference?.clear()
  }

  private static func defineLoading(_ methods: MethodList<ViewController>) {
    methods.define(.loadView) { controller, _ in
      controller.view = View(frame: controller.process.device.screen, in: controller.process)
    }
    methods.define(.viewDidLoad) { _, _ in }
    methods.define(.viewWillLayoutSubviews) { _, _ in }
    methods.define(.viewDidLayoutSubviews) { _, _ in }
  }

  /// The root view; the first read loads it with `loadView` and `viewDidLoad` (AP-1).
  ///
  /// A read inside of `loadView` calls it again, as any read without a view does. The inner load
  /// makes a view and sends `viewDidLoad`; the outer one may replace the view and sends it again. A
  /// new view replaces the old one on the screen without appearance callbacks.
  public final var view: View {
    get { loadedView ?? load() }
    set { replaceView(with: newValue) }
  }

  /// The root view if it is loaded; reading this does not load it (AP-1).
  public final var viewIfLoaded: View? { loadedView }

  /// True once the root view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The name of the screen; setting it sends `setTitle:`, which also sets the bar item's (NB-4).
  public final var title: String? {
    get { storedTitle }
    set { send(.setTitle)(newValue) }
  }

  private func keep(_ title: String?) {
    storedTitle = title
    navigationItem.title = title
    ownTabBarItem?.title = title
  }

  /// Called before the children appear, so that a container can install their views.
  func contentWillAppear() {}

  /// Called after the controller and its children have appeared or disappeared.
  func contentDidMove(onScreen: Bool) {}

  /// The controllers that can take part in this one's transitions: the children.
  var candidates: [ViewController] { children }

  /// True if a child's view is inside this one's, so that both appear together (AP-29).
  func hasInPlace(_ child: ViewController) -> Bool {
    guard let own = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: own) == true
  }

  /// Called when the private view of a container lays out its content.
  func layOutContent() {}

  func didLose(_ child: ViewController) {}

  /// True if a child's view has a place on the screen; containers show one child at a time.
  func isShowing(_ child: ViewController) -> Bool { isOnScreen }

  /// The controller whose tab bar item this one uses if it has none.
  var tabBarItemOwner: ViewController { self }

  private func load() -> View {
    guard openLoads < Self.mostOpenLoads else { return overflow() }
    openLoads += 1
    send(.loadView)()
    openLoads -= 1
    // An override of `loadView` that sets no view gets an empty one.
    if loadedView == nil { view = View(in: process) }
    send(.viewDidLoad)()
    return view
  }

  /// The depth at which a `loadView` that always reads the view fills the stack.
  private static let mostOpenLoads = 100

  private func overflow() -> View {
    table.raise(
      SimulatedException(
        name: "EXC_BAD_ACCESS", reason: "the stack is full in -[\(self.class.name) loadView]"))
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

/// The editing mode of a screen (AP-38).
extension ViewController {
  static func defineEditing(_ methods: MethodList<ViewController>) {
    methods.define(.setEditing) { controller, isEditing, _, _ in controller.isEditing = isEditing }
  }

  /// Switches the editing mode: sends `setEditing:animated:`.
  public final func setEditing(_ isEditing: Bool, animated: Bool) {
    send(.setEditing)(isEditing, animated)
  }
}

extension ViewController {
  /// This controller and its descendants, one per line, with their states and views (T163).
  ///
  /// UIKit's own format, without addresses.
  public final var hierarchyDescription: String {
    descriptionLines(indent: "").joined(separator: "\n")
  }

  private func descriptionLines(indent: String) -> [String] {
    let line = "\(indent)<\(self.class.name)>, state: \(appearance), view: \(viewDescription)"
    return [line] + children.flatMap { $0.descriptionLines(indent: indent + "   | ") }
  }

  private var viewDescription: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return "<\(view.class.name)>" + (view.window == nil ? " not in the window" : "")
  }
}

/// An unretained reference to a controller, cleared when the controller is freed.
///
/// A weak reference would slow every later retain of the controller, and each touch on its screen
/// retains it. Code of a subclass's `deinit` still finds the controller here.
package final class ControllerReference {
  private var reference = BackReference<ViewController>()

  fileprivate init(to controller: ViewController) {
    reference.object = controller
  }

  /// The controller; `nil` once it has been freed.
  package var controller: ViewController? { reference.object }

  /// True once the controller has been freed.
  package var isEmpty: Bool { !reference.isSet }

  /// True if this refers to the controller; does not retain it.
  package func refers(to controller: ViewController) -> Bool { reference.refers(to: controller) }

  func clear() { reference.object = nil }
}

extension ViewController {
  /// The unretained reference to this controller; always the same object.
  package final var reference: ControllerReference {
    if let ownReference { return ownReference }
    let new = ControllerReference(to: self)
    ownReference = new
    return new
  }
}
