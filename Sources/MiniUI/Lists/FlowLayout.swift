/// The layout of a section's items: lines from left to right, top to bottom.
public struct FlowLayout: Hashable, Sendable {
  /// The size of every item.
  public var itemSize = Size(width: 50, height: 50)
  /// The least distance between neighbours in a line; spare width is distributed between them.
  public var itemSpacing = 10.0
  /// The distance between lines.
  public var lineSpacing = 10.0
  /// The margins around a section's items.
  public var sectionInset = EdgeInsets.zero
  /// The height of each section's header; at 0 no header is requested.
  public var headerHeight = 0.0
  /// The height of each section's footer; at 0 no footer is requested.
  public var footerHeight = 0.0

  /// Makes UIKit's default layout: items of 50 points with 10 points between them.
  public init() {}
}
