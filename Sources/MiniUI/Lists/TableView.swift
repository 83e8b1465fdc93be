/// A list of rows in sections, from top to bottom: `UITableView`.
open class TableView: ListView {
  /// The style; plain tables keep the topmost section's header visible.
  public final var style = Style.plain { didSet { setNeedsLayout() } }
  /// The default height of rows, used if the delegate gives none.
  public final var rowHeight = 44.0 { didSet { geometryDidChange() } }
  /// The default height of headers with a title or a view.
  public final var sectionHeaderHeight = 28.0 { didSet { geometryDidChange() } }
  /// The default height of footers with a title or a view.
  public final var sectionFooterHeight = 28.0 { didSet { geometryDidChange() } }
  /// The view above all sections, with its own height.
  public final var tableHeaderView: View? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all sections, with its own height.
  public final var tableFooterView: View? { didSet { replace(oldValue, by: tableFooterView) } }
  /// True if the user may select rows during editing (TV-4).
  public final var allowsSelectionDuringEditing = false
  /// True if the user may select several rows during editing.
  public final var allowsMultipleSelectionDuringEditing = false
  final var delegateAsked = Asked<TableDelegateMethod>()
  final var dataSourceAsked = Asked<TableDataSourceMethod>()
  /// True while all rows are edited, not only a swiped one.
  final var isEditingAll = false
  /// The swiped row with its buttons; nil if absent.
  final var swipe: Swipe?

  /// The styles of tables.
  public enum Style: Hashable, Sendable {
    /// Continuous rows from edge to edge.
    case plain
    /// Separate groups, one per section.
    case grouped
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TableView.self, name: "UITableView", superclass: ScrollView.self) { methods in
      defineList(methods)
      defineEditing(methods)
      defineSelecting(methods)
    }
  }

  /// The cached methods of the delegate and the data source, as selectors (OB-9).
  public final var cachedMethods: [String] { delegateAsked.names + dataSourceAsked.names }

  override final var source: DynamicObject? { dataSourceAsked.object }
  override final func take(delegate: DynamicObject?) -> Bool {
    delegateAsked.set(delegate, of: self)
  }
  override final func take(source: DynamicObject?) -> Bool {
    dataSourceAsked.set(source, of: self, as: "dataSource")
  }
  override final var nouns: ListChanges.Nouns { ListChanges.Nouns(row: "row", list: "table view") }
  override final var pinsHeaders: Bool { style == .plain }
  override final var selectsNow: Bool {
    isEditingAll ? allowsSelectionDuringEditing : allowsSelection
  }
  override final var selectsMany: Bool {
    isEditingAll ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  override final func askCounts() -> [Int] { countsOfDataSource() }
  override final func makeGeometry(_ counts: [Int]) -> ListGeometry { geometry(of: counts) }
  override final func contentHeight(_ geometry: ListGeometry) -> Double {
    placeTableFooter(below: geometry)
  }
  override final func askCell(at path: CellPath) -> ReusableView? { cellOfDataSource(at: path) }
  override final func askSectionView(at place: ListPlace) -> View? { sectionView(at: place) }
  override final func askHighlight(of path: CellPath) -> Bool { delegateAllowsHighlight(of: path) }
  override final func choose(_ path: CellPath) { rowWasChosen(path) }
  override final var admitsTaps: Bool { swipe == nil }
  override final func admitsPress(_ touch: Touch) -> Bool { admitsFinger(touch) }
  override final func pressDidWander(_ press: Press, by offset: Point) {
    fingerDidLeave(press.path, by: offset)
  }
  override final func prepare(_ cell: ReusableView, at path: CellPath) {
    if let cell = cell as? TableViewCell { prepareEditing(of: cell, at: path) }
  }
  override final func displayedRect(_ rect: Rect, at path: CellPath) -> Rect {
    path == swipe?.path ? rect.offsetBy(dx: -(swipe?.width ?? 0), dy: 0) : rect
  }
  override final func rowsDidMove(_ place: (CellPath) -> CellPath?) { moveSwipe(by: place) }
  override final func tell(_ moment: CellMoment, _ cell: ReusableView?, at path: CellPath) {
    tellDelegate(moment, cell, at: path)
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    geometryDidChange()
  }
}

extension TableView {
  /// Makes a table with a frame and a style.
  public convenience init(frame: Rect, style: Style, in process: AppProcess) {
    self.init(in: process)
    self.frame = frame
    self.style = style
  }
}
