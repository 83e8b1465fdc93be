/// The deletions, insertions and moves of indices in a sequence.
struct IndexChanges {
  /// The deleted indices, counted before the changes.
  var deleted: [Int] = []
  /// The inserted indices, counted after the changes.
  var inserted: [Int] = []
  /// The moves from an index before to an index after the changes.
  var moved: [(from: Int, to: Int)] = []

  /// Returns an index after the changes; `nil` if it was deleted.
  func place(of index: Int) -> Int? {
    if let move = moved.first(where: { $0.from == index }) { return move.to }
    guard !deleted.contains(index) else { return nil }
    let leaving = Set(deleted + moved.map(\.from))
    var place = index - leaving.count { $0 < index }
    // In ascending order: each arrival at or before the place shifts it by one.
    for arrival in Set(inserted + moved.map(\.to)).sorted() where arrival <= place { place += 1 }
    return place
  }
}
