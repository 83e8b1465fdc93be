/// A set of edges of a rectangle, with the values of Apple's `UIRectEdge`.
public struct RectEdges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = RectEdges(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdges(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = RectEdges(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdges(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdges = [.top, .left, .bottom, .right]
}
