/// How a collection lays out the items of a section: lines from left to right, then downwards.
public struct FlowLayout: Hashable, Sendable {
  /// The size of every item.
  public var itemSize = Size(width: 50, height: 50)
  /// The least distance between neighbours in a line; what is left over is added to each.
  public var itemSpacing = 10.0
  /// The distance between lines.
  public var lineSpacing = 10.0
  /// The distance of a section's items from its edges.
  public var sectionInset = EdgeInsets.zero
  /// The height of each section's header; none is asked for at 0.
  public var headerHeight = 0.0
  /// The height of each section's footer; none is asked for at 0.
  public var footerHeight = 0.0

  /// UIKit's defaults: items of 50 points with 10 points between them.
  public init() {}
}
