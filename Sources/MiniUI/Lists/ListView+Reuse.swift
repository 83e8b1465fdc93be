/// The registration and reuse of cells and section views (TV-9).
extension ListView {
  /// Registers the class of views of a kind for an identifier; `nil` removes the registration.
  final func register(_ class: DynamicClass?, as identifier: String, kind: String) {
    registered["\(kind) \(identifier)"] = `class`
  }

  /// Returns a reused cell, or a new one of the registered class.
  final func dequeueCell(_ identifier: String) -> ReusableView? {
    pool.take(identifier) ?? make(identifier, kind: "cell")
  }

  /// Returns a reused header or footer, or a new one of the registered class.
  final func dequeueSectionView(_ identifier: String, kind: String) -> ReusableView? {
    sectionViewPool.take(identifier) ?? make(identifier, kind: kind)
  }

  private func make(_ identifier: String, kind: String) -> ReusableView? {
    let view = registered["\(kind) \(identifier)"]?.make() as? ReusableView
    view?.reuseKey = identifier
    return view
  }
}

/// The views available for reuse (TV-9).
struct ReusePool {
  /// The views, in the order in which they left the screen.
  private(set) var views: [ReusableView] = []

  mutating func add(_ view: ReusableView) {
    if view.reuseKey != nil { views.append(view) }
  }

  /// Returns the last view added under an identifier, after `prepareForReuse`.
  mutating func take(_ identifier: String) -> ReusableView? {
    guard let index = views.lastIndex(where: { $0.reuseKey == identifier }) else {
      return nil
    }
    let view = views.remove(at: index)
    view.send(.prepareForReuse)()
    return view
  }

  /// Drops the oldest views beyond a number.
  mutating func trim(to count: Int) {
    views.removeFirst(max(0, views.count - max(0, count)))
  }
}

/// The common part of cells, headers and footers, which a list reuses.
///
/// UIKit has no such class; its tables and collections have one each.
open class ReusableView: View {
  /// The place in the list; `nil` while the view is not visible.
  public internal(set) final var place: ListPlace? {
    didSet { if place != oldValue { noteIdentityChange() } }
  }
  /// The key under which a list keeps the view for reuse; without one it drops the view (TV-9).
  final var reuseKey: String?
  package final var readableReuse = ReadableReuse.identifier

  /// The facts about the reuse of a view that code can read.
  package enum ReadableReuse: Sendable {
    case identifier
    /// The reuse alone: the files of the app do not tell its identifier.
    case reuse
    /// None, as of a static cell: no other row shows the view.
    case none
  }

  /// The identifier that the app gave the view for reuse; nil without one.
  public final var reuseIdentifier: String? { readableReuse == .identifier ? reuseKey : nil }

  /// True if several rows show the view in turn.
  package final var isReused: Bool { reuseKey != nil && readableReuse != .none }

  /// The row or item of a cell; updated when rows are inserted or deleted above it.
  public final var indexPath: CellPath? { place?.path }

  final var list: ListView? { superview as? ListView }

  /// Shows the view as selected or not; only cells react.
  func look(selected: Bool) {}

  /// Shows the view as pressed or not; only cells react.
  func look(highlighted: Bool) {}
}
