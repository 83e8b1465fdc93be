import MiniUI

extension ViewTree {
  /// Returns all edits of a kind that the tree permits, in the order of its elements.
  package func edits(of kind: ChangeKind) -> [TreeEdit] {
    switch kind {
    case .localize: screenEdits(.localize, 0..<2)
    case .system: screenEdits(.system, SystemChange.all.indices)
    default: elements.flatMap { edits(of: kind, at: $0.id) }
    }
  }

  /// Returns the edits of the whole screen that change it.
  private func screenEdits(_ kind: ChangeKind, _ variants: Range<Int>) -> [TreeEdit] {
    variants.map { TreeEdit(kind, at: Node.screen, variant: $0) }.filter { applying($0) != nil }
  }

  func edits(of kind: ChangeKind, at id: Int) -> [TreeEdit] {
    let node = nodes[id]
    let edit = { TreeEdit(kind, at: id, variant: $0, other: $1) }
    switch kind {
    case .insertBeforeSame, .insertAfterSame, .insertBeforeOther, .flag:
      return isFree(id) ? [edit(0, nil)] : []
    case .wrap: return isFree(id) ? wraps(id).map { edit($0, nil) } : []
    case .unwrap: return isPlainContainer(id) && isFree(id) ? [edit(0, nil)] : []
    case .reorder: return swaps(id).map { edit(0, $0) }
    case .move: return isFree(id) ? containers(near: id).map { edit(0, $0) } : []
    case .delete, .duplicate: return isRemovable(id) ? [edit(0, nil)] : []
    case .renameClass:
      return [edit(0, nil)] + (node.owner == nil ? [] : [edit(1, nil)])
        + (node.type.isOfApp ? [edit(2, nil)] : [])
    case .swapControl: return Self.replacements(of: node.type).indices.map { edit($0, nil) }
    case .editText: return textEdits(id).map { edit($0, nil) }
    case .changeIdentifier: return identifierEdits(id)
    case .changeRows: return rowEdits(id).map { edit($0, nil) }
    case .changeSections: return sectionEdits(id).map { edit($0, nil) }
    case .embed: return embeddings(id).map { edit($0, nil) }
    case .changeTabs: return tabEdits(id)
    case .localize, .system, .renameController, .changeAction, .other, .deleteScreen: return []
    }
  }
}

extension ViewTree {
  /// Returns true for a view in another one that is neither a root view nor a part of a list.
  func isFree(_ id: Int) -> Bool {
    let node = nodes[id]
    return node.parent ?? Node.screen != Node.screen && node.owner == nil && node.listPlace == nil
  }

  private func isRemovable(_ id: Int) -> Bool {
    guard nodes[id].parent ?? Node.screen != Node.screen, nodes[id].owner == nil else {
      return false
    }
    return nodes[id].listPlace == nil || nodes[id].listPlace?.path != nil
  }

  /// Returns true for a container without a function of its own.
  func isPlainContainer(_ id: Int) -> Bool {
    let node = nodes[id]
    return !node.children.isEmpty && !node.type.lineage.contains("UIControl") && node.text == nil
      && !node.takesText && node.type.kind == nil
      && node.children.allSatisfy { nodes[$0].listPlace == nil }
  }

  private func wraps(_ id: Int) -> [Int] {
    let siblings = siblings(of: id)
    let index = siblings.firstIndex(of: id) ?? 0
    let run = siblings[index...].prefix(3).prefix { isFree($0) }.count
    return Array(0..<run * TreeEdit.wrappers.count)
  }

  func siblings(of id: Int) -> [Int] {
    nodes[id].parent.map { nodes[$0].children } ?? []
  }

  /// Returns the next sibling of the class, and nil for a move to the front.
  private func swaps(_ id: Int) -> [Int?] {
    guard let parent = nodes[id].parent, parent != Node.screen, nodes[id].owner == nil else {
      return []
    }
    let siblings = siblings(of: id)
    let later = siblings.drop { $0 != id }.dropFirst()
    let next = later.first { nodes[$0].type === nodes[id].type && canSwap(id, $0) }
    var swaps: [Int?] = []
    if let next { swaps.append(next) }
    if isFree(id) && !later.isEmpty { swaps.append(nil) }
    return swaps
  }

  private func canSwap(_ id: Int, _ other: Int) -> Bool {
    switch (nodes[id].listPlace, nodes[other].listPlace) {
    case (nil, nil): true
    case (.cell(let one), .cell(let two)): one.section == two.section
    default: false
    }
  }

  /// Returns the plain containers beside a view, and the one around its superview.
  private func containers(near id: Int) -> [Int] {
    guard let parent = nodes[id].parent else { return [] }
    let beside = siblings(of: id).filter { $0 != id && isPlainContainer($0) }.prefix(2)
    let outer = nodes[parent].parent.flatMap { $0 != Node.screen && isFree(parent) ? $0 : nil }
    return beside + (outer.map { [$0] } ?? [])
  }

  private func textEdits(_ id: Int) -> [Int] {
    let above = nodes[id].parent.flatMap { nodes[$0].text }
    guard let text = nodes[id].text, text != above else { return [] }
    return text.contains(where: \.isNumber) ? [0, 1] : [0]
  }

  private func identifierEdits(_ id: Int) -> [TreeEdit] {
    guard nodes[id].identifier != nil else { return [] }
    let twin = siblings(of: id).first {
      $0 != id && nodes[$0].type === nodes[id].type
        && nodes[$0].identifier != nodes[id].identifier
    }
    let simple = [0, 1].map { TreeEdit(.changeIdentifier, at: id, variant: $0) }
    return simple
      + (twin.map { [TreeEdit(.changeIdentifier, at: id, variant: 2, other: $0)] } ?? [])
  }

  private func rowEdits(_ id: Int) -> [Int] {
    guard let place = nodes[id].listPlace?.path else { return [] }
    let before = place.row > 0 && row(before: id) != nil
    return before ? [0, 1, 2] : [0, 1]
  }

  /// Returns the row just before a row in the same section; nil without one in the tree.
  func row(before id: Int) -> Int? {
    guard let place = nodes[id].listPlace?.path else { return nil }
    return siblings(of: id).first {
      guard let other = nodes[$0].listPlace?.path else { return false }
      return other.section == place.section && other.row == place.row - 1
    }
  }

  private func sectionEdits(_ id: Int) -> [Int] {
    guard let section = nodes[id].listPlace?.section else { return [] }
    let siblings = siblings(of: id)
    let isFirst = siblings.first { nodes[$0].listPlace?.section == section } == id
    guard isFirst else { return [] }
    return siblings.contains { nodes[$0].listPlace?.section == section - 1 } ? [0, 1] : [0]
  }

  /// Returns the edits of the section that begins with a part of a list, as a whole.
  func wholeSectionEdits(at id: Int) -> [TreeEdit] {
    guard !sectionEdits(id).isEmpty, let section = nodes[id].listPlace?.section else { return [] }
    let isLast = !siblings(of: id).contains { nodes[$0].listPlace?.section == section + 1 }
    return TreeEdit.sectionVariants(isLast: isLast).map {
      TreeEdit(.changeSections, at: id, variant: $0)
    }
  }

  private func embeddings(_ id: Int) -> [Int] {
    if nodes[id].owner != nil { return [0, 1] }
    return isFree(id) && isPlainContainer(id) ? [2] : []
  }

  private func tabEdits(_ id: Int) -> [TreeEdit] {
    guard nodes[id].type.kind == .tabBarButton else { return [] }
    let next = siblings(of: id).drop { $0 != id }.dropFirst()
      .first { nodes[$0].type.kind == .tabBarButton }
    return (next.map { [TreeEdit(.changeTabs, at: id, other: $0)] } ?? [])
      + [TreeEdit(.changeTabs, at: id, variant: 1)]
  }
}

extension ViewClass {
  /// True for a class of the app, whose name has a module.
  var isOfApp: Bool { name.contains(".") }
}

extension ViewTree {
  /// Returns the classes that developers replace a control by.
  static func replacements(of type: ViewClass) -> [ViewClass] {
    let control = ViewClass("UIControl", below: ["UIView", "UIResponder", "NSObject"])
    let view = ViewClass("UIView", below: ["UIResponder", "NSObject"])
    let button = ViewClass("UIButton", below: control.lineage)
    let choices: [ViewClass] =
      switch type.lineage.first(where: { $0 == "UIButton" || $0 == "UISwitch" || $0 == "UIControl" }
      )
      {
      case "UIButton": [control, view]
      case "UISwitch": [button]
      case "UIControl": type.kind == nil ? [view] : []
      default: []
      }
    return choices.filter { $0.name != type.name }
  }
}
