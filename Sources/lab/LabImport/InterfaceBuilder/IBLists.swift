import LabLanguage

/// Reads the contents of tables and collection views.
struct IBLists {
  let views: IBViews

  private var context: IBContext { views.context }

  /// Reads a list or a cell; other elements are left alone.
  func read(_ element: MarkupElement, into node: inout ImportedNode) {
    switch element.name {
    case "tableView", "collectionView": node.list = list(element)
    case "tableViewCell", "collectionViewCell", "collectionViewListCell":
      node.cell = IBCells.facts(of: element, in: context.document)
    default: break
    }
  }

  private func list(_ element: MarkupElement) -> ImportedList {
    var list = ImportedList(isCollection: element.name == "collectionView")
    if !list.isCollection {
      list.style = element["style"]
      list.rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    }
    if let size = element.child("collectionViewFlowLayout")?.child("size", key: "itemSize"),
      let width = size.number("width"), let height = size.number("height")
    {
      list.itemSize = [width, height]
    }
    list.sections = element.children("sections").flatMap(\.children).map(section)
    let templates = element.children.filter { ["prototypes", "cells"].contains($0.name) }
    list.prototypes = templates.flatMap(\.children).map { views.node($0, .cell) }
    let parts = element.children.filter { child in
      IBElements.isView(child) && child["key"] != "refreshControl"
    }
    list.supplements = parts.map {
      views.node($0, IBElements.roles[$0["key"] ?? ""] ?? .subview)
    }
    notePrototypes(of: list, element)
    return list
  }

  private func section(_ element: MarkupElement) -> ImportedList.Section {
    let cells = element.children("cells").flatMap(\.children)
    return ImportedList.Section(
      id: context.document.id(of: element), header: element.keyedText("headerTitle"),
      footer: element.keyedText("footerTitle"), cells: cells.map { views.node($0, .cell) })
  }

  private func notePrototypes(of list: ImportedList, _ element: MarkupElement) {
    guard !list.prototypes.isEmpty else { return }
    let names = list.prototypes.map { $0.cell?.reuseIdentifier ?? $0.type.name }
    context.note(
      .prototypeRows, list.isCollection ? "collection view" : "table", element,
      "prototypes: \(names.joined(separator: ", "))")
  }
}

/// The facts of cells, without their views.
enum IBCells {
  private static let styles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]

  /// The attributes of a cell that name its labels and its image view.
  private static let parts = ["textLabel", "detailTextLabel", "imageView"]

  static func facts(of element: MarkupElement, in document: IBDocument) -> ImportedCell {
    var cell = ImportedCell()
    cell.reuseIdentifier = element["reuseIdentifier"]
    readConfiguration(of: element, into: &cell)
    guard element.name == "tableViewCell" else { return cell }
    cell.style = element["style"].map { styles[$0] ?? $0 }
    cell.accessory = element["accessoryType"]
    cell.isSelectable = element["selectionStyle"] != "none"
    let height = element.child("rect", key: "frame")?.number("height") ?? 0
    cell.height = height > 0 ? height : nil
    let part = { (name: String) in element[name].flatMap { document.objects[$0] } }
    cell.text = cell.text ?? part("textLabel")?.keyedText("text")
    cell.detail = cell.detail ?? part("detailTextLabel")?.keyedText("text")
    cell.image = part("imageView")?.keyedImage
    cell.styledViews = parts.compactMap { part($0) }.compactMap(document.id)
    return cell
  }

  private static func readConfiguration(of element: MarkupElement, into cell: inout ImportedCell) {
    let content = [element] + element.children.filter { $0["key"] == "contentView" }
    for configuration in content.flatMap({ $0.children("listContentConfiguration") }) {
      cell.text = configuration.keyedText("text")
      cell.detail = configuration.keyedText("secondaryText")
    }
  }

  /// Returns true for a label or an image view that a styled cell makes.
  static func isStyled(_ element: MarkupElement, in document: IBDocument) -> Bool {
    element["id"].map(document.styledViews.contains) ?? false
  }

  /// Returns the ids of the views that styled cells make.
  static func styledViews(in elements: [MarkupElement]) -> Set<String> {
    Set(
      elements.filter { $0.name == "tableViewCell" }.flatMap { cell in parts.compactMap { cell[$0] }
      })
  }
}
