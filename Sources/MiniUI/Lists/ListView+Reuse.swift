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
    view?.reuseIdentifier = identifier
    return view
  }
}
