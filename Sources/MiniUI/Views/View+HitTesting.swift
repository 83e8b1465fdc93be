extension View {
  static func defineHitTesting(_ methods: MethodList<View>) {
    methods.define(
      .pointInside,
      Body { view, point, _, _ in view.bounds.contains(point) }.known(as: .pointInside))
    methods.define(
      .hitTest,
      Body { view, point, event, _ in
        guard view.isHit(point, event) else { return nil }
        return view.plainHit(point) ?? view.frontmostHit(point, event)
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

  /// Hit-tests without messages as long as every view runs UIKit's own code.
  ///
  /// Nil if a view has to be sent a message. No code of the app runs meanwhile, so the tree cannot
  /// change, and only the hit view is retained.
  private func plainHit(_ point: Point) -> View? {
    var (current, place) = (BackReference(to: self), point)
    var known: ObjectIdentifier?
    while true {
      switch current.peek({ $0.plainStep(&place, &known) }) {
      case .into(let subview): current = subview
      case .here: return current.object
      case .message, nil: return nil
      }
    }
  }

  /// Takes one step down the tree.
  ///
  /// `known` is the class that was last found to run UIKit's own code; siblings often share it,
  /// which saves the check.
  @inline(__always)
  private func plainStep(
    _ point: inout Point, _ known: inout ObjectIdentifier?
  ) -> PlainStep {
    var index = orderedSubviews.count
    while index > 0 {
      index -= 1
      let subview = orderedSubviews[index]
      let type = ObjectIdentifier(subview.isa)
      guard type == known || subview.runsOwnHitTesting else {
        guard subview.isPassedOver else { return .message }
        continue
      }
      known = type
      guard let inside = subview.pointOfOwnHit(point) else { continue }
      point = inside
      return .into(BackReference(to: subview))
    }
    return .here
  }

  /// Hit-tests with messages; it iterates over a copy of the list, which callbacks may change.
  private func frontmostHit(
    _ point: Point, _ event: DynamicObject?
  ) -> View? {
    for subview in orderedSubviews.reversed() {
      guard let inside = subview.pointInside(point) else { continue }
      if subview.runs(.hitTest, for: .hitTest) {
        guard subview.isHit(inside, event) else { continue }
        return subview.frontmostHit(inside, event)
      } else if let hit = subview.send(.hitTest)(inside, event) {
        return hit as? View
      }
    }
    return self
  }

  /// True if neither message of hit testing is overridden or hooked for this view.
  @inline(__always)
  private var runsOwnHitTesting: Bool {
    runs(.hitTest, for: .hitTest) && runs(.pointInside, for: .pointInside)
  }

  /// True if UIKit's code rejects the view by its state alone, as it does a button's label.
  @inline(__always)
  private var isPassedOver: Bool {
    !isTouchable && runs(.hitTest, for: .hitTest)
  }

  /// True if the view takes touches at any point of its bounds (HT-1, HT-5).
  @inline(__always)
  private var isTouchable: Bool {
    isVisible && isUserInteractionEnabled && !isAnimatedUntouchable
  }

  /// Converts a superview's point; nil if the view's own hit testing rejects it.
  @inline(__always)
  private func pointOfOwnHit(_ point: Point) -> Point? {
    guard let inside = pointInBounds(point), isTouchable else { return nil }
    return inside
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

  /// Converts a superview's point; nil if it lies outside the bounds (HT-4).
  @inline(__always)
  private func pointInBounds(_ point: Point) -> Point? {
    if placement.isSimple { return placement.simplePointInBounds(point) }
    return pointInside(point).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Converts a superview's point; nil if the transform cannot be inverted.
  func pointInside(_ point: Point) -> Point? {
    guard placement.isUpright || transform.inverted() != nil else { return nil }
    return convertFromSuperview(point)
  }
}

/// The result of one step of a hit test without messages.
private enum PlainStep {
  /// The test continues in a subview.
  case into(BackReference<View>)
  /// The view itself is hit.
  case here
  /// A subview has to be sent a message.
  case message
}

extension Message where S == PointToObject {
  /// `-hitTest:withEvent:`.
  @inlinable public static var hitTest: Self { Message(.`hitTest:withEvent:`) }
}

extension Message where S == PointToBool {
  /// `-pointInside:withEvent:`.
  @inlinable public static var pointInside: Self { Message(.`pointInside:withEvent:`) }
}
