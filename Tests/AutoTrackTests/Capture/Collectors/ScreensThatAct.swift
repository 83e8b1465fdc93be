import AutoTrack
import MiniUI
import Testing

/// Screens that act in an appearance callback while their containers are appearing.
@Suite struct ScreensThatAct {
  /// Acts that show screen B instead of, or over, screen A, the first tab's.
  enum Act: CaseIterable {
    case push, pushAnimated, setStack, presentFullScreen, presentSheet, changeTab, replaceRoot
  }

  @Test(arguments: Act.allCases, [false, true])
  func `each screen that is viewed is left once`(act: Act, hasAppeared: Bool) throws {
    let callback: Message<BoolToVoid> = hasAppeared ? .viewDidAppear : .viewIsAppearing
    let sink = MemorySink()
    let process = Device().start(.showing { process in Self.tabs(in: process, act, in: callback) })
    let tracker = Tracker(in: process, configuration: Configuration(), sink: sink)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    process.enterBackground()
    let seen = screens(in: sink, of: .appViewScreen)
    #expect((seen.last, screens(in: sink, of: .appPageLeave).sorted()) == ("B", seen.sorted()))
    #expect(!hasAppeared || seen == ["A", "B"])
  }

  private static func tabs(
    in process: AppProcess, _ act: Act, in callback: Message<BoolToVoid>
  ) -> ViewController {
    let tabs = TabBarController(in: process)
    guard let a = process.makeNew("A", ViewController.self),
      let b = process.makeNew("B", ViewController.self)
    else { return tabs }
    let navigation = NavigationController(rootViewController: a)
    tabs.viewControllers = act == .changeTab ? [navigation, b] : [navigation]
    var isDone = false
    _ = try? a.hookThisObject(
      callback, owner: "app",
      .after { [unowned tabs, unowned navigation] (a: ViewController, _) in
        guard !isDone else { return }
        isDone = true
        show(b, from: a, act, tabs, navigation)
      })
    return tabs
  }

  private static func show(
    _ b: ViewController, from a: ViewController, _ act: Act, _ tabs: TabBarController,
    _ navigation: NavigationController
  ) {
    switch act {
    case .push, .pushAnimated: navigation.pushViewController(b, animated: act == .pushAnimated)
    case .setStack: navigation.setViewControllers([b], animated: false)
    case .presentFullScreen, .presentSheet:
      b.modalPresentationStyle = act == .presentSheet ? .pageSheet : .fullScreen
      a.present(b, animated: true)
    case .changeTab: tabs.selectedIndex = 1
    case .replaceRoot: a.view.window?.rootViewController = b
    }
  }

  private func screens(in sink: MemorySink, of name: EventName) -> [String] {
    sink.events.filter { $0.name == name }.compactMap { event in
      guard case .string(let screen) = event.properties["$screen_name"] else { return nil }
      return screen
    }
  }
}
