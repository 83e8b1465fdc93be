/// The methods in which tables and collections differ; both override them.
///
/// UIKit has no such class; it exists because Swift cannot override methods from extensions.
open class ListKind: ScrollView {
  var source: DynamicObject? { nil }
  /// Sets the delegate and caches its methods; true if the delegate changed.
  func take(delegate: DynamicObject?) -> Bool { false }
  /// Sets the data source and caches its methods; true if the data source changed.
  func take(source: DynamicObject?) -> Bool { false }
  /// The words for the list and its rows in messages to developers.
  var nouns: ListChanges.Nouns { ListChanges.Nouns(row: "row", list: "list") }
  /// True if the user may select rows now.
  var selectsNow: Bool { true }
  /// True if the user may select several rows now.
  var selectsMany: Bool { false }
  /// True if headers stay at the upper edge while their rows scroll beneath them.
  var pinsHeaders: Bool { false }
  /// Asks the data source for the number of rows in each section.
  func askCounts() -> [Int] { [] }
  func makeGeometry(_ counts: [Int]) -> ListGeometry { ListGeometry(width: 0, top: 0) }
  /// Returns the end of the content below the last section.
  func contentHeight(_ geometry: ListGeometry) -> Double { geometry.bottom }
  func askCell(at path: CellPath) -> ReusableView? { nil }
  /// Asks the data source or the delegate for a header or footer.
  func askSectionView(at place: ListPlace) -> View? { nil }
  /// Asks the delegate if a finger may highlight the row.
  func askHighlight(of path: CellPath) -> Bool { true }
  /// Notifies the delegate of a cell's event.
  func tell(_ moment: ListView.CellMoment, _ cell: ReusableView?, at path: CellPath) {}
  /// Handles a row chosen by the user.
  func choose(_ path: CellPath) {}
  /// True if a tap on a row acts on the row, and does not end another mode.
  var admitsTaps: Bool { true }
  /// True if a new finger may press a row.
  func admitsPress(_ touch: Touch) -> Bool { true }
  /// Handles a pressing finger that has moved away by an offset.
  func pressDidWander(_ press: ListView.Press, by offset: Point) {}
  /// Prepares a cell before it is shown.
  func prepare(_ cell: ReusableView, at path: CellPath) {}
  /// Returns a cell's frame on the screen, given its frame in the content.
  func displayedRect(_ rect: Rect, at path: CellPath) -> Rect { rect }
  /// Adjusts state after rows have moved.
  func rowsDidMove(_ place: (CellPath) -> CellPath?) {}
}
