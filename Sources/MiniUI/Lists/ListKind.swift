/// What a kind of list adds to what all lists do: tables and collections override this.
///
/// UIKit has no such class, and Swift no overrides in extensions.
open class ListKind: ScrollView {
  /// The data source.
  var source: DynamicObject? { nil }
  /// Takes another delegate and asks it what it responds to; whether it is another one.
  func take(delegate: DynamicObject?) -> Bool { false }
  /// Takes another data source, in the same way.
  func take(source: DynamicObject?) -> Bool { false }
  /// What messages to people call the rows.
  var nouns: ListChanges.Nouns { ListChanges.Nouns(row: "row", list: "list") }
  /// Whether a person may select now.
  var selectsNow: Bool { true }
  /// Whether a person may select several rows now.
  var selectsMany: Bool { false }
  /// Whether headers stay at the upper edge while their rows are scrolled under them.
  var pinsHeaders: Bool { false }
  /// Asks the data source how many rows each section has.
  func askCounts() -> [Int] { [] }
  /// Lays everything out.
  func makeGeometry(_ counts: [Int]) -> ListGeometry { ListGeometry(width: 0, top: 0) }
  /// Where the content ends, below the last section.
  func contentHeight(_ geometry: ListGeometry) -> Double { geometry.bottom }
  /// Asks the data source for a cell.
  func askCell(at path: CellPath) -> ReusableView? { nil }
  /// Asks for a header or a footer.
  func askSectionView(at place: ListPlace) -> View? { nil }
  /// Whether a finger on a row highlights it.
  func askHighlight(of path: CellPath) -> Bool { true }
  /// Tells the delegate.
  func tell(_ moment: ListView.CellMoment, _ cell: ReusableView?, at path: CellPath) {}
  /// A person has chosen a row.
  func choose(_ path: CellPath) {}
  /// Whether a tap on a row means the row, and not the end of something else.
  var admitsTaps: Bool { true }
  /// Whether a new finger may press a row.
  func admitsPress(_ touch: Touch) -> Bool { true }
  /// A finger that pressed a row has moved away by some distance.
  func pressDidWander(_ press: ListView.Press, by offset: Point) {}
  /// A cell is about to be shown.
  func prepare(_ cell: ReusableView, at path: CellPath) {}
  /// Where a cell is shown whose place in the content is given.
  func displayedRect(_ rect: Rect, at path: CellPath) -> Rect { rect }
  /// Rows have got other places.
  func rowsDidMove(_ place: (CellPath) -> CellPath?) {}
}
