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

  /// The front-most view that takes a touch at a point of this view: HT-1 to HT-3, HT-5.
  public final func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    send(.hitTest)(point, event) as? View
  }

  /// Whether a point of this view's coordinates lies in it: minimum edges in, maximum out (HT-4).
  public final func contains(_ point: Point, with event: TouchEvent? = nil) -> Bool {
    send(.pointInside)(point, event)
  }

  /// Whether a person could see the view where nothing covers it: neither hidden nor faint (HT-1).
  final var isVisible: Bool { !isHidden && alpha >= 0.01 }

  /// What is hit where all that are asked run this very code, as most views do; nil where one of
  /// them has to be asked by a message.
  ///
  /// Nothing can change meanwhile, so that no view is retained but the one that is hit.
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

  /// One step down; views are often of one class, so that the one that is known to run this code
  /// need not be asked again.
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

  /// The same where views are asked by messages: what these do to the list changes nothing here.
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

  /// Whether neither question of hit testing is a message to this view.
  @inline(__always)
  private var runsOwnHitTesting: Bool {
    runs(.hitTest, for: .hitTest) && runs(.pointInside, for: .pointInside)
  }

  /// Whether UIView's code looks no further than at the view's state, as at a button's label.
  @inline(__always)
  private var isPassedOver: Bool {
    !isTouchable && runs(.hitTest, for: .hitTest)
  }

  /// Whether the view takes touches at all, wherever they are (HT-1, HT-5).
  @inline(__always)
  private var isTouchable: Bool {
    isVisible && isUserInteractionEnabled && !isAnimatedUntouchable
  }

  /// A point of the superview in this view, if the view's own hit testing takes it.
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

  /// A point of the superview in this view, if it lies in the bounds (HT-4).
  @inline(__always)
  private func pointInBounds(_ point: Point) -> Point? {
    if placement.isSimple { return placement.simplePointInBounds(point) }
    return pointInside(point).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// A point of the superview in this view; a view that its transform flattens has none.
  func pointInside(_ point: Point) -> Point? {
    guard placement.isUpright || transform.inverted() != nil else { return nil }
    return convertFromSuperview(point)
  }
}

/// Where a hit test goes on as long as no message is sent.
private enum PlainStep {
  /// In a subview.
  case into(BackReference<View>)
  /// Nowhere: the view itself is hit.
  case here
  /// With a subview that has to be asked by a message.
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
