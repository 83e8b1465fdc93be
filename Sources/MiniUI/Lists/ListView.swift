/// What tables and collections have in common; UIKit has no such class.
///
/// Only the cells on the screen exist, and what a row costs does not grow with their number.
open class ListView: ListKind {
  /// Whether a person may select rows (TV-4).
  public final var allowsSelection = true
  /// Whether a person may select several rows; tapping one again deselects it (TV-5).
  public final var allowsMultipleSelection = false
  /// How many rows each section had when the data source was last asked; `nil` until it is.
  final var counts: [Int]?
  /// Where everything lies; `nil` until it is needed.
  final var geometry: ListGeometry?
  /// Counts what moves cells, so that whoever shows them notices what an app did meanwhile.
  final var revision = 0
  /// Whether a reload has made every view on display a thing of the past (TV-7).
  final var hasForgottenCells = false
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

  /// Cells that come and go while they are being shown ask for no other layout.
  override final func subviewsDidChange() { if !isTiling { super.subviewsDidChange() } }

  override var selectsNow: Bool { allowsSelection }
  override var selectsMany: Bool { allowsMultipleSelection }
}

extension Message where S == ToVoid {
  /// `-reloadData`.
  @inlinable public static var reloadData: Self { Message(.reloadData) }
}
