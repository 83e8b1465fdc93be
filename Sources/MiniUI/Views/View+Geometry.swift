extension View {
  /// The view's rectangle in its superview.
  ///
  /// With a transform, it is the smallest upright rectangle around the view. Setting it keeps the
  /// transform and chooses bounds that fill the rectangle (T033).
  public final var frame: Rect {
    get {
      Rect.frame(ofBounds: bounds, around: center, under: transform)
    }
    set {
      if runsSetter(.`setFrame:`) { place(in: newValue) } else { send(.setFrame)(newValue) }
    }
  }

  /// Sets the frame without a message, as `UIView`'s `setFrame:` does.
  final func place(in frame: Rect) {
    // The transform's translation moves the frame away from the centre.
    center = Point(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    bounds.size = untransformed(frame.size)
  }

  private func untransformed(_ size: Size) -> Size {
    guard transform != .identity, let inverse = transform.inverted() else { return size }
    return Rect(origin: .zero, size: size).applying(inverse).size
  }

  @inline(__always)
  final func convertToSuperview(_ point: Point) -> Point {
    let fromMiddle = Point(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let turned = placement.isUpright ? fromMiddle : fromMiddle.applying(transform)
    return Point(x: turned.x + center.x, y: turned.y + center.y)
  }

  @inline(__always)
  final func convertFromSuperview(_ point: Point) -> Point {
    let fromMiddle = Point(x: point.x - center.x, y: point.y - center.y)
    let turned = placement.isUpright ? fromMiddle : turnedBack(fromMiddle)
    return Point(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  @inline(never)
  private func turnedBack(_ point: Point) -> Point {
    point.applying(transform.inverted() ?? .identity)
  }

  /// Converts a point from this view to another; `nil` means the window (T040, T047).
  public final func convert(_ point: Point, to other: View?) -> Point {
    let inBase = convertToBase(point)
    return other?.convertFromBase(inBase) ?? inBase
  }

  /// Converts a point from another view to this view; `nil` means the window.
  public final func convert(_ point: Point, from other: View?) -> Point {
    convertFromBase(other?.convertToBase(point) ?? point)
  }

  /// Converts a rectangle to the smallest upright one around it in another view.
  ///
  /// `nil` means the window.
  public final func convert(_ rect: Rect, to other: View?) -> Rect {
    if other == nil || other?.isInNoView == true, let origin = uprightInBase(rect.origin) {
      return Corners(of: Rect(origin: origin, size: rect.size)).bounds
    }
    var rect = rect
    var view = self
    while view.placement.isUpright, let superview = view.superview {
      rect.origin = view.convertToSuperview(rect.origin)
      view = superview
    }
    // Above an upright chain of views the rectangle is still upright, so its origin sufficed so
    // far.
    var corners = Corners(of: rect)
    while let superview = view.superview {
      corners = corners.map(view.convertToSuperview)
      view = superview
    }
    return other.map { corners.map($0.convertFromBase).bounds } ?? corners.bounds
  }

  /// Converts a point to the window, or to the root of a tree without a window.
  private func convertToBase(_ point: Point) -> Point {
    withSuperview { $0.convertToBase(convertToSuperview(point)) } ?? point
  }

  /// Converts a point to the root view; nil if a view on the way has a transform.
  private func uprightInBase(_ point: Point) -> Point? {
    withSuperview { superview in
      placement.isUpright ? superview.uprightInBase(convertToSuperview(point)) : nil
    } ?? point
  }

  private var isInNoView: Bool { withSuperview { _ in true } == nil }

  private func convertFromBase(_ point: Point) -> Point {
    withSuperview { convertFromSuperview($0.convertFromBase(point)) } ?? point
  }
}

extension Rect {
  /// Returns the smallest upright rectangle around bounds that are transformed about their centre.
  static func frame(
    ofBounds bounds: Rect, around center: Point, under transform: Transform
  ) -> Rect {
    let size = bounds.size
    guard transform != .identity else {
      return Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
    return Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}

/// The four corners of a rectangle under a transform.
private struct Corners {
  private var topLeft, topRight, bottomLeft, bottomRight: Point

  init(of rect: Rect) {
    topLeft = Point(x: rect.minX, y: rect.minY)
    topRight = Point(x: rect.maxX, y: rect.minY)
    bottomLeft = Point(x: rect.minX, y: rect.maxY)
    bottomRight = Point(x: rect.maxX, y: rect.maxY)
  }

  func map(_ convert: (Point) -> Point) -> Corners {
    var corners = self
    corners.topLeft = convert(topLeft)
    corners.topRight = convert(topRight)
    corners.bottomLeft = convert(bottomLeft)
    corners.bottomRight = convert(bottomRight)
    return corners
  }

  var bounds: Rect {
    let left = min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let top = min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    let right = max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let bottom = max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
