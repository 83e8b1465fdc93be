/// What gives no events in any app, because no app means it: our own short list.
enum BuiltInIgnoreList {
  /// Controllers that are no screens: containers, dialogs, and what belongs to text input.
  static let screens = Set<String>([
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UIAlertController", "UIInputViewController",
    "UICompatibilityInputViewController", "UISystemInputAssistantViewController",
  ]).union(dialogHosts)

  /// Roots of windows that hold nothing but a dialog; the screen is what lies behind them.
  static let dialogHosts: Set<String> = ["_UIAlertShimPresentingViewController"]

  /// Views whose gestures are the system's business, subclasses included (SA-F15).
  static let gestureViews: Set<String> = [
    "UITextField", "UITextView", "UISearchBar", "UIPageControl", "UITabBar", "UICollectionView",
  ]

  /// Parents that leave a controller a screen of its own; under any other it is a child.
  static let transparentParents: Set<String> = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}
