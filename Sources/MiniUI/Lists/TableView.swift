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
  final var cachedDelegate = CachedDelegate()
  final var cachedSource = CachedDelegate()
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

  /// The optional methods of the delegate (OB-9).
  private static let delegateMethods: [SystemSelector] = [
    .`tableView:willDisplayCell:forRowAtIndexPath:`,
    .`tableView:didEndDisplayingCell:forRowAtIndexPath:`, .`tableView:heightForRowAtIndexPath:`,
    .`tableView:heightForHeaderInSection:`, .`tableView:heightForFooterInSection:`,
    .`tableView:viewForHeaderInSection:`, .`tableView:viewForFooterInSection:`,
    .`tableView:shouldHighlightRowAtIndexPath:`, .`tableView:didHighlightRowAtIndexPath:`,
    .`tableView:didUnhighlightRowAtIndexPath:`, .`tableView:willSelectRowAtIndexPath:`,
    .`tableView:willDeselectRowAtIndexPath:`, .`tableView:didSelectRowAtIndexPath:`,
    .`tableView:didDeselectRowAtIndexPath:`, .`tableView:editingStyleForRowAtIndexPath:`,
    .`tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`,
    .`tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`,
    .`tableView:willBeginEditingRowAtIndexPath:`, .`tableView:didEndEditingRowAtIndexPath:`,
    .`tableView:accessoryButtonTappedForRowWithIndexPath:`,
  ]
  /// The optional methods of the data source (OB-9).
  private static let dataSourceMethods: [SystemSelector] = [
    .`numberOfSectionsInTableView:`, .`tableView:titleForHeaderInSection:`,
    .`tableView:titleForFooterInSection:`, .`tableView:canEditRowAtIndexPath:`,
    .`tableView:canMoveRowAtIndexPath:`, .`tableView:commitEditingStyle:forRowAtIndexPath:`,
    .`tableView:moveRowAtIndexPath:toIndexPath:`,
  ]

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TableView.self, name: "UITableView", superclass: ScrollView.self) { methods in
      defineList(methods)
      defineEditing(methods)
      defineSelecting(methods)
    }
  }

  /// The cached methods of the delegate and the data source, as selectors (OB-9).
  public final var cachedMethods: [String] { cachedDelegate.names + cachedSource.names }

  override final var source: DynamicObject? { cachedSource.object }
  override final func take(delegate: DynamicObject?) -> Bool {
    cachedDelegate.set(delegate, of: self, asking: Self.delegateMethods)
  }
  override final func take(source: DynamicObject?) -> Bool {
    cachedSource.set(source, of: self, as: "dataSource", asking: Self.dataSourceMethods)
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

/// The rows of a table and their visible cells.
extension TableView {
  /// Returns the number of rows in a section; 0 for an invalid section.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of a row; `nil` unless it is visible (TV-8).
  public final func cellForRow(at path: CellPath) -> TableViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? TableViewCell
  }

  /// The visible cells, in index order (TV-8).
  public final var visibleCells: [TableViewCell] {
    laidOutCells.compactMap { $0 as? TableViewCell }
  }

  /// The visible rows, in index order (TV-8).
  public final var indexPathsForVisibleRows: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// Returns the row that a visible cell shows.
  public final func indexPath(for cell: TableViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// Returns the row at a point of the content.
  public final func indexPathForRow(at point: Point) -> CellPath? {
    loadedGeometry.paths(in: Rect(x: 0, y: point.y, width: bounds.width, height: 1)).first
  }

  /// Returns the frame of a row in the content, visible or not; `nil` for an invalid row.
  public final func rectForRow(at path: CellPath) -> Rect? {
    contains(path) ? loadedGeometry.rect(of: .cell(path)) : nil
  }

  /// Returns the header of a section if it is visible.
  public final func headerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .header(section))
  }

  /// Returns the footer of a section if it is visible.
  public final func footerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .footer(section))
  }

  /// Scrolls a row into view.
  public final func scrollToRow(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}

/// The updates of rows (TV-12).
extension TableView {
  /// Begins a batch that ``endUpdates()`` ends.
  public final func beginUpdates() { beginBatch() }

  /// Ends a batch; the data source's counts must then match the reported changes (TV-12).
  public final func endUpdates() { endBatch() }

  /// Inserts rows; the paths are those after the batch.
  public final func insertRows(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Deletes rows; the paths are those before the batch.
  public final func deleteRows(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Reloads rows; the selection of other rows is kept (TV-7).
  public final func reloadRows(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// Moves a row.
  public final func moveRow(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}

/// The registration and reuse of views (TV-9).
extension TableView {
  /// Registers the class of cells for an identifier.
  public final func register(
    _ class: DynamicClass?, forCellReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers and footers for an identifier.
  public final func register(
    _ class: DynamicClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "section")
  }

  /// Returns a reused cell, or a new one of the registered class; nil without a class.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier) as? TableViewCell
  }

  /// Returns a reused cell, or a new one of the registered class; raises without a class.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: CellPath
  ) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    table.raise(
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
    return TableViewCell(in: process)
  }

  /// Returns a reused header or footer, or a new one of the registered class; nil without one.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueSectionView(identifier, kind: "section") as? TableViewHeaderFooterView
  }
}
