extension View {
  static func defineHitTesting(_ methods: MethodList<View>) {
    methods.define(.pointInside, Body { view, point, _, _ in view.bounds.contains(point) })
    methods.define(.hitTest, Body { view, point, event, _ in view.frontmostHit(point, event) })
  }

  /// The front-most view that takes a touch at a point of this view: HT-1 to HT-3.
  public final func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    send(.hitTest)(point, event) as? View
  }

  /// Whether a point of this view's coordinates lies in it: minimum edges in, maximum out (HT-4).
  public final func contains(_ point: Point, with event: TouchEvent? = nil) -> Bool {
    send(.pointInside)(point, event)
  }

  /// Whether a person could see the view where nothing covers it: neither hidden nor faint (HT-1).
  final var isVisible: Bool { !isHidden && alpha >= 0.01 }

  private func frontmostHit(_ point: Point, _ event: DynamicObject?) -> View? {
    guard isVisible, isUserInteractionEnabled, send(.pointInside)(point, event) else { return nil }
    for subview in subviews.reversed() where subview.hasArea {
      let inside = subview.convertFromSuperview(point)
      if let hit = subview.send(.hitTest)(inside, event) as? View { return hit }
    }
    return self
  }

  /// A view that its transform flattens has no point that a finger could be on.
  private var hasArea: Bool { transform == .identity || transform.inverted() != nil }
}

extension Message where S == PointToObject {
  /// `-hitTest:withEvent:`.
  @inlinable public static var hitTest: Self { Message(.`hitTest:withEvent:`) }
}

extension Message where S == PointToBool {
  /// `-pointInside:withEvent:`.
  @inlinable public static var pointInside: Self { Message(.`pointInside:withEvent:`) }
}
