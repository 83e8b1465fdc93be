extension Animator {
  /// The values of all visible views before a block, for comparison afterwards.
  struct Recording {
    /// The timing of the block's changes; `nil` for no animation.
    let timing: Timing?
    private var entries: [(view: View, values: AnimatableValues)] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of windows: [Window], timing: Timing?) {
      self.timing = timing
      for window in windows { add(window) }
    }

    private mutating func add(_ view: View) {
      indices[ObjectIdentifier(view)] = entries.count
      entries.append((view, AnimatableValues(of: view)))
      for subview in view.subviews { add(subview) }
    }

    /// The changed views, in the order of the hierarchy.
    var changes: [PropertyChange] {
      entries.compactMap { view, old in
        PropertyChange(of: view, from: old, to: AnimatableValues(of: view))
      }
    }

    /// Excludes the changes of a nested block, which animates them itself.
    mutating func forget(_ changes: [PropertyChange]) {
      for change in changes {
        guard let index = indices[ObjectIdentifier(change.view)] else { continue }
        let values = entries[index].values
        entries[index].values = values.adopting(change.end, whereNot: change.start)
      }
    }
  }
}
