import MiniUI

/// Finds the page of a click: the controller whose screen it counts for.
///
/// Nothing else decides this. A view inside a controller counts for that controller, and inside a
/// child for the containers around it, up to the one that is a screen (SA-P18). Alerts, bar
/// buttons, tabs and views without a controller count for the screen that is shown (S3.6).
enum ScreenFinder {
  /// The page of a view, or of a controller's own view.
  static func screen(of responder: Responder) -> ViewController? {
    guard let nearest = responder.nearestController else {
      return current(in: responder.process)
    }
    let screen = outermost(nearest)
    if screen is Alert || nearest is Alert { return current(in: responder.process) }
    // Without children, neither shows another screen; this is the case of most clicks.
    guard nearest.hasChildren || screen.hasChildren else { return screen }
    if nearest.isTransparentContainer { return shown(in: nearest) }
    return isInBar(responder) ? shown(in: screen) : screen
  }

  /// The screen that the key window shows now; a dialog is none, and has a window of its own.
  static func current(in process: AppProcess) -> ViewController? {
    let application = process.application
    let windows = [application.keyWindow] + application.visibleWindows.reversed()
    let roots = windows.compactMap { $0?.rootViewController }
    return roots.first { !$0.class.inherits(fromOneOf: BuiltInIgnoreList.dialogHosts) }
      .map(shown)
  }

  /// The screen that a controller shows: what it presents or contains, or else itself.
  ///
  /// The way down leads through presented controllers, but alerts, and through the containers that
  /// are no screens themselves. It leads through a plain container only where the one child that a
  /// person sees is, or contains, one of these.
  static func shown(in controller: ViewController) -> ViewController {
    screen(replacing: controller) ?? controller
  }

  /// The screen in the place of a controller; nil where it is the screen itself.
  private static func screen(replacing controller: ViewController) -> ViewController? {
    if let presented = controller.presentedViewController, !(presented is Alert) {
      return shown(in: presented)
    }
    guard controller.isTransparentContainer else {
      return controller.onlyVisibleChild.flatMap(screen(replacing:))
    }
    return content(of: controller).map(shown) ?? controller
  }

  /// What a container that is no screen shows.
  private static func content(of container: ViewController) -> ViewController? {
    switch container {
    case let navigation as NavigationController: navigation.topViewController
    case let tabs as TabBarController: tabs.selectedViewController
    case let pages as PageViewController: pages.viewControllers.first
    default: container.onlyVisibleChild
    }
  }

  /// The controller that a child in plain containers counts for.
  private static func outermost(_ controller: consuming ViewController) -> ViewController {
    var screen = controller
    while let parent = screen.parent, !parent.isTransparentContainer { screen = parent }
    return screen
  }

  /// Whether a view is a part of a bar, such as a tab of an app's own tab bar controller.
  private static func isInBar(_ responder: Responder) -> Bool {
    guard let view = responder as? View else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is TabBar || $0 is NavigationBar }
  }
}

extension ViewController {
  /// Whether this shows its children as screens, and is none itself.
  var isTransparentContainer: Bool {
    self.class.inherits(fromOneOf: BuiltInIgnoreList.transparentParents)
  }
}
