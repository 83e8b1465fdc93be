/// How a view lays out its subviews in a row or a column, so that each has a frame.
public struct Stack: Hashable, Sendable {
  /// The direction in which the subviews follow each other.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction.
  public var axis: Axis
  /// The distance between two neighbours, in points.
  public var spacing: Double
  /// The distance from the edges, in points.
  public var insets: EdgeInsets

  /// Describes a stack.
  public init(axis: Axis, spacing: Double = 8, insets: EdgeInsets = .zero) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
  }
}

extension View {
  /// Gives each visible subview its frame: the stack's width (or height) across, and along the
  /// axis what the subview asks for.
  final func layOutStack() {
    guard let stack else { return }
    let area = bounds.inset(by: stack.insets)
    var offset = 0.0
    for subview in subviews where !subview.isHidden {
      let size = subview.intrinsicSize
      subview.frame =
        stack.axis == .vertical
        ? Rect(x: area.minX, y: area.minY + offset, width: area.width, height: size.height)
        : Rect(x: area.minX + offset, y: area.minY, width: size.width, height: area.height)
      offset += (stack.axis == .vertical ? size.height : size.width) + stack.spacing
    }
  }
}
