/// The registration and reuse of views (TV-9).
extension CollectionView {
  /// Registers the class of cells for an identifier.
  public final func register(
    _ class: DynamicClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers or footers for an identifier.
  public final func register(
    _ class: DynamicClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: kind)
  }

  /// Returns a reused cell, or a new one of the registered class; raises without a class.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionViewCell {
    if let cell = dequeueCell(identifier) as? CollectionViewCell { return cell }
    refuse("UICollectionElementKindCell", identifier)
    return CollectionViewCell(in: process)
  }

  /// Returns a reused header or footer, or a new one of the registered class; raises without one.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionReusableView {
    let view = dequeueSectionView(identifier, kind: kind)
    if let view = view as? CollectionReusableView { return view }
    refuse(kind, identifier)
    return CollectionReusableView(in: process)
  }

  private func refuse(_ kind: String, _ identifier: String) {
    table.raise(
      .inconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }
}
