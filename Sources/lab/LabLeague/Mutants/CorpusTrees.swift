import AutoTrack

/// Makes trees for path schemes and edits from the scenes of a corpus.
final class CorpusTrees {
  private let corpus: CorpusFile
  private let maker = NodeMaker()
  private var walks: [CorpusFile.Placed: Walk] = [:]

  private struct Walk {
    let elements: [CorpusElement]
    /// The keys that stay the same in all releases; for a bar its class and number.
    let keys: [String]
    /// The views; their ids are their places, from 1.
    let tree: ViewTree
  }

  init(_ corpus: CorpusFile) {
    self.corpus = corpus
  }

  /// Returns the keys of all views of a release.
  func keys(of release: CorpusFile.Release) -> Set<String> {
    release.scenes.reduce(into: []) { $0.formUnion(views(of: $1)?.keys ?? []) }
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
  func pair(_ old: CorpusFile.Placed, _ new: CorpusFile.Placed) -> Pair? {
    guard let before = views(of: old), let after = views(of: new) else { return nil }
    var known: [String: Int] = [:]
    for (index, key) in before.keys.enumerated() where known[key] == nil {
      known[key] = index + 1
    }
    var greatest = before.keys.count
    let ids = after.keys.map { key in
      if let id = known.removeValue(forKey: key) { return id }
      greatest += 1
      return greatest
    }
    let capturable = before.elements.indices.filter { before.elements[$0].isCapturable }
    let elements = before.tree.elements(with: Set(capturable.map { $0 + 1 }))
    return Pair(
      old: before.tree, new: after.tree.renumbered(by: ids, greatest: greatest),
      elements: elements, keys: elements.map { before.keys[$0.id - 1] })
  }

  private func views(of placed: CorpusFile.Placed) -> Walk? {
    if let known = walks[placed] { return known }
    guard let scene = corpus.scenes[placed.scene] else { return nil }
    let screen = CorpusWalk.screen(of: scene, placed.lineage, in: corpus)
    var bars = 0
    let keys = zip(screen.elements, screen.ids).map { element, id in
      guard element.node.isStandIn else { return id }
      bars += 1
      return "\(element.node.className) \(bars)"
    }
    let walk = Walk(
      elements: screen.elements, keys: keys,
      tree: CorpusViews(of: screen.elements, on: screen.name, as: .declared, by: maker).tree)
    walks[placed] = walk
    return walk
  }
}
