import LabLanguage
import MiniUI

/// A builder of the cells of the app's lists, as their data source.
struct CellBuilder {
  /// The data source, which receives the actions of views in the cells.
  let owner: DynamicObject
  /// The log for faults in the description.
  let log: ScriptLog

  private static let filled = AssociationKey("lab.filledCell")

  /// Returns the cell for a row or an item.
  func cell(of list: DynamicObject?, at path: DynamicObject?) -> DynamicObject? {
    guard let path = (path as? IndexPathObject)?.path,
      let contents = ListContents.of(list), let cell = contents.cell(at: path)
    else { return nil }
    switch list {
    case let table as TableView: return row(cell, contents, of: table, at: path)
    case let items as CollectionView: return item(cell, contents, of: items, at: path)
    default: return nil
    }
  }

  /// Returns the header or footer of a section of items.
  func sectionView(
    of list: DynamicObject?, _ kind: String, at path: DynamicObject?
  ) -> DynamicObject? {
    guard let items = list as? CollectionView, let path = (path as? IndexPathObject)?.path,
      let section = ListContents.of(list)?.sections[path.section]
    else { return nil }
    items.register(
      owner.table["UICollectionReusableView"], forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "section")
    let view = items.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "section", for: path)
    show(kind == CollectionView.headerKind ? section.header : section.footer, in: view)
    return view
  }

  private func row(
    _ cell: ListContents.Cell, _ contents: ListContents, of table: TableView, at path: CellPath
  ) -> TableViewCell {
    let type = owner.table[contents.cell ?? "UITableViewCell"]
    table.register(type, forCellReuseIdentifier: cell.reuse)
    let row = table.dequeueReusableCell(withIdentifier: cell.reuse, for: path)
    let description = cell.description
    if description.detail != nil { row.style = .subtitle }
    if description.text != nil { row.textLabel.text = description.text }
    if description.detail != nil { row.detailTextLabel?.text = description.detail }
    row.accessibilityIdentifier = description.identifier
    row.take(contents.data(of: cell))
    fill(row, row.contentView, with: description)
    return row
  }

  private func item(
    _ cell: ListContents.Cell, _ contents: ListContents, of items: CollectionView,
    at path: CellPath
  ) -> CollectionViewCell {
    let type = owner.table[contents.cell ?? "UICollectionViewCell"]
    items.register(type, forCellWithReuseIdentifier: cell.reuse)
    let item = items.dequeueReusableCell(withReuseIdentifier: cell.reuse, for: path)
    let texts = cell.description.texts
    show(texts.isEmpty ? nil : texts.joined(separator: "\n"), in: item.contentView)
    item.accessibilityIdentifier = cell.description.identifier
    item.take(contents.data(of: cell))
    fill(item, item.contentView, with: cell.description)
    return item
  }

  /// Adds a cell's own views once; such a cell is reused only for the same contents.
  private func fill(_ cell: View, _ content: View, with description: ListDescription.Cell) {
    guard !description.views.isEmpty, cell.associated(Self.filled) == nil else { return }
    cell.setAssociated(cell.isa, for: Self.filled, policy: .assign)
    let method = "-[\(owner.class.name) cell]"
    let builder = ViewBuilder(owner: owner, method: method, log: log)
    for view in description.views { content.addSubview(builder.makeView(view.value)) }
  }

  /// Shows a text in a label, which a collection's cell does not have and the app adds.
  private func show(_ text: String?, in content: View) {
    let known = content.subviews.lazy.compactMap { $0 as? Label }.first
    guard text != nil || known != nil else { return }
    let label = known ?? Label(in: owner.process)
    label.text = text
    guard known == nil else { return }
    label.fillsSuperview = true
    content.addSubview(label)
  }
}
