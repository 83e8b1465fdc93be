import MiniUI

/// Getters of UIKit's that the simulation reads directly, so that they are no messages in it.
///
/// A step that sends one lets go of the answer; it must not crash, since a real app has the method.
enum PlainGetter {
  /// Reads what a selector names; false where the object's class has no such getter.
  static func read(_ selector: String, of object: DynamicObject) -> Bool {
    let isKnown = names.contains { row in
      row.getters.contains(selector)
        && object.table[row.owner].map { object.isa.isSubclass(of: $0) } == true
    }
    // The one getter that does something: a controller loads its view.
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
