import MiniUI
import Testing

/// Changes of screens whose controllers lose their last owner before the end.
///
/// UIKit's transitions retain their controllers, so that each gets the callbacks of the end.
@Suite struct ReleasedScreens {
  @Test(arguments: Change.allCases, Release.allCases)
  func `AP-32 a change that has begun ends for controllers without another owner`(
    change: Change, release: Release
  ) throws {
    var failures: [String] = []
    for delay in [0, 100, 349] {
      for style in [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
        let faults = try play(change, release, after: .milliseconds(delay), style)
        if !faults.isEmpty { failures.append("\(delay) ms, \(style): \(faults)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// The changes that are in progress when the controllers lose their owner.
  enum Change: String, CaseIterable {
    case push, pop, set, empty, turnPage, presentCover, presentSheet, dismissCover, swipeBack
    case changeTab
  }

  /// The ways in which the owner lets go.
  enum Release: String, CaseIterable {
    case replaceRoot, removeRoot, replaceTabs, replaceStack, removeChild, dismissOwner

    var replacesRoot: Bool { self == .replaceRoot || self == .removeRoot }
  }

  private func play(
    _ change: Change, _ release: Release, after delay: Duration, _ style: ModalPresentationStyle
  ) throws -> [String] {
    let stage = Stage()
    let record = try ReleasedRecord(of: stage.process)
    releasing {
      let container = container(for: change, on: stage)
      show(container, ownedBy: release, style, on: stage)
      begin(change, in: container, on: stage)
    }
    stage.process.mainLoop.advance(by: delay)
    letGo(release, on: stage)
    stage.settle()
    return record.faults()
  }

  /// Runs a closure whose local references end with it.
  @inline(never) private func releasing(_ body: () -> Void) { body() }

  private func container(for change: Change, on stage: Stage) -> ViewController {
    switch change {
    case .turnPage:
      let pages = PageViewController(in: stage.process)
      pages.setViewControllers([stage.screen("page 1")], animated: false)
      return pages
    case .changeTab:
      let tabs = TabBarController(in: stage.process)
      tabs.viewControllers = stage.screens("tab 1", "tab 2")
      return tabs
    default:
      let navigation = NavigationController(in: stage.process)
      navigation.viewControllers = stage.screens("bottom", "top")
      return navigation
    }
  }

  private func show(
    _ container: ViewController, ownedBy release: Release, _ style: ModalPresentationStyle,
    on stage: Stage
  ) {
    switch release {
    case .replaceRoot, .removeRoot, .dismissOwner:
      stage.window.rootViewController = stage.screen("home")
      stage.settle()
      container.modalPresentationStyle = style
      stage.window.rootViewController?.present(container, animated: false)
    case .replaceTabs:
      let tabs = TabBarController(in: stage.process)
      tabs.viewControllers = [container, stage.screen("other tab")]
      stage.window.rootViewController = tabs
    case .replaceStack:
      let navigation = NavigationController(in: stage.process)
      navigation.viewControllers = [stage.screen("first"), host(container, on: stage)]
      stage.window.rootViewController = navigation
    case .removeChild: stage.window.rootViewController = host(container, on: stage)
    }
    stage.settle()
  }

  private func host(_ child: ViewController, on stage: Stage) -> ViewController {
    let host = stage.screen("host")
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    return host
  }

  private func begin(_ change: Change, in container: ViewController, on stage: Stage) {
    let navigation = container as? NavigationController
    let pages = container as? PageViewController
    switch change {
    case .push: navigation?.pushViewController(stage.screen("pushed"), animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .set: navigation?.setViewControllers([stage.screen("set")], animated: true)
    case .empty: navigation?.setViewControllers([], animated: true)
    case .turnPage: pages?.setViewControllers([stage.screen("page 2")], animated: true)
    case .presentCover: container.present(stage.screen("modal", .fullScreen), animated: true)
    case .presentSheet: container.present(stage.screen("modal", .pageSheet), animated: true)
    case .dismissCover:
      container.present(stage.screen("modal", .fullScreen), animated: false)
      stage.settle()
      container.dismiss(animated: true)
    case .swipeBack:
      navigation?.beginInteractivePop()
      navigation?.updateInteractivePop(0.3)
      navigation?.finishInteractivePop()
    case .changeTab: (container as? TabBarController)?.selectedIndex = 1
    }
  }

  @inline(never) private func letGo(_ release: Release, on stage: Stage) {
    let home = release.replacesRoot ? nil : stage.window.rootViewController
    switch release {
    case .replaceRoot: stage.window.rootViewController = stage.screen("new root")
    case .removeRoot: stage.window.rootViewController = nil
    case .dismissOwner: home?.dismiss(animated: false)
    case .replaceTabs:
      (home as? TabBarController)?.viewControllers = [stage.screen("new tab")]
    case .replaceStack:
      (home as? NavigationController)?.setViewControllers([stage.screen("new")], animated: false)
    case .removeChild:
      guard let child = home?.children.last else { return }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

/// Screens that present in their last callback, while their container takes them away.
@Suite struct DepartingPresenters {
  @Test(arguments: Departure.allCases, Modal.allCases)
  func `AP-9 the container presents for a screen that it takes away`(
    departure: Departure, modal: Modal
  ) throws {
    let stage = Stage()
    let record = try ReleasedRecord(of: stage.process)
    let container = show(departure, on: stage)
    try arm(in: container, departure, modal, on: stage)
    leave(departure, container)
    stage.settle()
    let shown = stage.window.rootViewController?.presentedViewController
    #expect(shown?.appearance == .appeared)
    #expect(shown?.presentingViewController === stage.window.rootViewController)
    #expect(record.faults().isEmpty, "\(record.faults())")
    shown?.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(record.faults().isEmpty, "\(record.faults())")
  }

  /// The ways in which a container takes its shown screen away.
  enum Departure: String, CaseIterable {
    case pop, popAnimated, popToRoot, set, setAnimated, empty, swipe, innerPop, embeddedPop
    case replaceTabs, turnPage, turnPageAnimated
  }

  /// The presented controllers.
  enum Modal: String, CaseIterable { case alert, sheet, fullScreen, overFullScreen }

  /// Shows a container as the root, or in the root; returns the one that takes its screen away.
  private func show(_ departure: Departure, on stage: Stage) -> ViewController {
    switch departure {
    case .replaceTabs:
      let tabs = TabBarController(in: stage.process)
      tabs.viewControllers = stage.screens("leaving", "other")
      stage.show(tabs)
      return tabs
    case .turnPage, .turnPageAnimated:
      let pages = PageViewController(in: stage.process)
      pages.setViewControllers([stage.screen("leaving")], animated: false)
      stage.show(pages)
      return pages
    case .innerPop:
      let tabs = TabBarController(in: stage.process)
      let navigation = NavigationController(in: stage.process)
      navigation.viewControllers = stage.screens("bottom", "leaving")
      tabs.viewControllers = [navigation, stage.screen("other")]
      stage.show(tabs)
      return navigation
    case .embeddedPop:
      let (host, child) = (stage.screen("host"), stage.screen("leaving"))
      host.addChild(child)
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
      return stage.navigation([stage.screen("bottom"), host])
    default: return stage.navigation(stage.screens("bottom", "leaving"))
    }
  }

  private func arm(
    in container: ViewController, _ departure: Departure, _ modal: Modal, on stage: Stage
  ) throws {
    let shown = departure == .replaceTabs ? container.children.first : container.children.last
    let leaving = departure == .embeddedPop ? shown?.children.first : shown
    try leaving?.hookThisObject(
      .viewWillDisappear, owner: "app",
      .after { (screen: Screen, _) in
        screen.present(self.make(modal, on: stage), animated: true)
        #expect(screen.presentedViewController != nil)
      })
  }

  private func make(_ modal: Modal, on stage: Stage) -> ViewController {
    switch modal {
    case .alert: Alert.make(title: "Saved", message: nil, style: .alert, in: stage.process)
    case .sheet: stage.screen("modal", .pageSheet)
    case .fullScreen: stage.screen("modal", .fullScreen)
    case .overFullScreen: stage.screen("modal", .overFullScreen)
    }
  }

  private func leave(_ departure: Departure, _ container: ViewController) {
    let navigation = container as? NavigationController
    let stage = container.process
    switch departure {
    case .pop: navigation?.popViewController(animated: false)
    case .popAnimated, .innerPop, .embeddedPop: navigation?.popViewController(animated: true)
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .set: navigation?.setViewControllers([Screen(in: stage)], animated: false)
    case .setAnimated: navigation?.setViewControllers([Screen(in: stage)], animated: true)
    case .empty: navigation?.setViewControllers([], animated: false)
    case .swipe:
      navigation?.beginInteractivePop()
      navigation?.finishInteractivePop()
    case .replaceTabs: (container as? TabBarController)?.viewControllers = [Screen(in: stage)]
    case .turnPage, .turnPageAnimated:
      (container as? PageViewController)?.setViewControllers(
        [Screen(in: stage)], animated: departure == .turnPageAnimated)
    }
  }
}

/// The last callback of each controller, without a reference that keeps the controller alive.
private final class ReleasedRecord {
  private struct Entry {
    weak var controller: ViewController?
    let name: String
    var callbacks: [String] = []
  }

  private var entries: [Entry] = []

  /// Watches the class that all controllers inherit from.
  init(of process: AppProcess) throws {
    let messages: [(String, Message<BoolToVoid>)] = [
      ("WA", .viewWillAppear), ("DA", .viewDidAppear), ("WD", .viewWillDisappear),
      ("DD", .viewDidDisappear),
    ]
    for (callback, message) in messages {
      try process.classes[ViewController.self].hook(
        message, owner: "record",
        .before { [weak self] (controller: ViewController, _) in
          self?.note(callback, of: controller)
        })
    }
  }

  private func note(_ callback: String, of controller: ViewController) {
    let known = entries.lastIndex { $0.controller === controller }
    if known == nil {
      let name = (controller as? Screen)?.name ?? controller.class.name
      entries.append(Entry(controller: controller, name: name))
    }
    entries[known ?? entries.count - 1].callbacks.append(callback)
  }

  /// The controllers, released or not, that are left between the two callbacks of a change.
  func faults() -> [String] {
    entries.filter { ["WA", "WD"].contains($0.callbacks.last) }
      .map { "\($0.name) ends with \($0.callbacks.joined(separator: " "))" }
  }
}
