/// The sizes of the system's bars, in points, on a phone without a home button.
package enum BarMetrics {
  /// The height of the status bar, which a navigation bar at the top of the screen extends under.
  package static let statusBar = 47.0
  /// The height of a navigation bar, without the status bar.
  package static let navigationBar = 44.0
  /// The height of a toolbar, without the area of the home indicator.
  package static let toolbar = 44.0
  /// The height of a tab bar, without the area of the home indicator.
  package static let tabBar = 49.0
  /// The height of the area of the home indicator, at the bottom of the screen.
  package static let homeIndicator = 34.0
  /// The margin of a bar's buttons and the distance between them.
  static let margin = 8.0
}

extension View {
  /// The height of the view's part that the status bar covers; 0 outside a window.
  final var statusBarOverlap: Double {
    guard let window else { return 0 }
    let top = convert(Point(x: bounds.minX, y: bounds.minY), to: window).y
    return min(max(BarMetrics.statusBar - top, 0), BarMetrics.statusBar)
  }

  /// The height of the view's part in the area of the home indicator; 0 outside a window.
  final var homeIndicatorOverlap: Double {
    guard let window else { return 0 }
    let bottom = convert(Point(x: bounds.minX, y: bounds.maxY), to: window).y
    let free = window.bounds.maxY - bottom
    return min(max(BarMetrics.homeIndicator - free, 0), BarMetrics.homeIndicator)
  }
}

extension BuiltTemplate {
  /// Configures the views of a private bar button for an item; only the button takes touches.
  func show(title: String?, of item: BarItem?) -> Control? {
    (self[.title] as? Button)?.setTitle(title)
    (self[.title] as? Label)?.text = title
    for view in root.subviews { view.isUserInteractionEnabled = false }
    root.accessibilityIdentifier = item?.accessibilityIdentifier
    root.accessibilityLabel = item?.accessibilityLabel
    let button = root as? Control
    button?.isEnabled = item?.isEnabled ?? true
    return button
  }
}
