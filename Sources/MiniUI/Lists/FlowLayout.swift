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

/// The items of one section in lines, placed by a ``FlowLayout`` in a width.
struct ItemGrid {
  private let layout: FlowLayout
  private let count: Int
  private let columns: Int
  private let spacing: Double

  /// The limit of items per line, which keeps the conversion to `Int` safe.
  private static let mostColumns = 100_000.0

  /// Computes the number of columns and distributes the spare width between the items.
  init(_ layout: FlowLayout, count: Int, width: Double) {
    (self.layout, self.count) = (layout, count)
    let room = width - layout.sectionInset.left - layout.sectionInset.right
    let step = layout.itemSize.width + layout.itemSpacing
    let fitting = (room + layout.itemSpacing) / step
    // There is one column even if the width does not fit an item.
    columns = step > 0 && fitting >= 1 ? Int(min(fitting, Self.mostColumns)) : 1
    let free = room - layout.itemSize.width * Double(columns)
    spacing = columns > 1 ? free / Double(columns - 1) : 0
  }

  private var lineCount: Int { (count + columns - 1) / columns }
  private var lineStep: Double { layout.itemSize.height + layout.lineSpacing }

  /// The height of the lines and the section's insets; an empty section has the insets too.
  var height: Double {
    let lines = Double(lineCount) * lineStep - (lineCount > 0 ? layout.lineSpacing : 0)
    return layout.sectionInset.top + lines + layout.sectionInset.bottom
  }

  func rect(of item: Int) -> Rect {
    Rect(
      x: layout.sectionInset.left
        + Double(item % columns) * (layout.itemSize.width + spacing),
      y: layout.sectionInset.top + Double(item / columns) * lineStep,
      width: layout.itemSize.width, height: layout.itemSize.height)
  }

  /// Returns the items of the lines that overlap a vertical range.
  func items(from top: Double, to bottom: Double) -> Range<Int> {
    let inset = layout.sectionInset.top
    let lines = SectionBody.lines(
      from: top - inset, to: bottom - inset, of: lineStep, count: lineCount)
    return min(count, lines.lowerBound * columns)..<min(count, lines.upperBound * columns)
  }
}
