/// The views available for reuse (TV-9).
struct ReusePool {
  /// The views, in the order in which they left the screen.
  private(set) var views: [ReusableView] = []

  /// Adds a view if it has an identifier.
  mutating func add(_ view: ReusableView) {
    if view.reuseIdentifier != nil { views.append(view) }
  }

  /// Returns the last view added under an identifier, after `prepareForReuse`.
  mutating func take(_ identifier: String) -> ReusableView? {
    guard let index = views.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
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
