import AutoTrack

/// What must hold of every random tree.
struct TreeProperty {
  /// How paths are written.
  var scheme: any PathScheme = DefaultPathScheme()
  /// Whether paths must tell all elements apart.
  var isInjective = true

  /// What is wrong; nil for a tree of which everything holds, or to which it cannot be applied.
  func fault(in sample: RandomTree) -> String? {
    let tree = ViewTree(sample.root)
    do {
      return try harmlessFault(in: tree, sample) ?? harmfulFault(in: tree, sample)
        ?? collision(in: tree)
    } catch {
      return nil
    }
  }

  /// Siblings of other classes, hiding, other texts and rows that are used again move nothing.
  private func harmlessFault(in tree: ViewTree, _ sample: RandomTree) throws -> String? {
    let after = try tree.applying(sample.harmless)
    let moves = ViewTree.moves(from: tree.paths(by: scheme), to: after.paths(by: scheme))
    return moves.first.map { "moved by what is harmless: \($0)" }
  }

  /// Wrapping and insertion of the same class in front move the target, and are named.
  private func harmfulFault(in tree: ViewTree, _ sample: RandomTree) throws -> String? {
    guard let harmful = sample.harmful else { return nil }
    do {
      let mutations = sample.harmless + [harmful]
      try tree.expectStable(.identifier(sample.target), by: scheme, under: mutations)
    } catch let moved as PathMoved {
      let isNamed =
        moved.change == harmful.description && moved.number == sample.harmless.count + 1
      return isNamed ? nil : "the wrong mutation is named: \(moved)"
    }
    return "not moved by: \(harmful)"
  }

  /// No two visible elements have one location, except those of children that go by their class.
  private func collision(in tree: ViewTree) -> String? {
    guard isInjective else { return nil }
    return tree.collisions(by: scheme).first { !$0.isOfUnnamedChildren }?.description
  }

  /// The message for a seed whose tree has a fault, made as small as it gets.
  func report(seed: Int) -> String? {
    let sample = RandomTree(seed: seed)
    guard fault(in: sample) != nil else { return nil }
    let small = Shrinker(fault: fault).shrink(sample)
    let mutations = small.harmless + (small.harmful.map { [$0] } ?? [])
    return """
      seed \(seed), shrunk to views: \(small.count), mutations: \(mutations.count), \
      watching #\(small.target)
      \(ViewTree(small.root))
      \(mutations.map(\.description).joined(separator: "\n"))
      \(fault(in: small) ?? "")
      """
  }
}
