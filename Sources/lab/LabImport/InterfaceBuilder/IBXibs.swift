import LabLanguage

/// Reads the objects of a xib.
///
/// The owner of the file is the controller of its outlet `view`. Any other top view gets a plain
/// controller of the import's own; a cell is shown in a list.
struct IBXibs {
  let context: IBContext

  private var document: IBDocument { context.document }

  func controllers() -> [ImportedController] {
    let objects = document.root.child("objects")?.children ?? []
    let nested = IBControllers(context: context).controllers(in: objects)
    guard nested.isEmpty else { return nested }
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let tops = objects.filter {
      IBElements.views[$0.name] != nil || !(IBElements.isRead($0.name) || isIgnored($0))
    }
    let shown = shownView(among: tops, of: owner)
    noteLoose(objects, besides: tops)
    guard let owner, let shown else { return hosts(of: tops, owner) }
    let others = tops.filter { $0["id"] != shown["id"] }
    return [controller(owner, shown)] + others.map(host)
  }

  private func isIgnored(_ element: MarkupElement) -> Bool {
    IBElements.ignored.contains(element.name)
  }

  /// Returns the view of the owner's outlet `view`, or the first view of a controller's file.
  private func shownView(
    among tops: [MarkupElement], of owner: MarkupElement?
  ) -> MarkupElement? {
    guard let owner, let name = owner["customClass"], name != "NSObject" else { return nil }
    let views = tops.filter { !Self.isCell($0) }
    let outlet = (owner.child("connections")?.children ?? []).first { $0["property"] == "view" }
    if let shown = views.first(where: { $0["id"] == outlet?["destination"] }) { return shown }
    return name.hasSuffix("Controller") ? views.first : nil
  }

  private func controller(
    _ owner: MarkupElement, _ view: MarkupElement
  ) -> ImportedController {
    let key = document.id(of: owner) ?? ImportedID(file: document.file, id: "-1")
    context.owner = key
    let isTable =
      view.name == "tableView" && owner["customClass"]?.hasSuffix("TableViewController") == true
    var controller = ImportedController(
      key: key, place: document.place(of: owner), kind: isTable ? .table : .plain)
    controller.type = document.type(of: owner, base: controller.kind.className)
    controller.view = IBViews(context: context).node(view, .root)
    controller.outlets = context.outlets(of: owner)
    return controller
  }

  /// The views that no outlet reaches come first; the first view has the outlets of the owner.
  private func hosts(of tops: [MarkupElement], _ owner: MarkupElement?) -> [ImportedController] {
    let ordered = tops.filter { !isReached($0) } + tops.filter(isReached)
    var hosts = ordered.map(host)
    if !hosts.isEmpty { hosts[0].outlets = owner.map(context.outlets) ?? [] }
    return hosts
  }

  /// Returns a plain controller that shows a view, and gets the actions of the file's owner.
  func host(of view: MarkupElement) -> ImportedController {
    let key = ImportedID(file: document.file, id: view["id"] ?? "view")
    if context.owner == nil { context.owner = key }
    var host = ImportedController(key: key, place: document.place(of: view), kind: .plain)
    host.isHost = true
    host.title = view["customClass"] ?? document.stem
    host.view = Self.isCell(view) ? list(with: view) : IBViews(context: context).node(view, .root)
    context.note(.hostedView, view["customClass"] ?? "<\(view.name)>", view)
    return host
  }

  /// Returns a list whose only prototype is the cell.
  private func list(with cell: MarkupElement) -> ImportedNode {
    let isCollection = cell.name != "tableViewCell"
    var node = ImportedNode(
      place: document.place(of: cell), element: isCollection ? "collectionView" : "tableView",
      type: ImportedType(isCollection ? "UICollectionView" : "UITableView"))
    node.role = .root
    var list = ImportedList(isCollection: isCollection)
    list.prototypes = [IBViews(context: context).node(cell, .cell)]
    if let frame = list.prototypes.first?.frame {
      (list.rowHeight, list.itemSize) =
        isCollection ? (nil, [frame.width, frame.height]) : (frame.height, nil)
    }
    node.list = list
    return node
  }

  private func noteLoose(_ objects: [MarkupElement], besides shown: [MarkupElement]) {
    let ids = Set(shown.compactMap { $0["id"] })
    for object in objects where !ids.contains(object["id"] ?? "") {
      IBControllers(context: context).noteLoose(object)
    }
  }

  private func isReached(_ view: MarkupElement) -> Bool {
    view["id"].map { document.outlets[$0] != nil } ?? false
  }

  private static func isCell(_ element: MarkupElement) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionViewListCell"].contains(element.name)
  }
}
