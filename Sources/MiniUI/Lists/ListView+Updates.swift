/// Batches of updates: collected, checked against the data source, then shown (TV-12, TV-13).
extension ListView {
  /// The updates of a batch that may be nested in others.
  struct Batch {
    /// How many batches are open, one inside the other.
    var depth = 1
    /// What has been told so far.
    var changes = ListChanges()
    /// The rows of each section before the batch.
    let counts: [Int]
    /// Inner batches end first (TV-13).
    var completions: [(Bool) -> Void] = []
  }

  /// How long the animation of an update takes; its completion runs after that.
  static var updateDuration: Duration { .milliseconds(300) }

  /// Makes several updates at once, and calls back once they have been shown (TV-13).
  ///
  /// What a closure changes in the data source, it must tell the list (TV-12).
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endBatch()
  }

  /// Begins to collect updates, inside another batch or not.
  final func beginBatch() {
    if batch == nil { batch = Batch(depth: 0, counts: loadedCounts) }
    batch?.depth += 1
  }

  /// Ends a batch; the outermost one is checked and shown.
  final func endBatch() {
    guard let ending = batch else { return }
    guard ending.depth == 1 else {
      batch?.depth -= 1
      return
    }
    batch = nil
    apply(ending)
  }

  /// Adds an update to the batch, or makes it a batch of its own.
  final func update(_ change: (inout ListChanges) -> Void) {
    beginBatch()
    if var batch {
      change(&batch.changes)
      self.batch = batch
    }
    endBatch()
  }

  private func apply(_ batch: Batch) {
    // A reload in between has made the list forget what the batch began with.
    guard counts != nil else { return schedule(batch.completions) }
    let new = askCounts()
    if let reason = batch.changes.refusal(from: batch.counts, to: new, nouns) {
      return table.raise(.inconsistency(reason))
    }
    counts = new
    move(batch.changes)
    schedule(batch.completions)
  }

  /// Shows that a person has moved a row, which the data source knows already (TV-16).
  final func moveRowOnDisplay(_ path: CellPath, to target: CellPath) {
    var changes = ListChanges()
    changes.moved = [(path, target)]
    move(changes)
  }

  /// Whoever is told meanwhile finds the new places, and has no cells laid out between the two.
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
  /// The first row of the first section.
  fileprivate static var first: CellPath { CellPath(section: 0, row: 0) }
}

/// The updates that tables and collections name alike.
extension ListView {
  /// Sections have come; the numbers count as after the batch.
  public final func insertSections(_ sections: [Int]) {
    update { $0.sections.inserted += sections }
  }

  /// Sections have gone; the numbers count as before the batch.
  public final func deleteSections(_ sections: [Int]) {
    update { $0.sections.deleted += sections }
  }

  /// Sections are to be asked for again.
  public final func reloadSections(_ sections: [Int]) {
    update { $0.reloadedSections += sections }
  }

  /// A section has got another place.
  public final func moveSection(_ section: Int, to target: Int) {
    update { $0.sections.moved.append((section, target)) }
  }
}
