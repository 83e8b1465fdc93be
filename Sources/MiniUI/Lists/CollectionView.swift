/// A list of items in lines, by section: `UICollectionView` with a flow layout.
open class CollectionView: ListView {
  /// The layout of the items.
  public final var layout = FlowLayout() { didSet { geometryDidChange() } }
  final var delegateAsked = Asked<CollectionDelegateMethod>()
  final var dataSourceAsked = Asked<CollectionDataSourceMethod>()

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(CollectionView.self, name: "UICollectionView", superclass: ScrollView.self) {
      methods in
      defineList(methods)
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
    delegateAllows(.shouldHighlight, .collectionShouldHighlightItem, path)
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
