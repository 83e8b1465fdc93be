/// Indices that are taken out of a sequence and put into it.
struct IndexChanges {
  /// As before the changes.
  var deleted: [Int] = []
  /// As after the changes.
  var inserted: [Int] = []
  /// From an index before to an index after.
  var moved: [(from: Int, to: Int)] = []

  /// Where an index is after the changes; `nil` if it is gone.
  func place(of index: Int) -> Int? {
    if let move = moved.first(where: { $0.from == index }) { return move.to }
    guard !deleted.contains(index) else { return nil }
    let leaving = Set(deleted + moved.map(\.from))
    var place = index - leaving.count { $0 < index }
    for arrival in Set(inserted + moved.map(\.to)).sorted() where arrival <= place { place += 1 }
    return place
  }
}
