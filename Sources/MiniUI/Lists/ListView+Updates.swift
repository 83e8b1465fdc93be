/// The batches of updates: collected, validated against the data source, then shown (TV-12, TV-13).
extension ListView {
  /// A batch of updates, possibly with nested batches.
  struct Batch {
    /// The number of open batches, nested ones included.
    var depth = 1
    var changes = ListChanges()
    /// The number of rows per section before the batch.
    let counts: [Int]
    /// The completions; those of inner batches come first (TV-13).
    var completions: [(Bool) -> Void] = []
  }

  /// The duration of an update's animation, after which its completion runs.
  private static var updateDuration: Duration { .milliseconds(300) }

  /// Performs several updates at once and calls the completion after their animation (TV-13).
  ///
  /// Every change that the closure makes to the data source must be reported to the list (TV-12).
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endBatch()
  }

  /// Begins a batch, possibly nested.
  final func beginBatch() {
    if batch == nil { batch = Batch(depth: 0, counts: loadedCounts) }
    batch?.depth += 1
  }

  /// Ends a batch; the outermost one is validated and shown.
  final func endBatch() {
    guard let ending = batch else { return }
    guard ending.depth == 1 else {
      batch?.depth -= 1
      return
    }
    batch = nil
    apply(ending)
  }

  /// Adds an update to the batch, or applies it alone.
  final func update(_ change: (inout ListChanges) -> Void) {
    beginBatch()
    if var batch {
      change(&batch.changes)
      self.batch = batch
    }
    endBatch()
  }

  private func apply(_ batch: Batch) {
    // A reload during the batch has discarded the counts that it began with.
    guard counts != nil else { return schedule(batch.completions) }
    let new = askCounts()
    if let reason = batch.changes.refusal(from: batch.counts, to: new, nouns) {
      return table.raise(.inconsistency(reason))
    }
    counts = new
    move(batch.changes)
    schedule(batch.completions)
  }

  /// Shows the move of a row by the user, which the data source has already applied (TV-16).
  final func moveRowOnDisplay(_ path: CellPath, to target: CellPath) {
    var changes = ListChanges()
    changes.moved = [(path, target)]
    move(changes)
  }

  /// Moves the visible cells; callbacks see the new places, and no layout runs in between.
  private func move(_ changes: ListChanges) {
    let wasTiling = isTiling
    isTiling = true
    geometry = nil
    moveDisplay(changes)
    isTiling = wasTiling
    geometryDidChange()
  }

  private func moveDisplay(_ changes: ListChanges) {
    selection.move { changes.reloads($0) ? nil : changes.place(of: $0) }
    if let path = press?.path { pressed(path, nowAt: changes.place(of: path)) }
    rowsDidMove(changes.place)
    retire { path in
      path.map { changes.reloads($0) || changes.place(of: $0) == nil } ?? true
    }
    for cell in shown {
      cell.place = cell.indexPath.flatMap(changes.place).map(ListPlace.cell)
    }
    shown.sort { ($0.indexPath ?? .first) < ($1.indexPath ?? .first) }
    retireSectionViews { _ in true }
  }

  private func pressed(_ path: CellPath, nowAt place: CellPath?) {
    guard let place else { return forgetPress() }
    press?.path = place
  }

  private func schedule(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    process.mainLoop.schedule(
      .animation, after: Self.updateDuration, name: "updates of \(self.class.name)"
    ) {
      for completion in completions { completion(true) }
    }
  }
}

extension CellPath {
  fileprivate static var first: CellPath { CellPath(section: 0, row: 0) }
}

/// The updates of sections, common to tables and collections.
extension ListView {
  /// Inserts sections; the indices are those after the batch.
  public final func insertSections(_ sections: [Int]) {
    update { $0.sections.inserted += sections }
  }

  /// Deletes sections; the indices are those before the batch.
  public final func deleteSections(_ sections: [Int]) {
    update { $0.sections.deleted += sections }
  }

  /// Reloads sections.
  public final func reloadSections(_ sections: [Int]) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section.
  public final func moveSection(_ section: Int, to target: Int) {
    update { $0.sections.moved.append((section, target)) }
  }
}
