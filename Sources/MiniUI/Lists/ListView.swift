/// The common part of tables and collections; UIKit has no such class.
///
/// Only the visible cells exist, and the cost of a row does not grow with the number of rows.
open class ListView: ListKind {
  /// True if the user may select rows (TV-4).
  public final var allowsSelection = true
  /// True if the user may select several rows; a tap on a selected one deselects it (TV-5).
  public final var allowsMultipleSelection = false
  /// The view behind the rows, as large as the list; it stays in place while they scroll (TV-23).
  public final var backgroundView: View? { didSet { replaceBackground(oldValue) } }
  /// The number of rows per section; `nil` until the data source is asked.
  final var counts: [Int]?
  /// The frames of the content; `nil` until they are needed.
  final var geometry: ListGeometry?
  /// A counter of changes to rows and frames, by which a layout notices changes by callbacks.
  final var revision = 0
  /// True after a reload, which invalidates every visible view (TV-7).
  final var hasForgottenCells = false
  /// The visible cells, in index order.
  final var shown: [ReusableView] = []
  /// The visible headers and footers; the view is nil if the app provided none.
  final var shownSectionViews: [SectionView] = []
  /// The cells available for reuse.
  final var pool = ReusePool()
  /// The headers and footers available for reuse.
  final var sectionViewPool = ReusePool()
  /// The registered classes, by kind and identifier.
  final var registered: [String: DynamicClass] = [:]
  /// The selected rows, visible or not.
  final var selection = RowSelection()
  /// The finger on a row; nil if absent.
  final var press: Press?
  /// The open batch of updates; nil if absent.
  final var batch: Batch?
  /// True during a layout, in which the data source may read the visible cells.
  final var isTiling = false
  private final lazy var pathClass = table[IndexPathObject.self]

  /// A visible header or footer.
  struct SectionView {
    let place: ListPlace
    /// The view; `nil` if the app provided none.
    let view: View?
  }

  /// The events of a cell that the delegate is notified of.
  enum CellMoment {
    case willDisplay, didEndDisplaying, didHighlight, didUnhighlight
  }

  /// Defines touches, layout, `reloadData`, the delegate and the data source of lists.
  static func defineList<List: ListView>(_ methods: MethodList<List>) {
    definePressing(methods)
    methods.define(.layoutSubviews) { list, callSuper in
      callSuper()
      list.tile()
    }
    methods.define(.reloadData) { list, _ in list.forgetData() }
    methods.define(.dataSource) { list, _ in list.source }
    methods.define(.setDelegate) { list, delegate, callSuper in
      callSuper(delegate)
      if list.take(delegate: delegate) { list.geometryDidChange() }
    }
    methods.define(.setDataSource) { list, source, _ in
      if list.take(source: source) { list.forgetData() }
    }
  }

  /// The data source, not retained; setting it sends `setDataSource:`.
  public final var dataSource: DynamicObject? {
    get { send(.dataSource)() }
    set { send(.setDataSource)(newValue) }
  }

  /// Discards all rows and the selection; the next layout asks the data source again (TV-7).
  public final func reloadData() { send(.reloadData)() }

  /// The number of sections; asks the data source if it has not answered since the last reload.
  public final var numberOfSections: Int { loadedCounts.count }

  final func object(of path: CellPath) -> IndexPathObject { IndexPathObject(path, of: pathClass) }

  /// Ignores cells that are added and removed during a layout, which needs no further one.
  override final func subviewsDidChange() { if !isTiling { super.subviewsDidChange() } }

  override var selectsNow: Bool { allowsSelection }
  override var selectsMany: Bool { allowsMultipleSelection }
}

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

/// The cached answers of the data source.
extension ListView {
  /// The number of rows in each section; asks the data source if needed.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askCounts()
    counts = new
    return new
  }

  /// The frames of the content; recomputed after a reload and for another width.
  final var loadedGeometry: ListGeometry {
    for _ in 0..<Self.mostBeginnings {
      if let geometry, geometry.width == bounds.width { return geometry }
      let new = makeGeometry(loadedCounts)
      geometry = new
      // The delegate may be notified of scrolling and change the rows.
      show(new)
    }
    endRestlessApp()
    return makeGeometry(loadedCounts)
  }

  /// True if the row exists in the cached counts.
  final func contains(_ path: CellPath) -> Bool {
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  /// Discards all answers of the data source (TV-7).
  private func forgetData() {
    forgetPress()
    selection.removeAll()
    rowsDidMove { _ in nil }
    counts = nil
    hasForgottenCells = true
    geometryDidChange()
  }

  /// Discards the frames, but keeps the data source's answers.
  final func geometryDidChange() {
    geometry = nil
    revision += 1
    setNeedsLayout()
  }

  /// Sets the content size and scrolls back from beyond its end.
  private func show(_ geometry: ListGeometry) {
    contentSize = Size(width: geometry.width, height: contentHeight(geometry))
    let last = max(0, contentSize.height - bounds.height)
    if contentOffset.y > last { contentOffset = Point(x: contentOffset.x, y: last) }
  }
}

extension ListView {
  /// Returns the cell of a visible row (TV-8); logarithmic in the number of visible cells.
  public final func shownCell(at path: CellPath) -> ReusableView? {
    let index = shown.partitionPoint { $0.indexPath.map { $0 < path } ?? true }
    guard index < shown.count, shown[index].indexPath == path else { return nil }
    return shown[index]
  }

  /// The visible cells in index order, after pending layout.
  final var laidOutCells: [ReusableView] {
    tileIfNeeded()
    return shown
  }

  final func tileIfNeeded() { if needsLayout { layOutWithin() } }
}
