extension View {
  static func defineHitTesting(_ methods: MethodList<View>) {
    methods.define(
      .pointInside,
      Body { view, point, _, _ in view.bounds.contains(point) }.known(as: .pointInside))
    methods.define(
      .hitTest,
      Body { view, point, event, _ in
        view.isHit(point, event) ? view.frontmostHit(point, event) : nil
      }.known(as: .hitTest))
  }

  /// Returns the front-most view that takes a touch at a point of this view (HT-1 to HT-3, HT-5).
  public final func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    send(.hitTest)(point, event) as? View
  }

  /// True if the point is inside: minimum edges included, maximum edges excluded (HT-4).
  public final func contains(_ point: Point, with event: TouchEvent? = nil) -> Bool {
    send(.pointInside)(point, event)
  }

  /// True if the view is neither hidden nor nearly transparent (HT-1).
  final var isVisible: Bool { !isHidden && alpha >= 0.01 }

  /// Returns the front-most view at a point of this view.
  ///
  /// It iterates over copies of the lists of subviews, which callbacks may change.
  private func frontmostHit(_ point: Point, _ event: DynamicObject?) -> View? {
    var (view, point) = (self, point)
    // A loop, because a recursion through a deep tree would overflow the stack.
    descent: while true {
      for subview in view.orderedSubviews.reversed() {
        guard let inside = subview.pointInside(point) else { continue }
        if subview.runs(.hitTest, for: .hitTest) {
          guard subview.isHit(inside, event) else { continue }
          (view, point) = (subview, inside)
          continue descent
        } else if let hit = subview.send(.hitTest)(inside, event) {
          return hit as? View
        }
      }
      return view
    }
  }

  /// True if the view takes touches at any point of its bounds (HT-1, HT-5).
  @inline(__always)
  var isTouchable: Bool {
    isVisible && isUserInteractionEnabled && !isAnimatedUntouchable
  }

  @inline(__always)
  private func isHit(_ point: Point, _ event: DynamicObject?) -> Bool {
    isTouchable && isInside(point, event)
  }

  @inline(__always)
  private func isInside(_ point: Point, _ event: DynamicObject?) -> Bool {
    runs(.pointInside, for: .pointInside)
      ? bounds.contains(point) : send(.pointInside)(point, event)
  }

  /// Converts a superview's point; nil if the transform cannot be inverted.
  func pointInside(_ point: Point) -> Point? {
    guard placement.isUpright || transform.inverted() != nil else { return nil }
    return convertFromSuperview(point)
  }
}
