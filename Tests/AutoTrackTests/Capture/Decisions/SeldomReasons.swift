import AutoTrack
import MiniUI
import Testing

/// Ways to reach the reasons that need an element or a container of their own.
enum SeldomReasons {
  /// Provokes the reason with an element of the screen.
  static func reach(
    _ reason: SuppressionReason, on screen: ElementViewController, _ finger: Finger
  ) throws {
    switch reason {
    case .ignoredElement:
      screen.first.elementFacts.isIgnored = true
      try finger.tap(screen.first)
    case .refusedByDelegate:
      let refusing = Refusing()
      screen.first.elementFacts.delegate = refusing
      try finger.tap(screen.first)
      withExtendedLifetime(refusing) {}
    case .sameTouch:
      screen.onFirst = { $0.segments.selectedSegmentIndex = 1 }
      screen.first.on(.touchUpInside, send: "didTapSecond:", to: screen)
      try finger.tap(screen.first)
    case .noSegment: screen.segments.sendActions(for: .valueChanged)
    case .forwardedSelection, .noCell: select(reason, in: screen)
    default: try recognize(reason, on: screen, finger)
    }
  }

  /// Provokes the reason with containers around the screens.
  static func reach(
    _ reason: SuppressionReason, in process: AppProcess, _ finger: Finger
  ) throws {
    let (parent, child) = (ViewController(in: process), ViewController(in: process))
    if reason == .childScreen {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let navigation = NavigationController(rootViewController: parent)
    process.application.keyWindow?.rootViewController =
      reason == .childScreen ? parent : navigation
    settle(process)
    guard reason != .childScreen, reason != .builtInScreen else { return }
    navigation.pushViewController(child, animated: false)
    settle(process)
    switch reason {
    case .backButtonAction: try finger.tap(#require(navigation.navigationBar.backButton))
    case .programmaticPop: navigation.popViewController(animated: false)
    default: child.send(.viewDidAppear)(true)
    }
  }

  /// Taps a tab, whose bar sends an action besides selecting it.
  static func tapTab(in process: AppProcess, _ finger: Finger) throws {
    let tabs = TabBarController(in: process)
    tabs.viewControllers = [ViewController(in: process), ViewController(in: process)]
    process.application.keyWindow?.rootViewController = tabs
    settle(process)
    try finger.tap(tabs.tabBar.buttons[1])
    settle(process)
  }

  private static func recognize(
    _ reason: SuppressionReason, on screen: ElementViewController, _ finger: Finger
  ) throws {
    let process = screen.process
    let recognizer =
      reason == .otherGesture
      ? OwnTapGestureRecognizer(in: process) : TapGestureRecognizer(in: process)
    var target: Listener? = Listener(in: process)
    let owner: DynamicObject = reason == .privateRecognizer ? Label(in: process) : screen
    recognizer.addTarget(
      reason == .gestureWithoutTarget ? target ?? screen : owner,
      action: screen.table.selector("didTap:"))
    target = nil
    let view = reason == .gestureView ? PageControl(in: process) : View(in: process)
    view.frame = Rect(x: 0, y: 700, width: 390, height: 44)
    view.addGestureRecognizer(recognizer)
    screen.view.addSubview(view)
    try finger.tap(view)
    settle(process)
    withExtendedLifetime(owner) {}
  }

  private static func select(_ reason: SuppressionReason, in screen: ElementViewController) {
    if reason == .forwardedSelection { screen.list.delegate = nil }
    let row = CellPath(section: 0, row: reason == .noCell ? 19 : 0)
    screen.send(.tableDidSelectRow)(screen.list, IndexPathObject(row, in: screen.process))
  }

  private static func settle(_ process: AppProcess) { _ = process.mainLoop.settle() }
}

/// A recogniser of an app's own class.
final class OwnTapGestureRecognizer: TapGestureRecognizer {}

/// Refuses every element.
final class Refusing: ElementDelegate {
  func shouldCapture(_ element: View) -> Bool { false }
}
