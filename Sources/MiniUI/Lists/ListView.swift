/// What tables and collections have in common; UIKit has no such class.
///
/// Only the cells on the screen exist, and what a row costs does not grow with their number.
open class ListView: ScrollView {
  /// Whether a person may select rows (TV-4).
  public final var allowsSelection = true
  /// Whether a person may select several rows; tapping one again deselects it (TV-5).
  public final var allowsMultipleSelection = false
  /// How many rows each section had when the data source was last asked; `nil` until it is.
  final var counts: [Int]?
  /// Where everything lies; `nil` until it is needed.
  final var geometry: ListGeometry?
  /// The cells on display, in index order.
  final var shown: [ReusableView] = []
  /// The headers and footers on display; one that the app did not give has no view.
  final var shownSectionViews: [SectionView] = []
  /// The cells that wait to be shown again.
  final var pool = ReusePool()
  /// The headers and footers that wait.
  final var sectionViewPool = ReusePool()
  /// The classes that views are made of, by kind and identifier.
  final var registered: [String: DynamicClass] = [:]
  /// What is selected, on display or not.
  final var selection = RowSelection()
  /// The finger that is on a row.
  final var press: Press?
  /// The updates that are being collected.
  final var batch: Batch?
  /// Whether cells are being shown now, when the data source may ask what is on display.
  final var isTiling = false
  private final lazy var pathClass = table[IndexPathObject.self]

  /// A header or footer on display.
  struct SectionView {
    /// What the view stands for.
    let place: ListPlace
    /// `nil` where the app gave none.
    let view: View?
  }

  /// Something that the delegate is told of a cell.
  enum CellMoment {
    case willDisplay, didEndDisplaying, didHighlight, didUnhighlight
  }

  /// What every list does with touches, layout, `reloadData`, its delegate and its data source.
  static func defineList<List: ListView>(_ methods: MethodList<List>) {
    definePressing(methods)
    methods.define(
      .layoutSubviews,
      Body { list, callSuper in
        callSuper()
        list.tile()
      })
    methods.define(.reloadData, Body { list, _ in list.forgetData() })
    methods.define(.dataSource, Body { list, _ in list.source })
    methods.define(
      .setDelegate,
      Body { list, delegate, callSuper in
        callSuper(delegate)
        if list.take(delegate: delegate) { list.geometryDidChange() }
      })
    methods.define(
      .setDataSource,
      Body { list, source, _ in if list.take(source: source) { list.forgetData() } })
  }

  /// Who says what is in the list, not retained; setting it sends `setDataSource:`.
  public final var dataSource: DynamicObject? {
    get { send(.dataSource)() }
    set { send(.setDataSource)(newValue) }
  }

  /// Asks for everything again at the next layout; nothing is selected any more (TV-7).
  public final func reloadData() { send(.reloadData)() }

  /// How many sections there are; the data source is asked if it has not been since a reload.
  public final var numberOfSections: Int { loadedCounts.count }

  /// A row as an object that a message carries.
  final func object(of path: CellPath) -> IndexPathObject { IndexPathObject(path, of: pathClass) }

  // What a kind of list adds.

  /// The data source.
  var source: DynamicObject? { nil }
  /// Takes another delegate and asks it what it responds to; whether it is another one.
  func take(delegate: DynamicObject?) -> Bool { false }
  /// Takes another data source, in the same way.
  func take(source: DynamicObject?) -> Bool { false }
  /// What messages to people call the rows.
  var nouns: ListChanges.Nouns { ListChanges.Nouns(row: "row", list: "list") }
  /// Whether a person may select now.
  var selectsNow: Bool { allowsSelection }
  /// Whether a person may select several rows now.
  var selectsMany: Bool { allowsMultipleSelection }
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
  func tell(_ moment: CellMoment, _ cell: ReusableView?, at path: CellPath) {}
  /// A person has chosen a row.
  func choose(_ path: CellPath) {}
  /// Whether a new finger may press a row.
  func admitsPress(_ touch: Touch) -> Bool { true }
  /// A finger that pressed a row has moved away by some distance.
  func pressDidWander(_ press: Press, by offset: Point) {}
  /// A cell is about to be shown.
  func prepare(_ cell: ReusableView, at path: CellPath) {}
  /// Where a cell is shown whose place in the content is given.
  func displayedRect(_ rect: Rect, at path: CellPath) -> Rect { rect }
  /// Rows have got other places.
  func rowsDidMove(_ place: (CellPath) -> CellPath?) {}
}

extension Message where S == ToVoid {
  /// `-reloadData`.
  @inlinable public static var reloadData: Self { Message(.reloadData) }
}
