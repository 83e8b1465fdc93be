import LabLanguage
import MiniUI

/// The data source methods of a class with lists on its screen.
extension AppBuilder {
  func addDataSource(to type: DynamicClass, _ own: ClassDescription) {
    let controllers = ["UITableViewController", "UICollectionViewController"]
    if own.showsLists || controllers.contains(own.superclass.value) {
      addTableSource(to: type)
      addCollectionSource(to: type)
    }
    addSegues(of: own.cells + (hookedCells[type.name] ?? []), to: type)
  }

  /// Makes an object the data source of lists that code of other classes, or of a hook, adds.
  func addDataSource(to object: DynamicObject) {
    let type = object.class
    guard !object.responds(to: type.table.selector("tableView:numberOfRowsInSection:")) else {
      return
    }
    addTableSource(to: type)
    addCollectionSource(to: type)
  }

  /// Runs the methods that the cells name, where a storyboard has segues of cells.
  private func addSegues(of cells: [ListDescription.Cell], to type: DynamicClass) {
    if cells.contains(where: { $0.selection != nil }) {
      type.addMethod(.tableDidSelectRow, segue(of: \.selection))
      type.addMethod(.collectionDidSelectItem, segue(of: \.selection))
    }
    if cells.contains(where: { $0.accessory != nil }) {
      type.addMethod(.tableAccessoryButtonTapped, segue(of: \.accessory))
    }
    if cells.contains(where: { $0.height != nil }) { type.addMethod(.tableHeightForRow, height) }
  }

  private var height: Body<GeneralShape<Double, DynamicObject?, DynamicObject?>, DynamicObject> {
    Body { _, list, path, _ in
      let own = (path as? IndexPathObject).flatMap { ListContents.of(list)?.cell(at: $0.path) }
      return own?.description.height?.value ?? (list as? TableView)?.rowHeight ?? 0
    }
  }

  private func addTableSource(to type: DynamicClass) {
    type.addMethod(.tableNumberOfSections, sectionCount)
    type.addMethod(.tableNumberOfRows, cellCount)
    type.addMethod(.tableCellForRow, cell)
    type.addMethod(.tableTitleForHeader, text(of: \.header?.text))
    type.addMethod(.tableTitleForFooter, text(of: \.footer?.text))
  }

  private func addCollectionSource(to type: DynamicClass) {
    type.addMethod(.collectionNumberOfSections, sectionCount)
    type.addMethod(.collectionNumberOfItems, cellCount)
    type.addMethod(.collectionCellForItem, cell)
    type.addMethod(
      .collectionSupplementary,
      Body { (owner: DynamicObject, list, kind, path, _) in
        CellBuilder(owner: owner, app: self).sectionView(of: list, kind ?? "", at: path)
      })
  }

  // A body is installed only once, so each of these makes a new one.

  private var sectionCount: Body<GeneralShape<Int, DynamicObject?>, DynamicObject> {
    Body { _, list, _ in ListContents.of(list)?.sections.count ?? 0 }
  }

  private var cellCount: Body<GeneralShape<Int, DynamicObject?, Int>, DynamicObject> {
    Body { _, list, section, _ in ListContents.of(list)?.sections[section].cells.count ?? 0 }
  }

  private var cell:
    Body<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>, DynamicObject>
  {
    Body { owner, list, path, _ in CellBuilder(owner: owner, app: self).cell(of: list, at: path) }
  }

  private func segue(
    of part: KeyPath<ListDescription.Cell, Located<String>?>
  ) -> Body<ObjectsToVoid, DynamicObject> {
    Body { owner, list, path, _ in
      guard let path = (path as? IndexPathObject)?.path,
        let name = ListContents.of(list)?.cell(at: path)?.description[keyPath: part]
      else { return }
      let message = Message<ObjectToVoid>(owner.table.selector(name.value))
      owner.send(message)(CellBuilder(owner: owner, app: self).shownCell(of: list, at: path))
    }
  }

  private func text(
    of part: KeyPath<ListContents.Section, String?>
  ) -> Body<GeneralShape<String?, DynamicObject?, Int>, DynamicObject> {
    Body { _, list, section, _ in ListContents.of(list)?.sections[section][keyPath: part] }
  }
}

extension AppAction {
  fileprivate var addsLists: Bool {
    if case .addView(let added) = self { added.view.value.showsLists } else { false }
  }
}

extension Scenario {
  /// The cells that the methods bring that steps install, by the names of the classes.
  var hookedCells: [String: [ListDescription.Cell]] {
    let hooks = steps.flatMap(\.value.verb.operations)
    return hooks.reduce(into: [:]) { all, hook in
      guard let name = hook.newMethod?.className.plainText else { return }
      all[name, default: []] += hook.steps.everything.flatMap(\.cells)
    }
  }
}

extension AppAction {
  /// The cells that the action brings.
  var cells: [ListDescription.Cell] {
    switch self {
    case .addView(let added): added.view.value.tree.compactMap(\.list).flatMap(\.cells)
    case .insertRows(let inserted): inserted.cells
    default: []
    }
  }
}

extension ListDescription {
  var cells: [Cell] { sections.flatMap(\.value.cells) }
}

extension ClassDescription {
  /// The cells of the lists in its view, and those that its code brings.
  var cells: [ListDescription.Cell] {
    (view?.value.tree ?? []).compactMap(\.list).flatMap(\.cells)
      + methods.flatMap(\.value.everything).flatMap(\.cells)
  }

  /// True if its screen has a list with contents, or code adds one.
  fileprivate var showsLists: Bool {
    ([view, titleView].compactMap(\.self) + settings.barViews).contains { $0.value.showsLists }
      || methods.contains { $0.value.everything.contains(where: \.addsLists) }
  }
}

/// A builder of the cells of the app's lists, as their data source.
private struct CellBuilder {
  /// The data source, which receives the actions of views in the cells.
  let owner: DynamicObject
  /// The builder of the app, which makes the controllers inside cells.
  let app: AppBuilder

  private static let filled = AssociationKey("lab.filledCell")

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
    let part = kind == CollectionView.headerKind ? section.header : section.footer
    // A view with the app's own views is not shared, as a cell with its own is not.
    let isOwn = part.map { !$0.views.isEmpty || $0.className != nil } ?? false
    let reuse = isOwn ? "section \(path.section)" : "section"
    items.register(
      owner.table[part?.className?.value ?? "UICollectionReusableView"],
      forSupplementaryViewOfKind: kind, withReuseIdentifier: reuse)
    let view = items.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: reuse, for: path)
    view.readableReuse = isOwn ? .none : .reuse
    show(part?.text, in: view)
    view.accessibilityIdentifier = part?.identifier
    if let part {
      fill(view, view, with: part)
      app.log.noteSource(ofSection: view, part, kind, at: path, in: items)
    }
    return view
  }

  /// Returns the visible cell at a position, which sends its segue; nil if it is off the screen.
  func shownCell(of list: DynamicObject?, at path: CellPath) -> DynamicObject? {
    switch list {
    case let table as TableView: table.cellForRow(at: path)
    case let items as CollectionView: items.cellForItem(at: path)
    default: nil
    }
  }

  private func row(
    _ cell: ListContents.Cell, _ contents: ListContents, of table: TableView, at path: CellPath
  ) -> TableViewCell {
    let name = cell.description.className?.value ?? contents.cell
    let type = owner.table[name ?? "UITableViewCell"]
    table.register(type, forCellReuseIdentifier: cell.reuse)
    let row = table.dequeueReusableCell(withIdentifier: cell.reuse, for: path)
    row.readableReuse = cell.readableReuse
    let description = cell.description
    if description.detail != nil { row.style = .subtitle }
    if description.text != nil { row.textLabel.text = description.text }
    if description.detail != nil { row.detailTextLabel?.text = description.detail }
    row.accessibilityIdentifier = description.identifier
    row.accessoryType = description.accessory == nil ? .none : .detailButton
    row.take(contents.data(of: cell))
    app.log.noteSource(of: row, description, at: path, in: table)
    fill(row, row.contentView, with: description)
    return row
  }

  private func item(
    _ cell: ListContents.Cell, _ contents: ListContents, of items: CollectionView,
    at path: CellPath
  ) -> CollectionViewCell {
    let name = cell.description.className?.value ?? contents.cell
    let type = owner.table[name ?? "UICollectionViewCell"]
    items.register(type, forCellWithReuseIdentifier: cell.reuse)
    let item = items.dequeueReusableCell(withReuseIdentifier: cell.reuse, for: path)
    item.readableReuse = cell.readableReuse
    let texts = cell.description.texts
    show(texts.isEmpty ? nil : texts.joined(separator: "\n"), in: item.contentView)
    item.accessibilityIdentifier = cell.description.identifier
    item.take(contents.data(of: cell))
    app.log.noteSource(of: item, cell.description, at: path, in: items)
    fill(item, item.contentView, with: cell.description)
    return item
  }

  /// Adds a cell's own views once; such a cell is reused only for the same contents.
  private func fill(_ cell: View, _ content: View, with description: ListDescription.Cell) {
    guard !description.views.isEmpty, cell.associated(Self.filled) == nil else { return }
    cell.setAssociated(cell.isa, for: Self.filled, policy: .assign)
    let method = "-[\(owner.class.name) cell]"
    let hosts = EmbeddingViews()
    let builder = ViewBuilder(owner: owner, method: method, log: app.log, hosts: hosts, cell: cell)
    for view in description.views { content.addSubview(builder.makeView(view)) }
    guard let controller = owner as? ViewController else { return }
    for host in hosts.found { app.embed(host.controller, of: controller, in: host.view) }
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
