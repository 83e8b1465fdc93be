/// The toolbar of a navigation controller, which shows the items of the top controller.
extension NavigationController {
  /// The toolbar at the bottom, with the items of the top controller; made on first read.
  public final var toolbar: Toolbar {
    if let ownToolbar { return ownToolbar }
    let new = Toolbar(managedBy: self)
    ownToolbar = new
    new.show(topViewController?.toolbarItems ?? [])
    return new
  }

  /// True if the toolbar is hidden, as it is at first; the content then reaches the bottom.
  public final var isToolbarHidden: Bool { hidesToolbar }

  /// Hides or shows the toolbar; frames change at the next layout.
  public final func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    send(.setToolbarHidden)(isHidden, animated)
  }

  static func defineToolbar(_ methods: MethodList<NavigationController>) {
    methods.define(.setToolbarHidden) { navigation, isHidden, _, _ in
      navigation.hidesToolbar = isHidden
      if navigation.isViewLoaded { navigation.addToolbar() }
    }
  }

  /// Puts the toolbar into the view as soon as it is shown for the first time.
  final func addToolbar() {
    if !hidesToolbar, toolbar.superview == nil { view.addSubview(toolbar) }
    view.setNeedsLayout()
  }

  /// Shows the items of the top controller, unless there never was a toolbar.
  final func showToolbarItems() {
    guard let ownToolbar else { return }
    ownToolbar.show(topViewController?.toolbarItems ?? [])
    viewIfLoaded?.setNeedsLayout()
  }

  /// The height at the bottom that the toolbar covers; 0 if it is hidden.
  final var toolbarOverlap: Double {
    hidesToolbar || hidesBottomBar ? 0 : BarMetrics.toolbar + view.homeIndicatorOverlap
  }

  final func layOutToolbar() {
    guard let ownToolbar else { return }
    let height = toolbarOverlap
    ownToolbar.isHidden = height == 0
    ownToolbar.frame = Rect(
      x: 0, y: view.bounds.height - max(height, BarMetrics.toolbar), width: view.bounds.width,
      height: BarMetrics.toolbar)
  }
}
