import MiniUI
import Testing

@Suite struct NavigationFacts {
  private let stage = Stage()

  /// Records a controller's properties in its appearance callbacks.
  private func watch(_ screen: Screen, in navigation: NavigationController) throws {
    let messages: [(String, Message<BoolToVoid>)] = [
      ("WA", .viewWillAppear), ("DA", .viewDidAppear), ("WD", .viewWillDisappear),
      ("DD", .viewDidDisappear),
    ]
    for (line, message) in messages {
      try screen.hookThisObject(
        message, owner: "test",
        Body { (screen: Screen, _, _) in
          let isThere = navigation.viewControllers.contains { $0 === screen }
          let facts = [
            isThere ? "in" : "out", screen.isMovingToParent ? "to" : nil,
            screen.isMovingFromParent ? "from" : nil,
          ]
          screen.record("\(line) \(facts.compactMap(\.self).joined(separator: " "))")
        })
    }
  }

  @Test
  func `AP-10 the stack and the direction are known during the appearance callbacks`() throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a])
    try watch(a, in: navigation)
    try watch(b, in: navigation)
    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.VL", "A.WD in", "B.WA in to", "A.DD in", "B.DA in to"])
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.WD out from", "A.WA in", "B.DD out from", "A.DA in"])
    #expect(!b.isMovingFromParent)
  }

  @Test func `a controller finds its navigation controller, which has none above it`() {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation(screens)
    #expect(screens.allSatisfy { $0.navigationController === navigation })
    #expect(navigation.navigationController == nil)
    #expect(navigation.topViewController === screens[1])
  }

  /// Shows a chain of screens, each of which shows the next one as it loads.
  private func showScreensThatGiveWay(_ number: Int) -> Int {
    let navigation = NavigationController(in: stage.process)
    var loads = 0
    func showNext() {
      let screen = stage.screen("S")
      screen.whenLoaded = { _ in
        loads += 1
        if loads <= number { showNext() }
      }
      navigation.viewControllers = [screen]
    }
    showNext()
    stage.window.rootViewController = navigation
    return loads
  }

  @Test func `AP-1 a thousand screens that each show another as they load do not crash`() {
    #expect(showScreensThatGiveWay(1_000) == 1_001)
    #expect(stage.crash == nil)
  }

  @Test func `AP-1 an app whose every screen shows another as it loads crashes`() {
    #expect(showScreensThatGiveWay(.max) == 1_001)
    #expect(
      stage.crash
        == "EXC_CRASH: each of 1,000 screens of UINavigationController showed another one "
        + "while it loaded; the last is a Screen")
  }

  @Test func `AP-2 a pushed view is laid out below the bar at viewIsAppearing`() throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a])
    var frame: Rect?
    try b.hookThisObject(
      .viewIsAppearing, owner: "test", .before { (b: Screen, _) in frame = b.view.frame })
    navigation.pushViewController(b, animated: true)
    #expect(frame == Rect(x: 0, y: 91, width: 390, height: 753))
  }

  @Test func `the view hierarchy is that of iOS 15`() {
    let a = stage.screen("A")
    let navigation = stage.navigation([a])
    var names: [String] = []
    var view: View? = a.view
    while let next = view {
      names.append(next.class.name)
      view = next.superview
    }
    #expect(
      names == [
        "UIView", "UIViewControllerWrapperView", "UINavigationTransitionView",
        "UILayoutContainerView", "UIWindow",
      ])
    #expect(navigation.view.subviews.last === navigation.navigationBar)
  }

  @Test func `a hidden bar gives its room to the content`() {
    let a = stage.screen("A")
    let navigation = stage.navigation([a])
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.layoutIfNeeded()
    #expect((a.view.frame, navigation.isNavigationBarHidden) == (stage.device.screen, true))
    navigation.setNavigationBarHidden(false, animated: false)
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test func `a controller that removes itself from its parent leaves the stack`() {
    let screens = stage.screens("A", "B", "C")
    let navigation = stage.navigation(screens)
    screens[1].removeFromParent()
    #expect(areSame(navigation.viewControllers, [screens[0], screens[2]]))
    #expect(navigation.navigationBar.items.count == 2)
  }

  @Test func `AP-36 the delegate is called after viewWillAppear and after viewDidAppear`() {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation([screens[0]])
    let delegate = NavigationListener(in: stage.process)
    delegate.log = stage.log
    navigation.delegate = delegate
    navigation.pushViewController(screens[1], animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "B.VL", "A.WD", "B.WA", "willShow B true", "A.DD", "B.DA", "didShow B true",
      ])
    #expect(navigation.delegate === delegate)
  }

  @Test func `AP-36 the delegate is called for the first content, too`() {
    let navigation = NavigationController(rootViewController: stage.screen("A"))
    let delegate = NavigationListener(in: stage.process)
    delegate.log = stage.log
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(stage.log.take() == ["A.VL", "willShow A false", "A.WA", "A.DA", "didShow A false"])
  }

  @Test
  func `AP-36 OB-9 the delegate's methods are looked up when it is set, unused by a cancelled pop`()
  {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation(screens)
    let delegate = NavigationListener(in: stage.process)
    delegate.log = stage.log
    navigation.delegate = delegate
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.VL", "B.WD", "A.WA", "willShow A true", "A.WD", "A.DD", "B.WA", "B.DA",
      ])
  }

  @Test(arguments: [
    (
      "same", "NSInvalidArgumentException",
      "UINavigationController is pushing the same view controller instance (Screen) more than "
        + "once which is not supported and is most likely an error in the application : "
        + "com.example.app"
    ),
    ("tabs", "NSInvalidArgumentException", "Pushing a tab bar controller is not supported"),
    (
      "navigation", "NSInvalidArgumentException", "Pushing a navigation controller is not supported"
    ),
    (
      "nothing", "NSInvalidArgumentException",
      "Application tried to push a nil view controller on target UINavigationController."
    ),
    (
      "stranger", "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist."
    ),
    (
      "twice", "NSInvalidArgumentException",
      "All view controllers in a navigation controller must be distinct"
    ),
  ])
  func `calls that UIKit refuses crash the process`(what: String, name: String, reason: String) {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation([screens[0]])
    switch what {
    case "same": navigation.pushViewController(screens[0], animated: true)
    case "tabs":
      navigation.pushViewController(TabBarController(in: stage.process), animated: true)
    case "navigation":
      navigation.pushViewController(NavigationController(in: stage.process), animated: true)
    case "nothing": navigation.send(.pushViewController)(nil, true)
    case "stranger": navigation.popToViewController(screens[1], animated: true)
    default: navigation.viewControllers = [screens[1], screens[1]]
    }
    #expect(stage.process.state == .crashed(SimulatedException(name: name, reason: reason)))
  }
}

/// A delegate that records its callbacks.
private final class NavigationListener: DynamicObject {
  var log = Log()

  override class var classDefinition: ClassDefinition {
    ClassDefinition(NavigationListener.self) { methods in
      for (line, message) in [
        ("willShow", Message.navigationWillShow), ("didShow", .navigationDidShow),
      ] {
        methods.define(message) { listener, _, shown, animated, _ in
          listener.log.add("\(line) \((shown as? Screen)?.name ?? "nil") \(animated)")
        }
      }
    }
  }
}
