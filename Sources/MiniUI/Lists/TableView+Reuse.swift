/// The registration and reuse of views (TV-9).
extension TableView {
  /// Registers the class of cells for an identifier.
  public final func register(
    _ class: DynamicClass?, forCellReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers and footers for an identifier.
  public final func register(
    _ class: DynamicClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "section")
  }

  /// Returns a reused cell, or a new one of the registered class; nil without a class.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier) as? TableViewCell
  }

  /// Returns a reused cell, or a new one of the registered class; raises without a class.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: CellPath
  ) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    table.raise(
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
    return TableViewCell(in: process)
  }

  /// Returns a reused header or footer, or a new one of the registered class; nil without one.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueSectionView(identifier, kind: "section") as? TableViewHeaderFooterView
  }
}
