import AutoTrack
import LabImport
import MiniUI

/// Lists the views and bar items of a scene, each after its parent.
struct CorpusWalk {
  private let scene: CorpusScene
  private(set) var elements: [CorpusElement] = []
  private(set) var nodes: [CorpusNode?] = []

  private struct Context {
    var origin = Point.zero
    var cell: Int?
  }

  init(_ scene: CorpusScene) {
    self.scene = scene
    if let root = scene.root { addRoot(root) }
    for extra in scene.extras { addRoot(extra) }
    for bar in ["UINavigationBar", "UIToolbar"] {
      let items = scene.barItems.filter { ($0.role == "toolbar") == (bar == "UIToolbar") }
      addBarItems(items, Context()) { $0.addStandIn(bar) }
    }
    for place in elements.indices where nodes[place] != nil { finish(place) }
  }

  /// Returns the scene as a screen; the ids are keys of the corpus.
  static func screen(
    of scene: CorpusScene, _ lineage: Int, in corpus: CorpusFile
  ) -> CorpusScreen {
    let walk = CorpusWalk(scene)
    let ids = walk.nodes.map { $0.map { corpus.key($0.id, in: lineage) } ?? "" }
    return CorpusScreen(name: scene.screen, elements: walk.elements, ids: ids)
  }

  private mutating func addRoot(_ node: CorpusNode) {
    let place = add(node, below: nil, Context())
    if node.isCell { elements[place].node.cell = place }
    descend(node, place, Context(cell: elements[place].node.cell))
  }

  /// Adds one element, without its paths.
  private mutating func add(_ node: CorpusNode, below parent: Int?, _ context: Context) -> Int {
    let place = elements.count
    var facts = node.facts
    facts.outlets = Set(node.outlets).sorted()
    facts.frame?.origin.x += context.origin.x
    facts.frame?.origin.y += context.origin.y
    (facts.parent, facts.cell) = (parent, context.cell)
    var element = CorpusElement(node: facts, screen: scene.screen)
    (element.isCapturable, element.isHidden) = (node.isCapturable, node.isHidden)
    element.outlets = node.outlets
    if let parent { elements[parent].node.children.append(place) }
    elements.append(element)
    nodes.append(node)
    return place
  }

  private mutating func descend(_ node: CorpusNode, _ place: Int, _ context: Context) {
    var here = context
    if let frame = elements[place].node.frame { here.origin = frame.origin }
    if ["toolbar", "navigationBar", "tabBar"].contains(node.kind) {
      return addBarItems(node.children, here) { _ in place }
    }
    for child in node.children {
      if child.isCell, let role = child.role, ["static", "prototypes", "cells"].contains(role) {
        addCell(child, below: place, here, isStatic: role == "static")
      } else {
        descend(child, add(child, below: place, here), here)
      }
    }
  }

  private mutating func addCell(
    _ child: CorpusNode, below place: Int, _ here: Context, isStatic: Bool
  ) {
    var next = here
    next.cell = nil
    let cell = add(child, below: place, next)
    if isStatic {
      elements[cell].position = CellPath(section: child.section ?? 0, row: child.row ?? 0)
    }
    elements[cell].node.cell = cell
    next.cell = cell
    descend(child, cell, next)
  }

  /// Adds bar items side by side, each side in the bar that a closure returns.
  private mutating func addBarItems(
    _ items: [CorpusNode], _ context: Context, below bar: (inout CorpusWalk) -> Int
  ) {
    for side in Self.sides(of: items) {
      let home = bar(&self)
      for item in side { descend(item, add(item, below: home, context), context) }
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
    var facts = ViewFacts(className: bar)
    facts.isStandIn = true
    elements.append(CorpusElement(node: facts, screen: scene.screen))
    nodes.append(nil)
    return elements.count - 1
  }
}

extension CorpusWalk {
  private static let endings: Set<String> = [
    "done", "cancel", "edit", "save", "undo", "redo", "close",
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
    if ElementRole.silent.contains(node.kind) || node.isCell && node.role != "static" { return nil }
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
        near.formUnion([elements[sibling].node.text].compactMap { $0 })
        near.formUnion(elements[sibling].node.children.compactMap { elements[$0].node.text })
      }
    }
    if let cell = element.node.cell, cell != place { collect(cell, except: place, into: &near) }
    if let header = element.node.header { near.insert("hd:" + header) }
    return near
  }

  private func collect(_ place: Int, except skipped: Int, into near: inout Set<String>) {
    if place != skipped, let text = elements[place].node.text { near.insert(text) }
    for child in elements[place].node.children { collect(child, except: skipped, into: &near) }
  }
}
