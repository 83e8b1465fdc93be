package import MiniUI

/// A person scrolls a list or another scroll view.
package struct Scroll: Sendable {
  /// What is scrolled.
  package let view: Located<ElementSelector>
  /// How far.
  package let goal: Goal

  /// Where scrolling ends.
  package enum Goal: Sendable {
    /// When a row or an item is on the screen.
    case row(CellPath)
    /// By so many points to the right and down.
    case distance(Point)
  }

  /// The keys of scrolling.
  package static let reader: Reader<Scroll> = .object(
    "scroll",
    Fields.required(
      "list", ElementSelector.reader.located, "A table, a collection view or a scroll view."),
    Fields.oneOf(
      Fields(
        Fields.required("to", CellPath.reader, "The row or item that is to be seen."),
        make: { Goal.row($0) }),
      Fields(
        Fields.required("by", Point.reader, "How far the content moves: to the left, and up."),
        make: { Goal.distance($0) })),
    make: { Scroll(view: $0, goal: $1) })
}
