import AutoTrack

/// The invariants of every random tree.
struct TreeProperty {
  var scheme: any PathScheme = DefaultPathScheme()
  /// True if all elements must have different paths.
  var isInjective = true

  /// True if the table in the article on stability lists the elements that a mutation moves.
  var isDocumented = true

  /// The first violated invariant, or nil.
  ///
  /// Throws if a mutation cannot be applied to the tree.
  func fault(in sample: RandomTree) throws -> String? {
    let tree = ViewTree(sample.root)
    return try harmlessFault(in: tree, sample) ?? harmfulFault(in: tree, sample)
      ?? documentedFault(in: tree, sample) ?? collision(in: tree)
  }

  /// Siblings of other classes, hiding, other texts and reused rows move no element.
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

  /// Removing, unwrapping, moving and renaming move exactly the elements in the table.
  private func documentedFault(in tree: ViewTree, _ sample: RandomTree) throws -> String? {
    guard isDocumented, let mutation = sample.documented else { return nil }
    let after = try tree.applying(mutation)
    guard let documented = DocumentedMoves(of: mutation, on: sample.root) else { return nil }
    let moves = ViewTree.moves(from: tree.paths(by: scheme), to: after.paths(by: scheme))
    let gone = Set(moves.filter { $0.new == nil }.compactMap(\.element.accessibilityIdentifier))
    let moved = Set(moves.compactMap(\.element.accessibilityIdentifier)).subtracting(gone)
    guard moved != documented.moved || gone != documented.gone else { return nil }
    return "not as documented: \(mutation) moved \(moved.sorted()) and took \(gone.sorted()), "
      + "not \(documented.moved.sorted()) and \(documented.gone.sorted())"
  }

  /// Visible elements have different locations, except those of unnamed children of one class.
  private func collision(in tree: ViewTree) -> String? {
    guard isInjective else { return nil }
    return tree.collisions(by: scheme).first { !$0.isOfUnnamedChildren }?.description
  }

  /// The message for a seed whose tree has a fault, made as small as it gets.
  func report(seed: Int) -> String? {
    let sample = RandomTree(seed: seed)
    do {
      return try fault(in: sample).map { _ in report(seed, on: sample) }
    } catch {
      return "seed \(seed) is no sample: \(error)"
    }
  }

  private func report(_ seed: Int, on sample: RandomTree) -> String {
    let small = Shrinker(fault: faultIfAny).shrink(sample)
    let mutations = small.harmless + [small.harmful, small.documented].compactMap(\.self)
    return """
      seed \(seed), shrunk to views: \(small.count), mutations: \(mutations.count), \
      watching #\(small.target)
      \(ViewTree(small.root))
      \(mutations.map(\.description).joined(separator: "\n"))
      \(faultIfAny(in: small) ?? "")
      """
  }

  /// A shrunk sample may be invalid, and then it has no fault.
  private func faultIfAny(in sample: RandomTree) -> String? {
    do {
      return try fault(in: sample)
    } catch {
      return nil
    }
  }
}
