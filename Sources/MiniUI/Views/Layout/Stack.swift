/// A layout of subviews in a row or a column.
public struct Stack: Hashable, Sendable {
  /// The direction of a stack.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The direction.
  public var axis: Axis
  /// The distance between neighbours, in points.
  public var spacing: Double
  /// The distance from the edges, in points.
  public var insets: EdgeInsets

  /// Makes a stack.
  public init(axis: Axis, spacing: Double = 8, insets: EdgeInsets = .zero) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
  }
}

/// A box for the stack of a view, which keeps views small, because few have one.
final class Arrangement {
  var stack: Stack

  init(_ stack: Stack) {
    self.stack = stack
  }
}
