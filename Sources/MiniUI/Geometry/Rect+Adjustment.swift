extension Rect {
  /// Moves the rectangle and standardises it (Apple, `CGRectOffset`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Shrinks the rectangle about its centre; a negative amount grows it (Apple, `CGRectInset`).
  ///
  /// If the amount exceeds the size, Core Graphics returns the null rectangle; this returns the
  /// empty one at the centre.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let horizontal = min(dx, width / 2)
    let vertical = min(dy, height / 2)
    return Rect(
      x: minX + horizontal,
      y: minY + vertical,
      width: width - 2 * horizontal,
      height: height - 2 * vertical)
  }

  /// Moves each edge inwards; a negative inset moves it outwards.
  ///
  /// If the insets exceed the size, the size becomes negative, as in UIKit (Apple,
  /// `UIEdgeInsetsInsetRect`).
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
