/// The common part of cells, headers and footers, which a list reuses.
///
/// UIKit has no such class; its tables and collections have one each.
open class ReusableView: View {
  /// The place in the list; `nil` while the view is not visible.
  public internal(set) final var place: ListPlace? {
    didSet { if place != oldValue { noteIdentityChange() } }
  }
  /// The key under which the view is kept for reuse; without one it is dropped (TV-9).
  public internal(set) final var reuseIdentifier: String?

  /// The row or item of a cell; updated when rows are inserted or deleted above it.
  public final var indexPath: CellPath? { place?.path }

  /// The list that shows this view.
  final var list: ListView? { superview as? ListView }

  /// Shows the view as selected or not; only cells react.
  func look(selected: Bool) {}

  /// Shows the view as pressed or not; only cells react.
  func look(highlighted: Bool) {}
}

extension Message where S == ToVoid {
  /// `-prepareForReuse`, before a view is reused (TV-9).
  @inlinable public static var prepareForReuse: Self { Message(.prepareForReuse) }
}
