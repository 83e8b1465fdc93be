import MiniUI

/// The rules for the screen of a click: the controller that it is attributed to.
///
/// This is the only place that decides it. A view inside a controller counts for that controller,
/// and inside a child for the containers around it, up to the one that is a screen (SA-P18).
/// Alerts, bar buttons, tabs and views without a controller count for the current screen (S3.6).
enum ScreenFinder {
  /// Returns the screen of a view, or of a controller's own view.
  static func screen(of responder: Responder) -> ViewController? {
    guard let nearest = responder.nearestController else {
      return current(in: responder.process)
    }
    let screen = outermost(nearest)
    if screen is Alert || nearest is Alert { return current(in: responder.process) }
    // Fast path of most clicks: without children, neither controller shows another screen.
    guard nearest.hasChildren || screen.hasChildren else { return screen }
    if nearest.isTransparentContainer { return shown(in: nearest) }
    return isInBar(responder) ? shown(in: screen) : screen
  }

  /// Returns the current screen of the key window; dialogs and their windows do not count.
  static func current(in process: AppProcess) -> ViewController? {
    let application = process.application
    let windows = [application.keyWindow] + application.visibleWindows.reversed()
    let roots = windows.compactMap { $0?.rootViewController }
    return roots.first { !$0.class.inherits(fromOneOf: BuiltInIgnoreList.dialogHosts) }
      .map(shown)
  }

  /// Returns the screen that a controller shows: one that it presents or contains, or else itself.
  ///
  /// The search descends into presented controllers except alerts, and into containers that are not
  /// screens. It descends into a plain container only if its one visible child is, or contains, one
  /// of these.
  static func shown(in controller: ViewController) -> ViewController {
    screen(replacing: controller) ?? controller
  }

  /// Returns the screen that a controller shows instead of itself; nil if it is the screen.
  private static func screen(replacing controller: ViewController) -> ViewController? {
    if let presented = controller.presentedViewController, !(presented is Alert) {
      return shown(in: presented)
    }
    guard controller.isTransparentContainer else {
      return controller.onlyVisibleChild.flatMap(screen(replacing:))
    }
    return content(of: controller).map(shown) ?? controller
  }

  /// Returns the controller that a container shows.
  private static func content(of container: ViewController) -> ViewController? {
    switch container {
    case let navigation as NavigationController: navigation.topViewController
    case let tabs as TabBarController: tabs.selectedViewController
    case let pages as PageViewController: pages.viewControllers.first
    default: container.onlyVisibleChild
    }
  }

  /// Returns the outermost plain container around a controller.
  private static func outermost(_ controller: consuming ViewController) -> ViewController {
    var screen = controller
    while let parent = screen.parent, !parent.isTransparentContainer { screen = parent }
    return screen
  }

  /// Returns true if a view is part of a bar, such as a tab of an app's own tab bar controller.
  private static func isInBar(_ responder: Responder) -> Bool {
    guard let view = responder as? View else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is TabBar || $0 is NavigationBar }
  }
}

extension ViewController {
  /// True for containers that show their children as screens and are not screens themselves.
  var isTransparentContainer: Bool {
    self.class.inherits(fromOneOf: BuiltInIgnoreList.transparentParents)
  }
}
