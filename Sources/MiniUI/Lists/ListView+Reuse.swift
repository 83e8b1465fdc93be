/// Cells and section views that are handed out again, or made of a registered class (TV-9).
extension ListView {
  /// Registers the class of views of one kind with an identifier; `nil` registers none.
  final func register(_ class: DynamicClass?, as identifier: String, kind: String) {
    registered["\(kind) \(identifier)"] = `class`
  }

  /// A kept cell, or one of the registered class.
  final func dequeueCell(_ identifier: String) -> ReusableView? {
    pool.take(identifier) ?? make(identifier, kind: "cell")
  }

  /// A kept header or footer, or one of the registered class.
  final func dequeueSectionView(_ identifier: String, kind: String) -> ReusableView? {
    sectionViewPool.take(identifier) ?? make(identifier, kind: kind)
  }

  private func make(_ identifier: String, kind: String) -> ReusableView? {
    let view = registered["\(kind) \(identifier)"]?.make() as? ReusableView
    view?.reuseIdentifier = identifier
    return view
  }
}
