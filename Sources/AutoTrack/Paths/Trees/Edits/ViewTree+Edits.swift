import MiniUI

extension ViewTree {
  /// Returns the tree after an edit; nil if the tree does not permit it or stays the same.
  ///
  /// Elements keep their ids, so an id shows where each went; new elements have new ids.
  package func applying(_ edit: TreeEdit) -> ViewTree? {
    guard edit.site == Node.screen || contains(edit.site) else { return nil }
    if let other = edit.other, !contains(other) { return nil }
    var tree = self
    return tree.perform(edit) ? tree : nil
  }

  private mutating func perform(_ edit: TreeEdit) -> Bool {
    let (id, variant) = (edit.site, edit.variant)
    switch edit.kind {
    case .insertBeforeSame: return insertSibling(of: id, nodes[id].type, after: false)
    case .insertAfterSame: return insertSibling(of: id, nodes[id].type, after: true)
    case .insertBeforeOther: return insertSibling(of: id, otherClass(than: id), after: false)
    case .wrap:
      let count = TreeEdit.wrappers.count
      return wrap(id, variant / count + 1, in: TreeEdit.wrappers[variant % count])
    case .unwrap: return isPlainContainer(id) && isFree(id) && dissolve(id)
    case .reorder: return edit.other.map { swap(id, $0) } ?? bringToFront(id)
    case .move: return edit.other.map { move(id, into: $0) } ?? false
    case .delete: return delete(id)
    case .duplicate: return duplicate(id) != nil
    case .renameClass: return renameClass(id, variant)
    case .swapControl: return swapControl(id, variant)
    case .editText: return editText(id, digitsOnly: variant == 1)
    case .localize: return localize(mirrors: variant == 1)
    case .changeIdentifier: return changeIdentifier(id, variant, edit.other)
    case .changeRows: return changeRows(before: id, variant)
    case .changeSections: return changeSections(before: id, variant)
    case .embed: return embed(id, variant)
    case .changeTabs: return edit.other.map { swap(id, $0) } ?? addTab(before: id)
    case .flag: return showVersion(of: id)
    case .system: return rebuild(by: SystemChange.all[variant])
    case .renameController, .changeAction, .other, .deleteScreen: return false
    }
  }
}

extension ViewTree {
  private mutating func insertSibling(of id: Int, _ type: ViewClass, after: Bool) -> Bool {
    guard let place = place(of: id) else { return false }
    var new = Node(type: type)
    if type === nodes[id].type, nodes[id].text != nil { new.text = "New" }
    insert(new, into: place.parent, at: place.index + (after ? 1 : 0))
    return true
  }

  private func otherClass(than id: Int) -> ViewClass {
    let name = nodes[id].type.name
    return viewClass(name == "UILabel" ? "UIImageView" : "UILabel", below: Self.viewAncestors)
  }

  static var viewAncestors: [String] { ["UIView", "UIResponder", "NSObject"] }

  /// Returns the superview and the index in it; nil at the top.
  func place(of id: Int) -> (parent: Int, index: Int)? {
    guard let parent = nodes[id].parent, parent != Node.screen,
      let index = nodes[parent].children.firstIndex(of: id)
    else { return nil }
    return (parent, index)
  }

  /// Inserts a node into another one, by default as the last, and returns its id.
  @discardableResult
  package mutating func insert(_ node: Node, into parent: Int, at index: Int? = nil) -> Int {
    let id = nodes.count
    nodes.append(node)
    nodes[id].parent = parent
    nodes[parent].children.insert(id, at: index ?? nodes[parent].children.count)
    return id
  }

  private mutating func wrap(_ id: Int, _ count: Int, in name: String) -> Bool {
    guard let place = place(of: id) else { return false }
    let run = nodes[place.parent].children[place.index...].prefix(count)
    guard run.count == count, run.allSatisfy({ isFree($0) }) else { return false }
    let ancestors = name == "UIView" ? ["UIResponder", "NSObject"] : Self.viewAncestors
    enclose(Array(run), in: viewClass(name, below: ancestors))
    return true
  }

  /// Puts siblings, which follow each other, into a new view at their place.
  @discardableResult
  mutating func enclose(_ run: [Int], in type: ViewClass) -> Int {
    guard let first = run.first, let parent = nodes[first].parent else {
      return Node.screen
    }
    let index = nodes[parent].children.firstIndex(of: first) ?? 0
    var wrapper = Node(type: type)
    wrapper.children = run
    nodes[parent].children.removeAll { run.contains($0) }
    let new = insert(wrapper, into: parent, at: index)
    for child in run { nodes[child].parent = new }
    return new
  }

  /// Replaces an element by its subviews.
  mutating func dissolve(_ id: Int) -> Bool {
    guard let parent = nodes[id].parent else { return false }
    let children = nodes[id].children
    nodes[parent].children = nodes[parent].children.flatMap { $0 == id ? children : [$0] }
    for child in children { nodes[child].parent = parent }
    (nodes[id].parent, nodes[id].children) = (nil, [])
    return true
  }
}

extension ViewTree {
  /// Swaps two siblings; rows swap their places in the list as well.
  private mutating func swap(_ id: Int, _ other: Int) -> Bool {
    guard let one = place(of: id), let two = place(of: other), one.parent == two.parent,
      id != other
    else { return false }
    nodes[one.parent].children.swapAt(one.index, two.index)
    (nodes[id].listPlace, nodes[other].listPlace) = (nodes[other].listPlace, nodes[id].listPlace)
    (nodes[id].left, nodes[other].left) = (nodes[other].left, nodes[id].left)
    return true
  }

  private mutating func bringToFront(_ id: Int) -> Bool {
    guard let place = place(of: id), nodes[place.parent].children.last != id, isFree(id) else {
      return false
    }
    nodes[place.parent].children.remove(at: place.index)
    nodes[place.parent].children.append(id)
    return true
  }

  private mutating func move(_ id: Int, into container: Int) -> Bool {
    guard let place = place(of: id), isFree(id), container != place.parent else { return false }
    let around = sequence(first: container) { [nodes] in nodes[$0].parent }
    guard !around.contains(id) else { return false }
    nodes[place.parent].children.remove(at: place.index)
    nodes[container].children.append(id)
    nodes[id].parent = container
    return true
  }

  private mutating func delete(_ id: Int) -> Bool {
    guard let place = place(of: id), nodes[id].owner == nil else { return false }
    drop(id, from: place.parent)
    return true
  }

  /// Takes an element out of its parent, as a move does.
  mutating func unlink(_ id: Int, from parent: Int) {
    nodes[parent].children.removeAll { $0 == id }
    nodes[id].parent = nil
  }

  /// Removes an element; later rows of its section move up by one.
  mutating func drop(_ id: Int, from parent: Int) {
    unlink(id, from: parent)
    guard let gone = nodes[id].listPlace?.path else { return }
    let next = CellPath(section: gone.section, row: gone.row + 1)
    shiftRows(of: parent, from: next, by: -1)
  }

  /// Copies an element with its subviews, after itself; returns the copy.
  private mutating func duplicate(_ id: Int) -> Int? {
    guard let place = place(of: id), nodes[id].owner == nil else { return nil }
    if let path = nodes[id].listPlace?.path {
      shiftRows(of: place.parent, from: CellPath(section: path.section, row: path.row + 1), by: 1)
    }
    let copy = copy(id, into: place.parent, at: place.index + 1)
    if let path = nodes[id].listPlace?.path {
      nodes[copy].listPlace = .cell(CellPath(section: path.section, row: path.row + 1))
    }
    return copy
  }

  mutating func copy(_ id: Int, into parent: Int, at index: Int) -> Int {
    var node = nodes[id]
    let children = node.children
    node.children = []
    let copy = insert(node, into: parent, at: index)
    for (index, child) in children.enumerated() { _ = self.copy(child, into: copy, at: index) }
    return copy
  }
}

extension ViewTree {
  private mutating func changeRows(before id: Int, _ variant: Int) -> Bool {
    guard let place = place(of: id), let path = nodes[id].listPlace?.path else { return false }
    if variant == 2 { return row(before: id).map { delete($0) } ?? false }
    let count = variant == 0 ? 1 : 3
    shiftRows(of: place.parent, from: path, by: count)
    for number in 0..<count {
      var row = Node(type: nodes[id].type)
      row.listPlace = .cell(CellPath(section: path.section, row: path.row + number))
      insert(row, into: place.parent, at: place.index + number)
    }
    return true
  }

  private mutating func shiftRows(of list: Int, from path: CellPath, by number: Int) {
    for id in nodes[list].children {
      guard let old = nodes[id].listPlace?.path, old.section == path.section,
        old.row >= path.row
      else { continue }
      nodes[id].listPlace = .cell(CellPath(section: old.section, row: old.row + number))
    }
  }

  private mutating func changeSections(before id: Int, _ variant: Int) -> Bool {
    guard let place = place(of: id), let section = nodes[id].listPlace?.section else {
      return false
    }
    switch variant {
    case 1: return deleteSection(section - 1, of: place.parent)
    case 2: return deleteSection(section, of: place.parent)
    case 3: return copySection(section, of: place.parent)
    case 4: return swapSections(section, of: place.parent)
    default: break
    }
    shiftSections(of: place.parent, from: section, by: 1)
    let row = nodes[place.parent].children.first { nodes[$0].listPlace?.path != nil } ?? id
    var new = Node(type: nodes[row].type)
    new.listPlace = .cell(CellPath(section: section, row: 0))
    insert(new, into: place.parent, at: place.index)
    return true
  }

  /// Removes a section; later ones move up by one.
  private mutating func deleteSection(_ section: Int, of list: Int) -> Bool {
    let gone = parts(ofSection: section, of: list)
    for id in gone { unlink(id, from: list) }
    shiftSections(of: list, from: section, by: -1)
    return !gone.isEmpty
  }

  /// Copies a section; the copy follows it.
  private mutating func copySection(_ section: Int, of list: Int) -> Bool {
    let parts = parts(ofSection: section, of: list)
    guard let last = parts.last, let end = place(of: last)?.index else { return false }
    shiftSections(of: list, from: section + 1, by: 1)
    for (number, id) in parts.enumerated() {
      let copy = copy(id, into: list, at: end + 1 + number)
      nodes[copy].listPlace = nodes[id].listPlace?.movedSections(by: 1)
    }
    return true
  }

  /// Swaps the places of a section and the next one; a list may keep its parts in any order.
  private mutating func swapSections(_ section: Int, of list: Int) -> Bool {
    let others = parts(ofSection: section + 1, of: list)
    for (parts, number) in [(parts(ofSection: section, of: list), 1), (others, -1)] {
      for id in parts { nodes[id].listPlace = nodes[id].listPlace?.movedSections(by: number) }
    }
    return !others.isEmpty
  }

  private func parts(ofSection section: Int, of list: Int) -> [Int] {
    nodes[list].children.filter { nodes[$0].listPlace?.section == section }
  }

  private mutating func shiftSections(of list: Int, from section: Int, by number: Int) {
    for id in nodes[list].children {
      guard let old = nodes[id].listPlace, old.section >= section else { continue }
      nodes[id].listPlace = old.movedSections(by: number)
    }
  }
}

extension ListPlace {
  fileprivate func movedSections(by number: Int) -> ListPlace {
    switch self {
    case .cell(let path): .cell(CellPath(section: path.section + number, row: path.row))
    case .header(let section): .header(section + number)
    case .footer(let section): .footer(section + number)
    }
  }
}
