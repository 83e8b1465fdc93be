extension Animator {
  /// The values of all views on display before a block, to be compared with those after it.
  struct Recording {
    /// How the block's changes are animated; `nil` for at once.
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

    /// What differs now, in the order of the views.
    var changes: [PropertyChange] {
      entries.compactMap { view, old in
        PropertyChange(of: view, from: old, to: AnimatableValues(of: view))
      }
    }

    /// Leaves the changes of an inner block to that block.
    mutating func forget(_ changes: [PropertyChange]) {
      for change in changes {
        guard let index = indices[ObjectIdentifier(change.view)] else { continue }
        let values = entries[index].values
        entries[index].values = values.adopting(change.end, whereNot: change.start)
      }
    }
  }
}
