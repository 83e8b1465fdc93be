/// The tap on the status bar, which belongs to the system and not to a window of the app (TV-17).
extension Application {
  /// Scrolls the key window's only scroll view with `scrollsToTop` to its top.
  ///
  /// - Returns: The scroll view; `nil` without one, or with several, as on a phone.
  func scrollToTop() -> ScrollView? {
    guard state == .active, let keyWindow else { return nil }
    keyWindow.layoutIfNeeded()
    var found: [ScrollView] = []
    keyWindow.collectScrollViews(into: &found)
    guard found.count == 1, let view = found.first else { return nil }
    view.scrollToTop()
    return view
  }
}

extension View {
  fileprivate func collectScrollViews(into found: inout [ScrollView]) {
    guard isVisible else { return }
    if let scrollView = self as? ScrollView, scrollView.scrollsToTop { found.append(scrollView) }
    for subview in subviews { subview.collectScrollViews(into: &found) }
  }
}

extension Finger {
  /// Taps the status bar, which scrolls the shown content to its top (TV-17).
  ///
  /// - Returns: The scroll view concerned; its delegate may have vetoed the scrolling.
  @discardableResult
  public func tapStatusBar() -> ScrollView? {
    up()
    guard process.isRunning else { return nil }
    return process.application.scrollToTop()
  }
}
