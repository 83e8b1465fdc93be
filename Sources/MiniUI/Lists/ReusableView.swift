/// A view that a list shows and keeps for later: what cells, headers and footers have in common.
///
/// UIKit has no such class; tables and collections have one each.
open class ReusableView: View {
  /// What the view stands for in its list; `nil` while it is not on display.
  public internal(set) final var place: ListPlace? {
    didSet { if place != oldValue { noteIdentityChange() } }
  }
  /// What it is kept under when it leaves the display; without one it is dropped (TV-9).
  public internal(set) final var reuseIdentifier: String?

  /// The row or item that a cell shows, kept right when rows come and go above it.
  public final var indexPath: CellPath? { place?.path }

  /// The list that shows this view, at any depth.
  final var list: ListView? { superview as? ListView }

  /// Looks chosen or not; a view that is no cell looks the same.
  func look(selected: Bool) {}

  /// Looks pressed or not; a view that is no cell looks the same.
  func look(highlighted: Bool) {}
}

extension Message where S == ToVoid {
  /// `-prepareForReuse`, before a kept view is handed out again (TV-9).
  @inlinable public static var prepareForReuse: Self { Message(.prepareForReuse) }
}
