import LabImport
import LabLanguage
import MiniUI

/// The contents of tables and collection views.
extension ViewWriter {
  /// The members for a list's header, footer, sections and cells.
  func list(of node: ImportedNode) -> [PrintedJSON.Member] {
    let isTable = screen.names.system.isKind(node.type.base, of: "UITableView")
    guard let list = node.list,
      isTable || screen.names.system.isKind(node.type.base, of: "UICollectionView")
    else { return [] }
    let height = list.rowHeight.flatMap { $0 > 0 ? $0 : nil }
    let size = list.itemSize.flatMap { $0.count == 2 && $0.allSatisfy { $0 > 0 } ? $0 : nil }
    var members = PrintedJSON.present([
      "rowHeight": isTable ? height.json : nil,
      "itemSize": isTable ? nil : size.map(PrintedJSON.fractions),
    ])
    members += supplements(of: list, isTable: isTable)
    let rowHeight = isTable ? list.rowHeight ?? Self.rowHeight : nil
    let parts = isTable ? [] : sectionParts(of: list)
    var sections =
      list.sections.map { section($0, parts, rowHeight) } + prototypes(list, parts, rowHeight)
    if sections.isEmpty, !parts.isEmpty {
      sections = [.object(parts + [.init(key: "items", value: .list([]))])]
    }
    if !sections.isEmpty { members.append(.init(key: "sections", value: .list(sections))) }
    return members
  }

  private func supplements(
    of list: ImportedList, isTable: Bool
  ) -> [PrintedJSON.Member] {
    var members: [PrintedJSON.Member] = []
    for node in list.supplements {
      let key: String? =
        switch node.role {
        case .tableHeader where isTable: "header"
        case .tableFooter where isTable: "footer"
        case .background: "background"
        default: nil
        }
      if !isTable, node.role.isSectionPart { continue }
      if let key, !members.contains(where: { $0.key == key }) {
        var node = node
        let isBackground = node.role == .background
        node.frame =
          isBackground ? nil : node.frame ?? ImportedFrame(x: 0, y: 0, width: 320, height: 44)
        members.append(.init(key: key, value: view(node, needsFrame: !isBackground)))
      } else {
        screen.app.note(ImportNote(.noSectionView, node.element, at: node.place))
      }
    }
    return members
  }

  /// The height of a table's rows unless the file has another.
  private static let rowHeight = 44.0

  /// The header and the footer that each section of a collection view has.
  private func sectionParts(of list: ImportedList) -> [PrintedJSON.Member] {
    func part(_ role: ImportedNode.Role) -> PrintedJSON? {
      list.supplements.first { $0.role == role }.map(sectionPart)
    }
    return PrintedJSON.present([
      "header": part(.sectionHeader), "footer": part(.sectionFooter),
    ])
  }

  private func sectionPart(_ node: ImportedNode) -> PrintedJSON {
    noteLosses(ofCell: node)
    let height = node.frame.flatMap { $0.height > 0 ? $0.height : nil }
    return .object(
      identity(of: node, unless: "UICollectionReusableView")
        + PrintedJSON.present([
          "id": node.identifier.json, "height": height.json,
          "views": inside(node).views(ofCell: node, leavingOut: []),
        ]))
  }

  private func section(
    _ section: ImportedList.Section, _ parts: [PrintedJSON.Member], _ rowHeight: Double?
  ) -> PrintedJSON {
    .object(
      parts
        + PrintedJSON.present([
          "header": section.header.json, "footer": section.footer.json,
          rowHeight == nil ? "items" : "rows": .list(section.cells.map { cell($0, rowHeight) }),
        ]))
  }

  /// Each prototype stands for a stated number of rows, because only code knows how many there are.
  private func prototypes(
    _ list: ImportedList, _ parts: [PrintedJSON.Member], _ rowHeight: Double?
  ) -> [PrintedJSON] {
    guard !list.prototypes.isEmpty else { return [] }
    let cells = list.prototypes.flatMap { prototype -> [PrintedJSON] in
      let value = cell(prototype, rowHeight)
      return Array(repeating: value, count: AppWriter.rowsPerPrototype)
    }
    let key = rowHeight == nil ? "items" : "rows"
    return [.object(parts + [.init(key: key, value: .list(cells))])]
  }

  /// The cell; a row that is not as high as the table's rows has its height.
  private func cell(_ node: ImportedNode, _ rowHeight: Double?) -> PrintedJSON {
    let facts = node.cell ?? ImportedCell()
    func method(_ trigger: ImportedSegue.Trigger, _ act: ScreenEdge.Act) -> PrintedJSON? {
      let segue = node.segues.first { $0.trigger == trigger }
      return segue.flatMap { screen.method(for: $0, by: act) }.json
    }
    let isUsualHeight = rowHeight == nil || facts.height == rowHeight
    var members = identity(of: node, unless: "UITableViewCell", "UICollectionViewCell")
    members += PrintedJSON.present([
      "text": (facts.text ?? node.text).json, "detail": facts.detail.json,
      "id": node.identifier.json, "select": method(.selection, .row),
      "accessory": method(.accessory, .accessory),
      "height": isUsualHeight ? nil : facts.height.json,
    ])
    noteLosses(ofCell: node)
    members += data(of: node)
    let views = inside(node).views(ofCell: node, leavingOut: facts.styledViews)
    return .object(members + PrintedJSON.present(["views": views]))
  }

  /// Returns the views of a cell; nil without views.
  private func views(
    ofCell node: ImportedNode, leavingOut styled: [ImportedID]
  ) -> PrintedJSON? {
    var bottom = 0.0
    let views = node.children.withoutContentView
      .filter { child in !styled.contains { $0 == child.id } }
      .map { child in
        var child = child
        if child.frame == nil {
          child.frame = ImportedFrame(x: 0, y: bottom, width: node.frame?.width ?? 320, height: 44)
        }
        bottom = (child.frame.map { $0.y + $0.height }) ?? bottom
        return view(child, needsFrame: true)
      }
    return views.isEmpty ? nil : .list(views)
  }
}
