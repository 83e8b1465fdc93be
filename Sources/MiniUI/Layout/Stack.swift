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

/// Keeps the stack of a view out of the view, because few views have one.
final class Arrangement {
  /// How the view lays out its subviews.
  var stack: Stack

  init(_ stack: Stack) {
    self.stack = stack
  }
}
