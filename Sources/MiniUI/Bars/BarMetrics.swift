/// How much of the screen the system's bars take up, in points, on a phone without a home button.
enum BarMetrics {
  /// What the clock and the battery take up at the top of the screen.
  static let statusBar = 47.0
  /// A navigation bar, without what it covers of the status bar.
  static let navigationBar = 44.0
  /// A tab bar, without what it covers at the bottom of the screen.
  static let tabBar = 49.0
  /// What is left free at the bottom of the screen for the gesture that leaves the app.
  static let homeIndicator = 34.0
  /// The distance of a bar's buttons from its edges and from each other.
  static let margin = 8.0
}

extension View {
  /// How much of the view's upper edge lies under the status bar; none outside a window.
  final var statusBarOverlap: Double {
    guard let window else { return 0 }
    let top = convert(Point(x: bounds.minX, y: bounds.minY), to: window).y
    return min(max(BarMetrics.statusBar - top, 0), BarMetrics.statusBar)
  }

  /// How much of the view's lower edge lies where the home indicator is; none outside a window.
  final var homeIndicatorOverlap: Double {
    guard let window else { return 0 }
    let bottom = convert(Point(x: bounds.minX, y: bounds.maxY), to: window).y
    let free = window.bounds.maxY - bottom
    return min(max(BarMetrics.homeIndicator - free, 0), BarMetrics.homeIndicator)
  }
}
