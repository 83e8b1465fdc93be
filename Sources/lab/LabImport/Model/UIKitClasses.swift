/// The superclasses of UIKit's classes and of the frameworks above it, as data.
///
/// Imported files name more classes than the lab simulates. An app file declares those with the
/// superclass of this table, so that rules and paths see their real names.
package enum UIKitClasses {
  /// The superclass of each class.
  package static let superclasses: [String: String] = {
    var table: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { table[String(name)] = superclass }
    }
    return table
  }()

  private static let subclasses: [String: String] = [
    "NSObject": "UIResponder UIGestureRecognizer UIBarItem",
    "UIResponder": "UIView UIViewController UIApplication",
    "UIView": """
    UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UITableViewCell \
    UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UIToolbar UITabBar \
    UISearchBar UIPickerView UIProgressView UIActivityIndicatorView UIVisualEffectView \
    UIWebView WKWebView ARView MKMapView MTKView GLKView SKView SCNView PDFView ADBannerView \
    UIInputView UITableViewCellContentView UIContentUnavailableView _UIVisualEffectContentView
    """,
    "UIControl": """
    UIButton UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker \
    UITextField UIRefreshControl UIColorWell
    """,
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UITextField": "UISearchTextField",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "SCNView": "ARSCNView", "SKView": "ARSKView",
    "UIViewController": """
    UITableViewController UICollectionViewController UINavigationController \
    UITabBarController UIPageViewController UISplitViewController UIHostingController \
    AVPlayerViewController GLKViewController UISearchController UIAlertController
    """,
    "UIGestureRecognizer": """
    UITapGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
    UISwipeGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
    UIHoverGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
  ]

  /// Returns a class and the classes above it, nearest first.
  package static func lineage(of name: String) -> [String] {
    var line = [name]
    while let next = line.last.flatMap({ superclasses[$0] }) { line.append(next) }
    return line
  }

  /// Returns true if a class inherits from another, or is that class.
  package static func inherits(_ name: String, from other: String) -> Bool {
    lineage(of: name).contains(other)
  }
}
