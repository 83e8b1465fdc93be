import LabLanguage

/// The elements of Interface Builder files, as data: UIKit's class of each, and the parts of each.
///
/// An element that no table lists is unknown: it is counted by its name, and a view of that name is
/// read as a plain view with its children.
package enum IBElements {
  /// UIKit's classes of views by element.
  package static let views: [String: String] = [
    "view": "UIView", "containerView": "UIView", "customView": "UIView", "label": "UILabel",
    "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "pageControl": "UIPageControl",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "searchBar": "UISearchBar",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "colorWell": "UIColorWell", "refreshControl": "UIRefreshControl", "control": "UIControl",
    "stackView": "UIStackView", "scrollView": "UIScrollView", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UITableViewCellContentView",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "collectionViewListCell": "UICollectionViewListCell",
    "collectionReusableView": "UICollectionReusableView", "navigationBar": "UINavigationBar",
    "toolbar": "UIToolbar", "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView", "window": "UIWindow",
    "pdfView": "PDFView", "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "arView": "ARView", "ADBannerView": "ADBannerView", "inputView": "UIInputView",
    "contentUnavailableView": "UIContentUnavailableView",
  ]

  /// UIKit's classes and the kinds of controllers by element.
  static let controllers: [String: (className: String, kind: ImportedController.Kind)] = [
    "viewController": ("UIViewController", .plain),
    "tableViewController": ("UITableViewController", .table),
    "collectionViewController": ("UICollectionViewController", .collection),
    "navigationController": ("UINavigationController", .navigation),
    "tabBarController": ("UITabBarController", .tabs),
    "pageViewController": ("UIPageViewController", .page),
    "splitViewController": ("UISplitViewController", .split),
    "hostingController": ("UIHostingController", .opaque),
    "avPlayerViewController": ("AVPlayerViewController", .opaque),
    "glkViewController": ("GLKViewController", .plain),
  ]

  /// UIKit's classes of recognisers by element; the long press has an odd name.
  static let gestures: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "hoverGestureRecognizer": "UIHoverGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer",
  ]

  /// The roles of views that stand outside of `subviews`, by their keys.
  static let roles: [String: ImportedNode.Role] = [
    "contentView": .contentView, "tableHeaderView": .tableHeader, "tableFooterView": .tableFooter,
    "sectionHeaderView": .sectionHeader, "sectionFooterView": .sectionFooter,
    "titleView": .titleView, "customView": .customView, "backgroundView": .background,
    "accessoryView": .accessory, "refreshControl": .refreshControl,
  ]

  /// Other elements that the import reads.
  static let parts: Set<String> = [
    "document", "scenes", "scene", "objects", "placeholder", "viewControllerPlaceholder", "exit",
    "subviews", "connections", "action", "outlet", "outletCollection", "segue", "viewControllers",
    "navigationItem", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "tabBarItem",
    "toolbarItems", "items", "rect", "string", "mutableString", "attributedString", "fragment",
    "state", "buttonConfiguration", "segments", "segment", "sections", "tableViewSection", "cells",
    "prototypes", "listContentConfiguration", "collectionViewFlowLayout", "accessibility",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "integer", "real",
    "textInputTraits", "variation", "mask", "include", "exclude", "gestureRecognizers",
    "rectEdge", "pressTypeMask", "classes", "class", "size", "searchDisplayController",
    "customObject", "imageReference",
  ]

  /// Elements that change only the looks, the editor or the layout, with their contents.
  static let ignored: Set<String> = [
    "adaptation", "array", "attributes", "autoresizingMask", "blurEffect", "bool", "calendar",
    "color", "colorMatrix", "connectionPoint", "constraints", "constraint", "customFonts", "data",
    "dataDetectorType", "date", "dependencies", "deployment", "designables", "designable", "device",
    "directionalEdgeInsets", "edgeInsets", "extendedEdge", "font", "fontDescription",
    "freeformSimulatedSizeMetrics", "image", "inferredMetricsTieBreakers",
    "inset", "keyCommands", "keyCommand", "layoutGuides", "locale", "menu", "command",
    "modifierFlags",
    "mask", "nil", "namedColor", "offsetWrapper", "paragraphStyle", "pasteboardConfiguration",
    "plugIn", "capability", "point", "preferredSymbolConfiguration", "relationships",
    "relationship", "resources", "scopeButtonTitles", "simulatedMetricsContainer",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "source",
    "systemColor", "textAttributes", "titleTextAttributes", "timeZone", "url", "value",
    "vibrancyEffect", "viewControllerLayoutGuide", "viewLayoutGuide", "wkWebViewConfiguration",
    "audiovisualMediaTypes", "wkPreferences", "accessibilityTraits", "gestureRecognizerDelegate",
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "tabBarItemAppearance", "barButtonItemAppearance",
    "collectionViewLayout", "collectionReusableViewLayout", "backgroundConfiguration",
    "focusEffect", "hoverStyle", "swipeActionsConfiguration", "interactions",
    "popoverPresentationController", "popoverArrowDirection", "behavior", "dynamicBehavior",
    "externals",
  ]

  /// Bars of a container, whose contents come from the shown controller.
  static let containerBars: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  /// Returns true if the element is a controller, a view, a recogniser or a part that is read.
  static func isRead(_ name: String) -> Bool {
    views[name] != nil || controllers[name] != nil || gestures[name] != nil
      || parts.contains(name)
  }

  /// Returns true for a controller, known or not; a reference to another file is not one.
  static func isController(_ element: MarkupElement) -> Bool {
    controllers[element.name] != nil
      || element["sceneMemberID"] == "viewController" && element.name != "viewControllerPlaceholder"
  }

  /// Returns true if a child of a view or a controller with that key is a view of the screen.
  static func isView(_ element: MarkupElement) -> Bool {
    guard let key = element["key"], roles[key] != nil else { return false }
    return views[element.name] != nil || !(isRead(element.name) || ignored.contains(element.name))
  }

  /// Returns true for a child of a view that UIKit shows in another state only.
  static func isLaterView(_ element: MarkupElement) -> Bool {
    guard let key = element["key"], views[element.name] != nil else { return false }
    return roles[key] == nil && !containerBars.contains(element.name)
  }
}
