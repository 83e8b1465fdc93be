import AutoTrack
import LabImport

/// Lists the views and bar items of a scene with their paths, each after its parent.
struct CorpusWalk {
  private let scene: CorpusScene
  private(set) var elements: [CorpusElement] = []
  private(set) var nodes: [CorpusNode?] = []

  /// The surroundings of a node.
  private struct Context {
    var paths: CorpusElement.Paths
    var x = 0.0
    var y = 0.0
    var cell: Int?
    var position: CorpusElement.Position?
  }

  init(_ scene: CorpusScene) {
    self.scene = scene
    if let root = scene.root { addRoot(root, isExtra: false) }
    for extra in scene.extras { addRoot(extra, isExtra: true) }
    for bar in ["UINavigationBar", "UIToolbar"] {
      let items = scene.barItems.filter { ($0.role == "toolbar") == (bar == "UIToolbar") }
      if !items.isEmpty {
        addBarItems(items, below: nil, Context(paths: .init()), bar: bar, isStep: true)
      }
    }
    for place in elements.indices where nodes[place] != nil { finish(place) }
  }

  /// Returns the scene as a screen; the ids are keys of the corpus.
  static func screen(
    of scene: CorpusScene, _ lineage: Int, in corpus: CorpusFile
  ) -> CorpusScreen {
    let walk = CorpusWalk(scene)
    let ids = walk.nodes.map { $0.map { corpus.key($0.id, in: lineage) } ?? "" }
    return CorpusScreen(
      name: scene.screen, idiom: scene.idiom, elements: walk.elements, ids: ids,
      kinds: walk.nodes.map { $0?.kind ?? "" })
  }

  private mutating func addRoot(_ node: CorpusNode, isExtra: Bool) {
    let name = node.className
    var paths = CorpusElement.Paths(classes: [name])
    if scene.isXib, node.isCell {
      (paths.absolute, paths.standard) = (["\(name) cell 0"], [name + "[*]"])
      paths.sensors = [name + "[*][-]"]
    } else if isExtra {
      (paths.absolute, paths.standard) = (["~\(name) 0"], ["~" + name])
      paths.sensors = ["~" + name]
    } else {
      (paths.absolute, paths.sensors) = (["\(name) 0"], [name])
    }
    let place = add(node, below: nil, Context(paths: paths))
    if node.isCell { elements[place].node.cell = place }
    var context = Context(paths: paths)
    context.cell = elements[place].node.cell
    descend(node, place, context)
  }

  /// Adds one element; its paths are complete.
  @discardableResult
  private mutating func add(_ node: CorpusNode, below parent: Int?, _ context: Context) -> Int {
    let place = elements.count
    var facts = SignalTree.Node()
    (facts.role, facts.className) = (node.kind, node.className)
    (facts.identifier, facts.placeholder) = (node.identifier, node.placeholder)
    (facts.image, facts.tag, facts.reuseIdentifier) = (node.image, node.tag, node.reuseIdentifier)
    facts.label = node.label ?? node.systemItem.map { "sy:" + $0 }
    facts.hasOwnLabel = node.label != nil
    let isField = node.kind == "textField" || node.kind == "textView"
    facts.ownText = isField ? nil : node.text
    (facts.actions, facts.outlets) = (Set(node.actions), Set(node.outlets))
    (facts.header, facts.isCell, facts.isBarItem) = (node.header, node.isCell, node.isBarItem)
    facts.side = node.isBarItem ? node.role : nil
    facts.path = ([scene.screen] + context.paths.standard).joined(separator: "/")
    (facts.parent, facts.cell) = (parent, context.cell)
    var element = CorpusElement(node: facts, screen: scene.screen, idiom: scene.idiom)
    (element.isCapturable, element.isHidden) = (node.isCapturable, node.isHidden)
    (element.outlets, element.ownLabel) = (node.outlets, node.label)
    (element.rawText, element.header) = (node.text, node.header)
    element.frame = node.frame.map {
      .init(x: context.x + $0.x, y: context.y + $0.y, width: $0.width, height: $0.height)
    }
    element.paths = context.paths
    if let parent { elements[parent].node.children.append(place) }
    elements.append(element)
    nodes.append(node)
    return place
  }

  private mutating func descend(_ node: CorpusNode, _ place: Int, _ context: Context) {
    var here = context
    if let frame = node.frame { (here.x, here.y) = (here.x + frame.x, here.y + frame.y) }
    if ["toolbar", "navigationBar", "tabBar"].contains(node.kind) {
      let bar = node.kind == "toolbar" ? "UIToolbar" : "UINavigationBar"
      return addBarItems(node.children, below: place, here, bar: bar, isStep: false)
    }
    var (seen, cells, others): ([String: Int], Int, Int) = ([:], 0, 0)
    for child in node.children {
      let name = child.className
      if child.isCell, let role = child.role, ["static", "prototypes", "cells"].contains(role) {
        addCell(child, below: place, here, isStatic: role == "static", index: cells)
        cells += 1
        continue
      }
      let index = seen[name, default: 0]
      var next = here
      next.paths.absolute.append("\(name) \(others)")
      next.paths.standard.append("\(name)[\(index)]")
      next.paths.sensors.append("\(name)[\(index)]")
      next.paths.classes.append(name)
      (seen[name], others) = (index + 1, others + 1)
      descend(child, add(child, below: place, next), next)
    }
  }

  private mutating func addCell(
    _ child: CorpusNode, below place: Int, _ here: Context, isStatic: Bool, index: Int
  ) {
    let name = child.className
    let (section, row) = (child.section ?? 0, child.row ?? 0)
    let outer = here.position.map { "[\($0.row)]" } ?? "[*]"
    var next = here
    next.paths.absolute.append("\(name) cell \(index)")
    next.paths.standard.append(isStatic ? "\(name)[\(section):\(row)]" : "\(name)[*]")
    next.paths.sensors = here.paths.sensors.map { $0.replacing("[-]", with: outer) }
    next.paths.sensors.append(isStatic ? "\(name)[\(section)][-]" : "\(name)[*][-]")
    next.paths.classes.append(name)
    next.cell = nil
    next.position = isStatic ? .init(section: section, row: row) : nil
    let cell = add(child, below: place, next)
    elements[cell].position = next.position
    elements[cell].node.cell = cell
    next.cell = cell
    descend(child, cell, next)
  }

  /// Adds bar items below the private views of iOS 11 to 18: one stack per side.
  private mutating func addBarItems(
    _ items: [CorpusNode], below parent: Int?, _ context: Context, bar: String, isStep: Bool
  ) {
    let content = bar == "UIToolbar" ? "_UIToolbarContentView" : "_UINavigationBarContentView"
    for (group, side) in Self.sides(of: items).enumerated() {
      let home = parent ?? addStandIn(bar)
      var index = 0
      for (all, item) in side.enumerated() {
        let outer = (isStep ? [(bar, 0)] : []) + [(content, 0), ("_UIButtonBarStackView", group)]
        var next = context
        let button = "_UIButtonBarButton"
        next.paths.absolute += (outer + [(button, all)]).map { "\($0.0) \($0.1)" }
        let steps = (outer + [(button, index)]).map { "\($0.0)[\($0.1)]" }
        next.paths.standard += steps
        next.paths.sensors += steps
        next.paths.classes += outer.map(\.0) + [button]
        let place = add(item, below: home, next)
        if !item.isSpace { index += 1 }
        descend(item, place, next)
      }
    }
  }

  /// Returns the items by side: left and toolbar first, then right, then the rest.
  private static func sides(of items: [CorpusNode]) -> [[CorpusNode]] {
    func rank(_ role: String?) -> Int {
      switch role {
      case nil, "left", "toolbar": 0
      case "right": 1
      default: 2
      }
    }
    let sorted = items.enumerated().sorted { left, right in
      (rank(left.element.role), left.offset) < (rank(right.element.role), right.offset)
    }.map(\.element)
    var (names, sides): ([String], [[CorpusNode]]) = ([], [])
    for item in sorted {
      let name = item.isBarItem ? item.role ?? "" : "a view"
      if let index = names.firstIndex(of: name) {
        sides[index].append(item)
      } else {
        names.append(name)
        sides.append([item])
      }
    }
    return sides
  }

  private mutating func addStandIn(_ bar: String) -> Int {
    var facts = SignalTree.Node()
    (facts.className, facts.isStandIn) = (bar, true)
    elements.append(CorpusElement(node: facts, screen: scene.screen, idiom: scene.idiom))
    nodes.append(nil)
    return elements.count - 1
  }
}

extension CorpusWalk {
  private static let endings: Set<String> = [
    "done", "cancel", "edit", "save", "undo", "redo", "close",
  ]
  /// Elements whose text users enter, or that have none.
  private static let silent: Set<String> = [
    "textField", "textView", "searchBar", "switch", "slider", "stepper", "datePicker",
    "pageControl",
  ]

  /// Adds what depends on the whole scene: the text of events, and the texts near the element.
  private mutating func finish(_ place: Int) {
    elements[place].node.content = content(of: place)
    elements[place].near = near(place)
  }

  private func content(of place: Int) -> String? {
    guard let node = nodes[place] else { return nil }
    if node.isBarItem {
      let system = node.systemItem.flatMap { Self.endings.contains($0) ? "sys:" + $0 : nil }
      return node.text ?? system
    }
    // At run time the app fills the rows of a dynamic list.
    if Self.silent.contains(node.kind) || node.isCell && node.role != "static" { return nil }
    if ["button", "segmentedControl", "label"].contains(node.kind) { return node.text }
    let texts = visibleTexts(below: place)
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  private func visibleTexts(below place: Int) -> [String] {
    elements[place].node.children.flatMap { child -> [String] in
      guard !elements[child].isHidden else { return [] }
      return [elements[child].node.ownText].compactMap { $0 } + visibleTexts(below: child)
    }
  }

  private func near(_ place: Int) -> Set<String> {
    let element = elements[place]
    var near: Set<String> = []
    if let parent = element.node.parent {
      for sibling in elements[parent].node.children where sibling != place {
        near.formUnion([elements[sibling].rawText].compactMap { $0 })
        near.formUnion(elements[sibling].node.children.compactMap { elements[$0].rawText })
      }
    }
    if let cell = element.node.cell, cell != place { collect(cell, except: place, into: &near) }
    if let header = element.header { near.insert("hd:" + header) }
    return near
  }

  private func collect(_ place: Int, except skipped: Int, into near: inout Set<String>) {
    if place != skipped, let text = elements[place].rawText { near.insert(text) }
    for child in elements[place].node.children { collect(child, except: skipped, into: &near) }
  }
}

extension String {
  /// Returns the text with a part replaced wherever it stands.
  fileprivate func replacing(_ part: String, with new: String) -> String {
    var (rest, result) = (self[...], "")
    while let place = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      result += rest[..<place] + new
      rest = rest[rest.index(place, offsetBy: part.count)...]
    }
    return result + rest
  }
}
