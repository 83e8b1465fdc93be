import MiniUI

/// UIKit getters that the simulation reads without a message.
///
/// A step that sends such a getter ignores its result. It must not crash, because real UIKit has
/// the method.
enum PlainGetter {
  /// Reads the getter of a selector; returns false if the object's class has none.
  static func read(_ selector: String, of object: DynamicObject) -> Bool {
    let isKnown = names.contains { row in
      row.getters.contains(selector)
        && object.table[row.owner].map { object.isa.isSubclass(of: $0) } == true
    }
    // The only getter with a side effect: a controller loads its view.
    if isKnown, selector == "view" { _ = (object as? ViewController)?.view }
    return isKnown
  }

  private static let names: [(owner: String, getters: Set<String>)] = [
    ("NSObject", ["debugDescription", "description", "hash", "self", "superclass"]),
    (
      "UIViewController",
      [
        "childViewControllers", "isViewLoaded", "modalPresentationStyle", "navigationController",
        "navigationItem", "parentViewController", "presentedViewController",
        "presentingViewController", "tabBarController", "tabBarItem", "title", "view",
        "viewIfLoaded",
      ]
    ),
    ("UINavigationController", ["navigationBar", "topViewController", "viewControllers"]),
    (
      "UITabBarController",
      ["selectedIndex", "selectedViewController", "tabBar", "viewControllers"]
    ),
    ("UIPageViewController", ["viewControllers"]),
    (
      "UIView",
      [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alpha", "bounds",
        "frame", "gestureRecognizers", "isHidden", "isUserInteractionEnabled", "subviews",
        "superview", "tag", "window",
      ]
    ),
    ("UIControl", ["isEnabled", "isHighlighted", "isSelected"]),
    (
      "UIButton",
      [
        "currentBackgroundImage", "currentImage", "currentTitle", "currentTitleColor",
        "currentTitleShadowColor", "imageView", "titleLabel",
      ]
    ),
    ("UILabel", ["text"]),
    ("UITextField", ["placeholder", "text"]),
    ("UITextView", ["text"]),
    ("UISearchBar", ["placeholder", "text"]),
    ("UIScrollView", ["contentInset", "contentOffset", "contentSize"]),
    ("UISwitch", ["isOn"]),
    ("UISlider", ["maximumValue", "minimumValue", "value"]),
    ("UIStepper", ["maximumValue", "minimumValue", "value"]),
    ("UISegmentedControl", ["numberOfSegments", "selectedSegmentIndex"]),
    ("UIPageControl", ["currentPage", "numberOfPages"]),
    ("UITableView", ["numberOfSections", "rowHeight"]),
    ("UICollectionView", ["numberOfSections"]),
  ]
}
