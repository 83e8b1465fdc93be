package import LabLanguage
package import MiniUI

/// A person's scrolling of a list or another scroll view.
package struct Scroll: Sendable {
  /// The scroll view.
  package let view: Located<ElementSelector>
  /// The end of the scrolling.
  package let goal: Goal

  /// An end of scrolling.
  package enum Goal: Sendable {
    /// A row or an item on the screen.
    case row(CellPath)
    /// A distance in points to the right and down.
    case distance(Point)
  }

  /// The keys of scrolling.
  package static let reader: Reader<Scroll> = .object(
    "scroll",
    Fields.required(
      "list", ElementSelector.reader.located, "A table, a collection view or a scroll view."),
    Fields.oneOf(
      Fields(
        Fields.required("to", CellPath.reader, "The row or item to show."),
        make: { Goal.row($0) }),
      Fields(
        Fields.required("by", Point.reader, "The distance of the content: to the left, and up."),
        make: { Goal.distance($0) })),
    make: { Scroll(view: $0, goal: $1) })
}
