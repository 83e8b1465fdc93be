/// Reuse: TV-9.
extension TableView {
  /// Registers the class of cells with an identifier.
  public final func register(
    _ class: DynamicClass?, forCellReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers and footers with an identifier.
  public final func register(
    _ class: DynamicClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "section")
  }

  /// A cell that has left the display, or one of the registered class, or nothing.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier) as? TableViewCell
  }

  /// A cell in any case; without a registered class the app crashes.
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

  /// A header or footer that has left the display, or one of the registered class, or nothing.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueSectionView(identifier, kind: "section") as? TableViewHeaderFooterView
  }
}
