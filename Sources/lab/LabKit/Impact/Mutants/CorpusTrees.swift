import AutoTrack
import MiniUI

/// Makes trees for path schemes and edits from the scenes of a corpus.
final class CorpusTrees {
  private let corpus: CorpusFile
  private let maker = PlainTrees()
  private var walks: [CorpusFile.Placed: [CorpusView]] = [:]

  /// A view of a scene before it has an id in a tree.
  struct CorpusView {
    let element: CorpusElement
    /// The index of the superview among the views.
    let parent: Int?
    let lineage: [String]
    /// The key that stays the same in all releases; for a bar its class and number.
    let key: String
    /// The place in a list's data.
    let place: ListPlace?
    /// The names of the controller's class and its ancestors, for a root view.
    let controller: [String]
  }

  init(_ corpus: CorpusFile) {
    self.corpus = corpus
  }

  /// Returns the keys of all views of a release.
  func keys(of release: CorpusFile.Release) -> Set<String> {
    release.scenes.reduce(into: []) { $0.formUnion(views(of: $1).map(\.key)) }
  }

  /// Two versions of a screen in which equal ids are one view.
  struct Pair {
    let old, new: ViewTree
    /// The elements of the old version that give events, in the order of the tree.
    let elements: [ViewTree.Element]
    /// The key of each of these elements.
    let keys: [String]
  }

  /// Returns two versions of a screen; ids of new views are above those of the old version.
  func pair(_ old: CorpusFile.Placed, _ new: CorpusFile.Placed) -> Pair {
    let (before, after) = (views(of: old), views(of: new))
    var known: [String: Int] = [:]
    for (index, view) in before.enumerated() where known[view.key] == nil {
      known[view.key] = index + 1
    }
    var greatest = before.count
    let ids = after.map { view in
      if let id = known.removeValue(forKey: view.key) { return id }
      greatest += 1
      return greatest
    }
    let tree = maker.tree(
      of: before.enumerated().map { plainView($1, $0 + 1) }, greatestID: before.count)
    let elements = tree.elements(
      with: Set(before.indices.filter { before[$0].element.isCapturable }.map { $0 + 1 }))
    return Pair(
      old: tree,
      new: maker.tree(of: zip(after, ids).map(plainView), greatestID: greatest),
      elements: elements, keys: elements.map { before[$0.id - 1].key })
  }

  private func plainView(_ view: CorpusView, _ id: Int) -> PlainView {
    let node = view.element.node
    var plain = PlainView(id: id, parent: view.parent, lineage: view.lineage)
    (plain.identifier, plain.text) = (node.identifier, node.content)
    plain.label = node.hasOwnLabel ? node.label : nil
    plain.takesText = ["textField", "textView", "searchBar"].contains(node.role)
    (plain.isHidden, plain.tag) = (view.element.isHidden, node.tag ?? 0)
    plain.listPlace = view.place
    plain.left = view.element.frame?.x ?? 0
    plain.controller = view.controller
    return plain
  }
}

extension CorpusTrees {
  private func views(of placed: CorpusFile.Placed) -> [CorpusView] {
    if let known = walks[placed] { return known }
    guard let scene = corpus.scenes[placed.scene] else { return [] }
    let walk = CorpusWalk(scene)
    var bars = 0
    let views = walk.elements.enumerated().map { index, element in
      let node = walk.nodes[index]
      if node == nil { bars += 1 }
      return CorpusView(
        element: element, parent: element.node.parent, lineage: Self.lineage(element, node),
        key: node.map { corpus.key($0.id, in: placed.lineage) }
          ?? "\(element.node.className) \(bars)",
        place: node.flatMap(Self.place),
        controller: index == 0 && node != nil
          ? [scene.screen] + UIKitClasses.lineage(of: "UIViewController") : [])
    }
    walks[placed] = views
    return views
  }

  /// Returns the names of an element's class and its ancestors at run time.
  private static func lineage(_ element: CorpusElement, _ node: CorpusNode?) -> [String] {
    let name = element.node.className
    guard let node, !node.isBarItem else {
      let isButton = node.map { !$0.isSpace } ?? false
      return isButton
        ? ["_UIButtonBarButton"] + UIKitClasses.lineage(of: "UIControl")
        : UIKitClasses.lineage(of: node == nil ? name : "UIView")
    }
    let base = IBElements.views[node.kind] ?? "UIView"
    return (name == base ? [] : [name]) + UIKitClasses.lineage(of: base)
  }

  /// Returns the place of a static cell; the app's code decides those of others.
  private static func place(_ node: CorpusNode) -> ListPlace? {
    guard node.isCell, node.role == "static" else { return nil }
    return .cell(CellPath(section: node.section ?? 0, row: node.row ?? 0))
  }
}
