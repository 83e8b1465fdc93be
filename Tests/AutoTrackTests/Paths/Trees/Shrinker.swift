import AutoTrack

/// Makes a sample with a fault smaller, as long as the fault stays.
struct Shrinker {
  /// The fault of a sample; nil for a correct or an invalid one.
  let fault: (RandomTree) -> String?

  /// The smallest sample that single steps lead to.
  func shrink(_ sample: RandomTree) -> RandomTree {
    var smallest = sample
    while let smaller = candidates(for: smallest).first(where: { fault($0) != nil }) {
      smallest = smaller
    }
    return smallest
  }

  /// Returns all smaller samples: without a mutation, a view, or the children of a view.
  private func candidates(for sample: RandomTree) -> [RandomTree] {
    var candidates: [RandomTree] = []
    for single in [\RandomTree.harmful, \.documented] where sample[keyPath: single] != nil {
      var fewer = sample
      fewer[keyPath: single] = nil
      candidates.append(fewer)
    }
    for place in sample.harmless.indices {
      var fewer = sample
      fewer.harmless.remove(at: place)
      candidates.append(fewer)
    }
    return candidates
      + smaller(sample.root).map { root in
        var fewer = sample
        fewer.root = root
        return fewer
      }
  }

  /// The views with one less in them: a branch cut off, or a view replaced by its children.
  private func smaller(_ view: NewView) -> [NewView] {
    view.children.indices.flatMap { place -> [NewView] in
      let child = view.children[place]
      let instead =
        [[]] + (child.children.isEmpty ? [] : [child.children])
        + smaller(child).map { [$0] }
      return instead.map { views in
        var view = view
        view.children.replaceSubrange(place...place, with: views)
        return view
      }
    }
  }
}
