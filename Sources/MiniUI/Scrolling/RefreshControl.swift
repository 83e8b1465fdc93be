/// A control that the user pulls down to reload content: `UIRefreshControl`.
open class RefreshControl: Control {
  /// True while content is being reloaded.
  public private(set) final var isRefreshing = false

  /// The distance of a pull that starts a refresh, in points (RF-1).
  static let threshold = 60.0

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(RefreshControl.self, name: "UIRefreshControl") {
      methods in
      methods.define(.beginRefreshing) { control, _ in control.isRefreshing = true }
      methods.define(.endRefreshing) { control, _ in control.isRefreshing = false }
    }
  }

  /// Makes a control above the content.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    frame = Rect(x: 0, y: -Self.threshold, width: 0, height: Self.threshold)
  }

  /// Starts a refresh by code, without `valueChanged` (RF-1).
  public final func beginRefreshing() { send(.beginRefreshing)() }

  /// Ends a refresh; called by the app.
  public final func endRefreshing() { send(.endRefreshing)() }

  /// Starts a refresh if the user has pulled beyond the threshold (RF-1).
  final func pulled(by distance: Double) {
    guard distance >= Self.threshold, !isRefreshing, isEnabled else { return }
    isRefreshing = true
    reportNewValue(nil)
  }
}

extension ScrollView {
  /// The refresh control; a subview with the width of the scroll view when it is set.
  public final var refreshControl: RefreshControl? {
    get { ownRefreshControl }
    set {
      guard newValue !== ownRefreshControl else { return }
      ownRefreshControl?.removeFromSuperview()
      ownRefreshControl = newValue
      guard let newValue else { return }
      newValue.frame.size.width = bounds.width
      insertSubview(newValue, at: 0)
    }
  }
}
