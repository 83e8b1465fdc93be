/// Loads anew when the content of a scroll view is pulled down: `UIRefreshControl`.
open class RefreshControl: Control {
  /// Whether something is being loaded.
  public private(set) final var isRefreshing = false

  /// How far the content has to be pulled, in points (RF-1).
  static let threshold = 60.0

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(RefreshControl.self, name: "UIRefreshControl", superclass: Control.self) {
      methods in
      methods.define(.beginRefreshing, Body { control, _ in control.isRefreshing = true })
      methods.define(.endRefreshing, Body { control, _ in control.isRefreshing = false })
    }
  }

  /// Makes a control that stands above the content.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    frame = Rect(x: 0, y: -Self.threshold, width: 0, height: Self.threshold)
  }

  /// Shows that something is being loaded; `valueChanged` is not sent (RF-1).
  public final func beginRefreshing() { send(.beginRefreshing)() }

  /// Tells that it has been loaded; the app calls this.
  public final func endRefreshing() { send(.endRefreshing)() }

  /// A person has pulled the content: beyond the threshold that is a wish to load (RF-1).
  final func pulled(by distance: Double) {
    guard distance >= Self.threshold, !isRefreshing, isEnabled else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension ScrollView {
  /// The control that is pulled down; a subview, as wide as the scroll view.
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

extension Message where S == ToVoid {
  /// `-[UIRefreshControl beginRefreshing]`.
  @inlinable public static var beginRefreshing: Self { Message(.beginRefreshing) }
  /// `-[UIRefreshControl endRefreshing]`.
  @inlinable public static var endRefreshing: Self { Message(.endRefreshing) }
}
