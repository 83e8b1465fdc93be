extension View {
  /// The rectangle that the view takes up in its superview.
  ///
  /// With a transform it is the smallest upright rectangle around the view; setting it keeps the
  /// transform and chooses bounds that fill it (T033).
  public final var frame: Rect {
    get {
      let half = Rect(
        x: -bounds.size.width / 2, y: -bounds.size.height / 2,
        width: bounds.size.width, height: bounds.size.height)
      return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = Point(x: newValue.midX, y: newValue.midY)
      bounds.size = untransformed(newValue.size)
    }
  }

  private func untransformed(_ size: Size) -> Size {
    guard transform != .identity, let inverse = transform.inverted() else { return size }
    return Rect(origin: .zero, size: size).applying(inverse).size
  }

  /// A point of this view in its superview's coordinates.
  final func convertToSuperview(_ point: Point) -> Point {
    let fromMiddle = Point(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let turned = transform == .identity ? fromMiddle : fromMiddle.applying(transform)
    return Point(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// A point of the superview in this view's coordinates.
  final func convertFromSuperview(_ point: Point) -> Point {
    let fromMiddle = Point(x: point.x - center.x, y: point.y - center.y)
    let turned =
      transform == .identity
      ? fromMiddle : fromMiddle.applying(transform.inverted() ?? .identity)
    return Point(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  /// A point of this view in another view's coordinates; `nil` means the window's (T040, T047).
  public final func convert(_ point: Point, to other: View?) -> Point {
    var result = point
    for view in pathToBase { result = view.convertToSuperview(result) }
    for view in (other?.pathToBase ?? []).reversed() { result = view.convertFromSuperview(result) }
    return result
  }

  /// A point of another view in this view's coordinates; `nil` means the window's.
  public final func convert(_ point: Point, from other: View?) -> Point {
    var result = point
    for view in other?.pathToBase ?? [] { result = view.convertToSuperview(result) }
    for view in pathToBase.reversed() { result = view.convertFromSuperview(result) }
    return result
  }

  /// The smallest upright rectangle around this one in another view's coordinates.
  public final func convert(_ rect: Rect, to other: View?) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: other) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// This view and its ancestors up to the window, the window and a view without superview left out.
  private var pathToBase: [View] {
    var path: [View] = []
    var view: View = self
    while let superview = view.superview {
      path.append(view)
      view = superview
    }
    return path
  }
}
