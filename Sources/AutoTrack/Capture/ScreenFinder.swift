import MiniUI

/// Finds the controller that counts as the screen of what a person touched.
enum ScreenFinder {
  /// The screen that a click counts for.
  ///
  /// It is the nearest controller up the responder chain; a child in a plain container counts for
  /// the container (SA-P18), a navigation controller for its top, a tab bar controller for what is
  /// selected. Where that is a dialog, or nothing, it is what the key window shows (S3.6).
  static func screen(of responder: Responder) -> ViewController? {
    guard let nearest = responder.nearestController else {
      return current(in: responder.process)
    }
    let screen = content(of: outermost(nearest))
    return screen is Alert ? current(in: responder.process) : screen
  }

  /// The screen that the key window shows now; a dialog is none, and has a window of its own.
  static func current(in process: AppProcess) -> ViewController? {
    let application = process.application
    let roots = ([application.keyWindow] + application.windows.reversed())
      .compactMap { $0?.rootViewController }
    return roots.first { !$0.class.inherits(fromOneOf: BuiltInIgnoreList.dialogHosts) }.map(shown)
  }

  /// The controller that a child in plain containers counts for.
  private static func outermost(_ controller: consuming ViewController) -> ViewController {
    var screen = controller
    while let parent = screen.parent, !parent.isTransparentContainer { screen = parent }
    return screen
  }

  private static func shown(_ controller: ViewController) -> ViewController {
    if let presented = controller.presentedViewController, !(presented is Alert) {
      return shown(presented)
    }
    let content = content(of: controller)
    return content === controller ? controller : shown(content)
  }

  /// What a container shows; any other controller shows itself.
  private static func content(of controller: consuming ViewController) -> ViewController {
    guard controller is ContainerController else { return controller }
    return switch copy controller {
    case let navigation as NavigationController:
      navigation.topViewController.map(content) ?? navigation
    case let tabs as TabBarController: tabs.selectedViewController.map(content) ?? tabs
    case let pages as PageViewController: pages.viewControllers.first.map(content) ?? pages
    default: controller
    }
  }
}

extension ViewController {
  /// Whether this shows its children as screens, and is none itself.
  var isTransparentContainer: Bool {
    self.class.inherits(fromOneOf: BuiltInIgnoreList.transparentParents)
  }
}
