/// The views that have left the display and wait to be shown again (TV-9).
struct ReusePool {
  /// The one that left first comes first.
  private(set) var views: [ReusableView] = []

  /// Keeps a view that has an identifier.
  mutating func add(_ view: ReusableView) {
    if view.reuseIdentifier != nil { views.append(view) }
  }

  /// Takes the view that left last under an identifier, after `prepareForReuse`.
  mutating func take(_ identifier: String) -> ReusableView? {
    guard let index = views.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let view = views.remove(at: index)
    view.send(.prepareForReuse)()
    return view
  }

  /// Drops what left first until no more than a number are kept.
  mutating func trim(to count: Int) {
    views.removeFirst(max(0, views.count - max(0, count)))
  }
}
