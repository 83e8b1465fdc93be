/// A list of items in lines, by section: `UICollectionView` with a flow layout.
open class CollectionView: ListView {
  /// The layout of the items.
  public final var layout = FlowLayout() { didSet { geometryDidChange() } }
  final var cachedDelegate = CachedDelegate()
  final var cachedSource = CachedDelegate()

  /// The optional methods of the delegate (OB-9).
  private static let delegateMethods: [SystemSelector] = [
    .`collectionView:willDisplayCell:forItemAtIndexPath:`,
    .`collectionView:didEndDisplayingCell:forItemAtIndexPath:`,
    .`collectionView:shouldHighlightItemAtIndexPath:`,
    .`collectionView:didHighlightItemAtIndexPath:`,
    .`collectionView:didUnhighlightItemAtIndexPath:`,
    .`collectionView:shouldSelectItemAtIndexPath:`,
    .`collectionView:shouldDeselectItemAtIndexPath:`, .`collectionView:didSelectItemAtIndexPath:`,
    .`collectionView:didDeselectItemAtIndexPath:`,
  ]
  /// The optional methods of the data source (OB-9).
  private static let dataSourceMethods: [SystemSelector] = [
    .`numberOfSectionsInCollectionView:`,
    .`collectionView:viewForSupplementaryElementOfKind:atIndexPath:`,
  ]

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(CollectionView.self, name: "UICollectionView", superclass: ScrollView.self) {
      methods in
      defineList(methods)
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
  override final var nouns: ListChanges.Nouns {
    ListChanges.Nouns(row: "item", list: "collection view")
  }
  override final func askCounts() -> [Int] { countsOfDataSource() }
  override final func makeGeometry(_ counts: [Int]) -> ListGeometry {
    var geometry = ListGeometry(width: bounds.width, top: 0)
    for count in counts {
      let grid = ItemGrid(layout, count: count, width: bounds.width)
      geometry.append(
        header: layout.headerHeight, body: .grid(grid), footer: layout.footerHeight)
    }
    return geometry
  }
  override final func askCell(at path: CellPath) -> ReusableView? { cellOfDataSource(at: path) }
  override final func askSectionView(at place: ListPlace) -> View? { sectionView(at: place) }
  override final func askHighlight(of path: CellPath) -> Bool {
    delegateAllows(.collectionShouldHighlightItem, path)
  }
  override final func choose(_ path: CellPath) { itemWasChosen(path) }
  override final func tell(_ moment: CellMoment, _ cell: ReusableView?, at path: CellPath) {
    tellDelegate(moment, cell, at: path)
  }
}

extension CollectionView {
  /// Makes a collection with a frame and a layout.
  public convenience init(frame: Rect, layout: FlowLayout, in process: AppProcess) {
    self.init(in: process)
    self.frame = frame
    self.layout = layout
  }
}

/// The items of a collection and their visible cells.
extension CollectionView {
  /// Returns the number of items in a section; 0 for an invalid section.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of an item; `nil` unless it is visible (TV-8).
  public final func cellForItem(at path: CellPath) -> CollectionViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? CollectionViewCell
  }

  /// The visible cells, in index order (TV-8).
  public final var visibleCells: [CollectionViewCell] {
    laidOutCells.compactMap { $0 as? CollectionViewCell }
  }

  /// The visible items, in index order (TV-8).
  public final var indexPathsForVisibleItems: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// Returns the item that a visible cell shows.
  public final func indexPath(for cell: CollectionViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// Returns the header or footer of a section if it is visible.
  public final func supplementaryView(at place: ListPlace) -> CollectionReusableView? {
    tileIfNeeded()
    return shownSectionView(at: place) as? CollectionReusableView
  }

  /// Scrolls an item into view (T214).
  public final func scrollToItem(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}

/// The updates of items (TV-12).
extension CollectionView {
  /// Inserts items; the paths are those after the batch.
  public final func insertItems(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Deletes items; the paths are those before the batch.
  public final func deleteItems(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Reloads items; the selection of other items is kept.
  public final func reloadItems(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// Moves an item.
  public final func moveItem(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}

/// The registration and reuse of views (TV-9).
extension CollectionView {
  /// Registers the class of cells for an identifier.
  public final func register(
    _ class: DynamicClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers or footers for an identifier.
  public final func register(
    _ class: DynamicClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: kind)
  }

  /// Returns a reused cell, or a new one of the registered class; raises without a class.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionViewCell {
    if let cell = dequeueCell(identifier) as? CollectionViewCell { return cell }
    refuse("UICollectionElementKindCell", identifier)
    return CollectionViewCell(in: process)
  }

  /// Returns a reused header or footer, or a new one of the registered class; raises without one.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionReusableView {
    let view = dequeueSectionView(identifier, kind: kind)
    if let view = view as? CollectionReusableView { return view }
    refuse(kind, identifier)
    return CollectionReusableView(in: process)
  }

  private func refuse(_ kind: String, _ identifier: String) {
    table.raise(
      .inconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }
}

/// A controller whose root view is a collection: `UICollectionViewController`.
///
/// It is the collection's data source and delegate.
open class CollectionViewController: ViewController {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(CollectionViewController.self, name: "UICollectionViewController") { methods in
      methods.define(.loadView) { controller, _ in controller.loadCollection() }
      methods.define(.collectionNumberOfItems) { _, _, _, _ in 0 }
    }
  }

  /// The collection; nil if a subclass has loaded another root view.
  public final var collectionView: CollectionView? {
    view as? CollectionView
  }

  private func loadCollection() {
    let list = CollectionView(
      frame: process.device.screen, layout: FlowLayout(), in: process)
    list.delegate = self
    list.dataSource = self
    view = list
  }
}
