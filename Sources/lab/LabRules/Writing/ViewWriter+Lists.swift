import LabImport
import LabLanguage
import MiniUI

/// The contents of tables and collection views.
extension ViewWriter {
  /// The members for a list's header, footer, sections and cells.
  func list(of node: ImportedNode) -> [FileValue.Member] {
    let isTable = screen.names.system.isKind(node.type.base, of: "UITableView")
    guard let list = node.list,
      isTable || screen.names.system.isKind(node.type.base, of: "UICollectionView")
    else { return [] }
    var members: [FileValue.Member] = []
    if isTable, let height = list.rowHeight, height > 0 {
      members.append(.init(key: "rowHeight", value: .number(height)))
    }
    if !isTable, let size = list.itemSize, size.count == 2, size.allSatisfy({ $0 > 0 }) {
      members.append(.init(key: "itemSize", value: .numbers(size)))
    }
    members += supplements(of: list, isTable: isTable)
    let rowHeight = isTable ? list.rowHeight ?? Self.rowHeight : nil
    let parts = isTable ? [] : sectionParts(of: list)
    var sections =
      list.sections.map { section($0, parts, rowHeight) } + prototypes(list, parts, rowHeight)
    if sections.isEmpty, !parts.isEmpty {
      sections = [.record(parts + [.init(key: "items", value: .list([]))])]
    }
    if !sections.isEmpty { members.append(.init(key: "sections", value: .list(sections))) }
    return members
  }

  private func supplements(
    of list: ImportedList, isTable: Bool
  ) -> [FileValue.Member] {
    var members: [FileValue.Member] = []
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
  private func sectionParts(of list: ImportedList) -> [FileValue.Member] {
    let roles = [("header", ImportedNode.Role.sectionHeader), ("footer", .sectionFooter)]
    return roles.compactMap { key, role in
      list.supplements.first { $0.role == role }.map {
        .init(key: key, value: sectionPart($0))
      }
    }
  }

  private func sectionPart(_ node: ImportedNode) -> FileValue {
    var members: [FileValue.Member] = []
    if node.type.name != "UICollectionReusableView" {
      members.append(.init(key: "is", value: .text(node.type.name)))
    }
    if let id = node.id {
      members.append(.init(key: "origin", value: .text(screen.app.origin(of: id))))
    }
    if let identifier = node.identifier {
      members.append(.init(key: "id", value: .text(identifier)))
    }
    if let height = node.frame?.height, height > 0 {
      members.append(.init(key: "height", value: .number(height)))
    }
    noteLosses(ofCell: node)
    let views = inside(node).views(ofCell: node, leavingOut: [])
    if !views.isEmpty { members.append(.init(key: "views", value: .list(views))) }
    return .record(members)
  }

  private func section(
    _ section: ImportedList.Section, _ parts: [FileValue.Member], _ rowHeight: Double?
  ) -> FileValue {
    var members = parts
    if let header = section.header { members.append(.init(key: "header", value: .text(header))) }
    if let footer = section.footer { members.append(.init(key: "footer", value: .text(footer))) }
    members.append(
      .init(
        key: rowHeight == nil ? "items" : "rows",
        value: .list(section.cells.map { cell($0, rowHeight) })))
    return .record(members)
  }

  /// Each prototype stands for a stated number of rows, because only code knows how many there are.
  private func prototypes(
    _ list: ImportedList, _ parts: [FileValue.Member], _ rowHeight: Double?
  ) -> [FileValue] {
    guard !list.prototypes.isEmpty else { return [] }
    let cells = list.prototypes.flatMap { prototype -> [FileValue] in
      let value = cell(prototype, rowHeight)
      return Array(repeating: value, count: AppWriter.rowsPerPrototype)
    }
    let key = rowHeight == nil ? "items" : "rows"
    return [.record(parts + [.init(key: key, value: .list(cells))])]
  }

  /// The cell; a row that is not as high as the table's rows has its height.
  private func cell(_ node: ImportedNode, _ rowHeight: Double?) -> FileValue {
    let facts = node.cell ?? ImportedCell()
    var members: [FileValue.Member] = []
    if !["UITableViewCell", "UICollectionViewCell"].contains(node.type.name) {
      members.append(.init(key: "is", value: .text(node.type.name)))
    }
    if let id = node.id {
      members.append(.init(key: "origin", value: .text(screen.app.origin(of: id))))
    }
    let texts = [("text", facts.text ?? node.text), ("detail", facts.detail)]
    for case (let key, let text?) in texts { members.append(.init(key: key, value: .text(text))) }
    if let identifier = node.identifier {
      members.append(.init(key: "id", value: .text(identifier)))
    }
    members += segues(of: node)
    if let rowHeight, let height = facts.height, height != rowHeight {
      members.append(.init(key: "height", value: .number(height)))
    }
    noteLosses(ofCell: node)
    members += data(of: node)
    let views = inside(node).views(ofCell: node, leavingOut: facts.styledViews)
    if !views.isEmpty { members.append(.init(key: "views", value: .list(views))) }
    return .record(members)
  }

  private func segues(of node: ImportedNode) -> [FileValue.Member] {
    let keys: [(String, ImportedSegue.Trigger, ScreenEdge.Act)] = [
      ("select", .selection, .row), ("accessory", .accessory, .accessory),
    ]
    return keys.compactMap { key, trigger, act in
      guard let segue = node.segues.first(where: { $0.trigger == trigger }),
        let selector = screen.method(for: segue, by: act)
      else { return nil }
      return .init(key: key, value: .text(selector))
    }
  }

  private func views(
    ofCell node: ImportedNode, leavingOut styled: [ImportedID]
  ) -> [FileValue] {
    var bottom = 0.0
    return node.children.withoutContentView.filter { child in !styled.contains { $0 == child.id } }
      .map { child in
        var child = child
        if child.frame == nil {
          child.frame = ImportedFrame(x: 0, y: bottom, width: node.frame?.width ?? 320, height: 44)
        }
        bottom = (child.frame.map { $0.y + $0.height }) ?? bottom
        return view(child, needsFrame: true)
      }
  }
}
