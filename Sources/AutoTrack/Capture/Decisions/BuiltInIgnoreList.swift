/// The views and controllers of UIKit that are ignored in every app.
enum BuiltInIgnoreList {
  /// Controllers that are not screens: containers, dialogs and parts of text input.
  static let screens = Set<String>([
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UIAlertController", "UIInputViewController",
    "UICompatibilityInputViewController", "UISystemInputAssistantViewController",
  ]).union(dialogHosts)

  /// Root controllers of windows that hold only a dialog; the screen is behind them.
  static let dialogHosts: Set<String> = ["_UIAlertShimPresentingViewController"]

  /// Views whose gestures belong to UIKit, subclasses included (SA-F15).
  static let gestureViews: Set<String> = [
    "UITextField", "UITextView", "UISearchBar", "UIPageControl", "UITabBar", "UICollectionView",
  ]

  /// Containers whose children are screens; under any other parent a controller is a child.
  static let transparentParents: Set<String> = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}
