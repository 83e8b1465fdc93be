/// The kinds of elements, by the nearest class of UIKit: the names that Interface Builder uses.
package enum ElementRole {
  /// The roles by UIKit's classes.
  static let names: [String: String] = [
    "UIButton": "button", "UISwitch": "switch", "UISlider": "slider",
    "UISegmentedControl": "segmentedControl", "UIStepper": "stepper", "UITextField": "textField",
    "UIDatePicker": "datePicker", "UIPageControl": "pageControl",
    "UIRefreshControl": "refreshControl", "UIColorWell": "colorWell", "UIControl": "control",
    "UITableViewCell": "tableViewCell", "UICollectionViewCell": "collectionViewCell",
    "UITableViewHeaderFooterView": "tableViewHeaderFooterView",
    "UICollectionReusableView": "collectionReusableView", "UILabel": "label",
    "UIImageView": "imageView", "UITextView": "textView", "UISearchBar": "searchBar",
    "UITableView": "tableView", "UICollectionView": "collectionView",
    "UIScrollView": "scrollView", "UIStackView": "stackView", "UIPickerView": "pickerView",
    "UIProgressView": "progressView", "UIActivityIndicatorView": "activityIndicatorView",
    "UIVisualEffectView": "visualEffectView", "MKMapView": "mapView", "UIWebView": "webView",
    "WKWebView": "wkWebView", "UINavigationBar": "navigationBar", "UIToolbar": "toolbar",
    "UITabBar": "tabBar", "UIView": "view",
    // The private views of bars and alerts.
    "_UIButtonBarButton": "barButtonItem", "UINavigationButton": "barButtonItem",
    "UITabBarButton": "tabBarItem", "_UIAlertControllerActionView": "alertAction",
  ]

  /// All roles, in order.
  package static let all = Set(names.values).sorted()

  /// Returns the role of a class with its ancestors, nearest first.
  static func role(of classNames: some Sequence<String>) -> String {
    for name in classNames { if let role = names[name] { return role } }
    return "view"
  }

  /// The roles of which events come without an action.
  package static let controls: Set<String> = [
    "button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker",
    "pageControl", "control", "refreshControl", "colorWell", "alertAction",
  ]
  /// The roles of rows and items of lists.
  package static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
  static let barItems: Set<String> = ["barButtonItem", "tabBarItem"]
  static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]
  /// The roles whose text is their own and that of their events.
  static let titled: Set<String> = [
    "button", "label", "segmentedControl", "barButtonItem", "tabBarItem", "alertAction",
  ]
  /// The roles whose text users enter, or that have none.
  package static let silent: Set<String> = [
    "textField", "textView", "searchBar", "switch", "slider", "stepper", "datePicker",
    "pageControl",
  ]
  /// The roles whose subviews are the system's own parts.
  static let closed: Set<String> = titled.union(silent).subtracting(["label"])
    .union(["pickerView", "webView", "wkWebView"])
}
