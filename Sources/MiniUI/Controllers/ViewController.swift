/// Owns a screen, or a part of one: `UIViewController`.
open class ViewController: Responder {
  private var loadedView: View?
  private var storedTitle: String?
  /// What the controller shows in a navigation bar; made with the controller.
  public private(set) final lazy var navigationItem = NavigationItem(in: process)
  /// The controllers that this one contains.
  public internal(set) final var children: [ViewController] = []
  /// The controller that contains this one.
  public internal(set) final weak var parent: ViewController?
  /// Whether the screen is shown, or on its way.
  public private(set) final var appearance = Appearance.disappeared

  /// The stages of being on the screen.
  public enum Appearance: Sendable {
    /// Not on the screen.
    case disappeared
    /// `viewWillAppear` has been called, `viewDidAppear` not yet.
    case appearing
    /// On the screen.
    case appeared
    /// `viewWillDisappear` has been called, `viewDidDisappear` not yet.
    case disappearing
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ViewController.self, name: "UIViewController", superclass: Responder.self) {
      methods in
      defineLoading(methods)
      defineCallbacks(methods)
      methods.define(.nextResponder, Body { controller, _ in controller.viewIfLoaded?.superview })
      methods.define(.setTitle, Body { controller, title, _ in controller.keep(title) })
    }
  }

  private static func defineLoading(_ methods: MethodList<ViewController>) {
    methods.define(
      .loadView,
      Body { controller, _ in
        controller.view = View(frame: controller.process.device.screen, in: controller.process)
      })
    methods.define(.viewDidLoad, Body { _, _ in })
  }

  private static func defineCallbacks(_ methods: MethodList<ViewController>) {
    for message: Message<BoolToVoid> in [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      methods.define(message, Body { _, _, _ in })
    }
    methods.define(.viewWillLayoutSubviews, Body { _, _ in })
    methods.define(.viewDidLayoutSubviews, Body { _, _ in })
  }

  /// The root view; the first reading loads it with `loadView` and `viewDidLoad` (AP-1).
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      send(.loadView)()
      let view = loadedView ?? View(in: process)
      self.view = view
      send(.viewDidLoad)()
      return view
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
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
  }
}

extension ViewController {
  /// Fills a window and comes onto the screen: AP-2, with `viewDidAppear` on a later turn (AP-4).
  final func appear(in window: Window) {
    _ = view
    appearance = .appearing
    send(.viewWillAppear)(false)
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    send(.viewIsAppearing)(false)
    process.mainLoop.schedule(.work, name: "viewDidAppear of \(self.class.name)") { [weak self] in
      self?.finishAppearing()
    }
  }

  private func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    send(.viewDidAppear)(false)
  }

  /// Leaves the screen at once.
  final func disappear() {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    send(.viewWillDisappear)(false)
    viewIfLoaded?.removeFromSuperview()
    appearance = .disappeared
    send(.viewDidDisappear)(false)
  }
}
