extension Rect {
  /// Moves the origin and standardises (Apple, `CGRectOffset`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Keeps the middle; a negative amount grows the rectangle (Apple, `CGRectInset`).
  ///
  /// Where more is taken than is there, Core Graphics gives the null rectangle; this gives the
  /// empty one in the middle.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let horizontal = min(dx, width / 2)
    let vertical = min(dy, height / 2)
    return Rect(
      x: minX + horizontal,
      y: minY + vertical,
      width: width - 2 * horizontal,
      height: height - 2 * vertical)
  }

  /// Moves each edge inwards by its own amount; a negative amount moves it outwards.
  ///
  /// Where more is taken than is there, the size becomes negative, as in UIKit
  /// (Apple, `UIEdgeInsetsInsetRect`).
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
