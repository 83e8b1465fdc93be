import MiniUI

/// The acts of a screen in its callback.
extension ActingScene {
  enum Act: String, CaseIterable {
    case pushAnimated, push, popAnimated, pop, popToRoot, setStackAnimated, setStack, emptyStack
    case changeTab, changeTabTwice, replaceTabs, turnPageAnimated, turnPage
    case replaceRoot, replaceRootAndReturn, hideAndShow
    case presentAnimated, present, presentSheet, presentAlert, presentInContext
    case dismissAnimated, dismiss, dismissStack
    case embed, removeEmbedded, removeItself

    static func possible(in place: Place) -> [Act] {
      allCases.filter { act in
        switch act {
        case .pushAnimated, .push, .popAnimated, .pop, .popToRoot, .setStackAnimated, .setStack,
          .emptyStack:
          place.containers.contains(.navigation)
        case .changeTab, .changeTabTwice, .replaceTabs: place.containers.contains(.tabs)
        case .turnPageAnimated, .turnPage: place.containers.contains(.pages)
        case .dismissStack: place.isPresented
        case .removeItself: !place.containers.isEmpty
        case .hideAndShow: !place.isPresented
        default: true
        }
      }
    }
  }

  /// Performs the act if the screen's place has a container of the kind.
  func perform(_ act: Act, by screen: Screen) {
    guard stage.process.isRunning else { return }
    switch act {
    case .pushAnimated, .push, .popAnimated, .pop, .popToRoot, .setStackAnimated, .setStack,
      .emptyStack:
      if let navigation = screen.navigationController { change(navigation, act) }
    case .changeTab, .changeTabTwice, .replaceTabs:
      if let tabs = screen.tabBarController { change(tabs, act) }
    case .turnPageAnimated, .turnPage:
      let pages = screen.containers.lazy.compactMap { $0 as? PageViewController }.first
      pages?.setViewControllers([makeScreen("page")], animated: act == .turnPageAnimated)
    case .replaceRoot, .replaceRootAndReturn, .hideAndShow: changeWindow(act)
    case .presentAnimated, .present, .presentSheet, .presentAlert, .presentInContext:
      present(act, from: screen)
    case .dismissAnimated: screen.dismiss(animated: true)
    case .dismiss: screen.dismiss(animated: false)
    case .dismissStack: base.dismiss(animated: true)
    case .embed: embed(makeScreen("child"), in: screen)
    case .removeEmbedded:
      embed(makeScreen("child"), in: screen)
      screen.children.last.map(remove)
    case .removeItself: if screen.parent != nil { remove(screen) }
    }
  }

  private func change(_ navigation: NavigationController, _ act: Act) {
    switch act {
    case .pushAnimated: navigation.pushViewController(makeScreen("pushed"), animated: true)
    case .push: navigation.pushViewController(makeScreen("pushed"), animated: false)
    case .popAnimated: navigation.popViewController(animated: true)
    case .pop: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setStackAnimated:
      navigation.setViewControllers([makeScreen("set")], animated: true)
    case .setStack: navigation.setViewControllers([makeScreen("set")], animated: false)
    default: navigation.setViewControllers([], animated: false)
    }
  }

  private func change(_ tabs: TabBarController, _ act: Act) {
    switch act {
    case .changeTab: tabs.selectedIndex = tabs.selectedIndex == 1 ? 0 : 1
    case .changeTabTwice:
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
    default: tabs.viewControllers = [makeScreen("new tab"), makeScreen("new tab")]
    }
  }

  private func changeWindow(_ act: Act) {
    let window = stage.window
    switch act {
    case .replaceRoot: window.rootViewController = makeScreen("new root")
    case .replaceRootAndReturn:
      let old = window.rootViewController
      window.rootViewController = makeScreen("new root")
      window.rootViewController = old
    default:
      guard window.rootViewController?.presentedViewController == nil else { return }
      window.isHidden = true
      window.isHidden = false
    }
  }

  private func present(_ act: Act, from screen: Screen) {
    switch act {
    case .presentAnimated: screen.present(makeScreen("modal", .fullScreen), animated: true)
    case .present: screen.present(makeScreen("modal", .fullScreen), animated: false)
    case .presentSheet: screen.present(makeScreen("modal", .pageSheet), animated: true)
    case .presentInContext: screen.present(makeScreen("modal", .currentContext), animated: true)
    default:
      screen.present(
        Alert.make(title: "Log in", message: nil, style: .alert, in: stage.process),
        animated: true)
    }
  }

  private func embed(_ child: Screen, in screen: Screen) {
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
