/// The common part of tables and collections; UIKit has no such class.
///
/// Only the visible cells exist, and the cost of a row does not grow with the number of rows.
open class ListView: ListKind {
  /// True if the user may select rows (TV-4).
  public final var allowsSelection = true
  /// True if the user may select several rows; a tap on a selected one deselects it (TV-5).
  public final var allowsMultipleSelection = false
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

extension Message where S == ToVoid {
  /// `-reloadData`.
  @inlinable public static var reloadData: Self { Message(.reloadData) }
}
