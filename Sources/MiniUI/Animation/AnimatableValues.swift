/// The animatable values of a view: before, after or during an animation.
public struct AnimatableValues: Hashable, Sendable {
  /// The view's own coordinate system.
  public var bounds: Rect
  /// The centre of the bounds in the superview.
  public var center: Point
  /// The transform about the centre.
  public var transform: Transform
  /// The opacity, 0 to 1.
  public var alpha: Double

  /// The frame in the superview that follows from these values.
  public var frame: Rect {
    Rect.frame(ofBounds: bounds, around: center, under: transform)
  }
}

extension AnimatableValues {
  init(of view: View) {
    self.init(
      bounds: view.bounds, center: view.center, transform: view.transform, alpha: view.alpha)
  }

  /// Applies the intermediate values of a change, for the properties not set again since.
  mutating func apply(_ change: PropertyChange, at progress: Double, whileSet set: Self) {
    if change.moves(\.bounds, .bounds, in: set) { interpolate(\.bounds, change, progress) }
    if change.moves(\.center, .center, in: set) { interpolate(\.center, change, progress) }
    if change.moves(\.transform, .transform, in: set) { interpolate(\.transform, change, progress) }
    if change.moves(\.alpha, .alpha, in: set) { interpolate(\.alpha, change, progress) }
  }

  private mutating func interpolate<Value: Interpolated>(
    _ property: WritableKeyPath<Self, Value>, _ change: PropertyChange, _ progress: Double
  ) {
    self[keyPath: property] = change.start[keyPath: property]
      .interpolated(to: change.end[keyPath: property], by: progress)
  }

  /// Returns these values with the differences between `old` and `new` applied.
  func adopting(_ new: Self, whereNot old: Self) -> Self {
    var values = self
    if old.bounds != new.bounds { values.bounds = new.bounds }
    if old.center != new.center { values.center = new.center }
    if old.transform != new.transform { values.transform = new.transform }
    if old.alpha != new.alpha { values.alpha = new.alpha }
    return values
  }
}

/// A value with intermediate values.
private protocol Interpolated {
  func interpolated(to end: Self, by progress: Double) -> Self
}

extension Double: Interpolated {
  fileprivate func interpolated(to end: Double, by progress: Double) -> Double {
    self + (end - self) * progress
  }
}

extension Point: Interpolated {
  fileprivate func interpolated(to end: Point, by progress: Double) -> Point {
    Point(
      x: x.interpolated(to: end.x, by: progress), y: y.interpolated(to: end.y, by: progress))
  }
}

extension Rect: Interpolated {
  fileprivate func interpolated(to end: Rect, by progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, by: progress),
      size: Size(
        width: size.width.interpolated(to: end.size.width, by: progress),
        height: size.height.interpolated(to: end.size.height, by: progress)))
  }
}

extension Transform: Interpolated {
  fileprivate func interpolated(to end: Transform, by progress: Double) -> Transform {
    Transform(
      a: a.interpolated(to: end.a, by: progress), b: b.interpolated(to: end.b, by: progress),
      c: c.interpolated(to: end.c, by: progress), d: d.interpolated(to: end.d, by: progress),
      tx: tx.interpolated(to: end.tx, by: progress), ty: ty.interpolated(to: end.ty, by: progress))
  }
}
