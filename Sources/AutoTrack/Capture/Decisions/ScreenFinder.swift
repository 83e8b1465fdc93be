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
    return sequence(first: view, next: \.superview).contains {
      $0 is TabBar || $0 is NavigationBar || $0 is Toolbar
    }
  }
}

extension ViewController {
  /// True for containers that show their children as screens and are not screens themselves.
  var isTransparentContainer: Bool {
    self.class.inherits(fromOneOf: BuiltInIgnoreList.transparentParents)
  }

  /// The only child whose view is visible; nil for none, and for several.
  ///
  /// A view is visible if neither it nor a view around it is hidden or transparent (HT-1), if a
  /// part of it is inside this controller's view, and if no other child's view covers it
  /// completely.
  fileprivate var onlyVisibleChild: ViewController? {
    guard hasChildren, let root = viewIfLoaded else { return nil }
    let seen = children.compactMap { child in
      child.viewIfLoaded.flatMap { view in
        view.visiblePart(in: root).map { (child: child, view: view, part: $0) }
      }
    }
    // Tests each sibling alone; several that cover a view together are not detected.
    let uncovered = seen.filter { one in
      !seen.contains { other in
        other.view !== one.view && other.view.alpha >= 1 && other.part.covers(one.part)
          && other.view.isInFront(of: one.view, in: root)
      }
    }
    return uncovered.count == 1 ? uncovered[0].child : nil
  }
}

extension View {
  /// Returns the part of this view inside an enclosing view, in that view's coordinates.
  fileprivate func visiblePart(in root: View) -> Rect? {
    var (view, part) = (self, bounds)
    while view !== root {
      guard !view.isHidden, view.alpha >= 0.01, let parent = view.superview else { return nil }
      part = view.convert(part, to: parent)
      if parent === root || parent.clipsToBounds {
        guard let inside = part.intersection(parent.bounds) else { return nil }
        part = inside
      }
      view = parent
    }
    return part.isEmpty ? nil : part
  }

  /// Returns true if this view is drawn after another; false if one contains the other.
  fileprivate func isInFront(of other: View, in root: View) -> Bool {
    let (own, others) = (line(to: root), other.line(to: root))
    guard let fork = zip(own, others).first(where: { $0 !== $1 }) else { return false }
    let siblings = fork.0.superview?.subviews ?? []
    return siblings.lastIndex { $0 === fork.0 || $0 === fork.1 }
      .map { siblings[$0] === fork.0 } == true
  }

  /// Returns the path of views from just below the root to this view.
  private func line(to root: View) -> [View] {
    Array(sequence(first: self, next: \.superview).prefix { $0 !== root }).reversed()
  }
}

extension Rect {
  /// Returns true if another rectangle is completely inside this one.
  fileprivate func covers(_ other: Rect) -> Bool { intersection(other) == other.standardized }
}
