import MiniUI

/// A screen in one of the places that screens have, which acts in one of its callbacks.
///
/// The subject is shown in the place; `base` is the window's root below a presentation.
final class ActingScene {
  let stage: Stage
  let record: AppearanceRecord
  let place: Place
  let subject: Screen
  /// The outermost container, which is shown to bring the subject onto the screen.
  let outer: ViewController
  /// The root of the window below a presented place.
  let base: Screen
  private var made = 0
  /// Called for each screen that an act or a trip makes.
  var whenMade: (Screen) -> Void = { _ in }

  enum Place: String, CaseIterable {
    case root, navigation, tab, navigationInTab, page, navigationInPage, embedded
    case embeddedInNavigation, fullScreen, sheet, navigationInFullScreen, navigationInSheet
    case tabInFullScreen

    /// True if the place is presented by the base.
    var isPresented: Bool {
      switch self {
      case .fullScreen, .sheet, .navigationInFullScreen, .navigationInSheet, .tabInFullScreen: true
      default: false
      }
    }

    var isSheet: Bool { self == .sheet || self == .navigationInSheet }

    /// The containers around the subject, which determine its possible acts.
    var containers: Set<Container> {
      switch self {
      case .root, .fullScreen, .sheet: []
      case .navigation, .navigationInFullScreen, .navigationInSheet: [.navigation]
      case .tab, .tabInFullScreen: [.tabs]
      case .navigationInTab: [.navigation, .tabs]
      case .page: [.pages]
      case .navigationInPage: [.navigation, .pages]
      case .embedded: [.host]
      case .embeddedInNavigation: [.host, .navigation]
      }
    }
  }

  enum Container { case navigation, tabs, pages, host }

  init(_ place: Place) throws {
    let stage = Stage()
    record = try AppearanceRecord(of: stage.process)
    (self.stage, self.place) = (stage, place)
    subject = stage.screen("subject")
    base = stage.screen("base")
    outer = Self.outermost(of: place, around: subject, on: stage)
    outer.modalPresentationStyle = place.isSheet ? .pageSheet : .fullScreen
    for controller in [stage.root, subject, base, outer] { record.watch(controller) }
  }

  private static func outermost(
    of place: Place, around subject: Screen, on stage: Stage
  ) -> ViewController {
    switch place {
    case .root, .fullScreen, .sheet: subject
    case .navigation, .navigationInFullScreen, .navigationInSheet: navigation(subject, on: stage)
    case .tab, .tabInFullScreen: tabs(subject, on: stage)
    case .navigationInTab: tabs(navigation(subject, on: stage), on: stage)
    case .page: pages(subject, on: stage)
    case .navigationInPage: pages(navigation(subject, on: stage), on: stage)
    case .embedded: host(subject, on: stage)
    case .embeddedInNavigation: navigation(host(subject, on: stage), on: stage)
    }
  }

  private static func navigation(_ top: ViewController, on stage: Stage) -> NavigationController {
    let navigation = NavigationController(in: stage.process)
    navigation.viewControllers = [stage.screen("bottom"), top]
    return navigation
  }

  private static func tabs(_ first: ViewController, on stage: Stage) -> TabBarController {
    let tabs = TabBarController(in: stage.process)
    tabs.viewControllers = [first, stage.screen("second tab"), stage.screen("third tab")]
    return tabs
  }

  private static func pages(_ page: ViewController, on stage: Stage) -> PageViewController {
    let pages = PageViewController(in: stage.process)
    pages.setViewControllers([page], animated: false)
    return pages
  }

  private static func host(_ child: Screen, on stage: Stage) -> Screen {
    let host = stage.screen("host")
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    return host
  }

  /// Makes another screen without showing it.
  func makeScreen(_ name: String, _ style: ModalPresentationStyle = .automatic) -> Screen {
    made += 1
    let screen = stage.screen("\(name) \(made)", style)
    record.watch(screen)
    whenMade(screen)
    return screen
  }

  /// Runs acts in the first call of a callback of a screen.
  func arm(_ screen: Screen, _ callback: Callback, _ act: @escaping (Screen) -> Void) throws {
    var isDone = false
    let once = { (screen: Screen) in
      guard !isDone else { return }
      isDone = true
      act(screen)
    }
    switch callback.message {
    case nil:
      try screen.hookThisObject(.viewDidLoad, owner: "app", .after { (it: Screen) in once(it) })
    case let message?:
      try screen.hookThisObject(message, owner: "app", .after { (it: Screen, _) in once(it) })
    }
  }

  /// The callbacks in which a screen can act.
  enum Callback: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
    case viewDidDisappear

    /// The callbacks of a trip; only an arrival loads the view, and disappearing needs
    /// another change first.
    static func possible(on trip: Trip) -> [Callback] {
      trip.isArrival
        ? [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear]
        : allCases.filter { $0 != .viewDidLoad }
    }

    var message: Message<BoolToVoid>? {
      switch self {
      case .viewDidLoad: nil
      case .viewWillAppear: .viewWillAppear
      case .viewIsAppearing: .viewIsAppearing
      case .viewDidAppear: .viewDidAppear
      case .viewWillDisappear: .viewWillDisappear
      case .viewDidDisappear: .viewDidDisappear
      }
    }
  }
}
