/// The changes of one batch to a list's sections and rows (TV-12).
///
/// Deletions, reloads and origins of moves are counted before the batch, insertions and targets of
/// moves after it.
struct ListChanges {
  /// The deleted, inserted and moved sections.
  var sections = IndexChanges()
  /// The reloaded sections, whose number of rows may change.
  var reloadedSections: [Int] = []
  var deleted: [CellPath] = []
  var inserted: [CellPath] = []
  var reloaded: [CellPath] = []
  var moved: [(from: CellPath, to: CellPath)] = []

  /// The rows that leave their places.
  var leaving: [CellPath] { deleted + moved.map(\.from) }
  /// The places that rows arrive at.
  private var arriving: [CellPath] { inserted + moved.map(\.to) }

  /// Returns a row's path after the batch; `nil` if it was deleted.
  func place(of path: CellPath) -> CellPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), let section = sections.place(of: path.section) else {
      return nil
    }
    let rows = rowChanges(of: path.section, becoming: section)
    return rows.place(of: path.row).map { CellPath(section: section, row: $0) }
  }

  /// True if a row's cell must be requested again.
  func reloads(_ path: CellPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  private func rowChanges(of old: Int, becoming new: Int) -> IndexChanges {
    var rows = IndexChanges()
    rows.deleted = leaving.filter { $0.section == old }.map(\.row)
    rows.inserted = arriving.filter { $0.section == new }.map(\.row)
    return rows
  }
}

/// The deletions, insertions and moves of indices in a sequence.
struct IndexChanges {
  /// The deleted indices, counted before the changes.
  var deleted: [Int] = []
  /// The inserted indices, counted after the changes.
  var inserted: [Int] = []
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

/// The reasons why UIKit refuses a batch, in UIKit's words (TV-12).
extension ListChanges {
  /// The words for a list and its rows.
  struct Nouns {
    /// The word `row` or `item`.
    let row: String
    /// The words `table view` or `collection view`.
    let list: String
  }

  /// Returns the reason to refuse the batch, given the rows per section before and after it.
  func refusal(from old: [Int], to new: [Int], _ nouns: Nouns) -> String? {
    if let reason = refusalOfConflict() { return reason }
    if let reason = refusalOfSectionRange(old.count, new.count) { return reason }
    if let reason = refusalOfSectionCount(old.count, new.count, nouns) { return reason }
    for path in leaving + reloaded {
      if let reason = refusal(of: path, .leaving(old), nouns) { return reason }
    }
    for path in arriving {
      if let reason = refusal(of: path, .arriving(new), nouns) { return reason }
    }
    for section in old.indices {
      if let reason = refusalOfRowCount(in: section, old, new, nouns) { return reason }
    }
    return refusalOfRepetition
  }

  /// The refusal of a repeated deletion or insertion, which UIKit detects during the animation.
  private var refusalOfRepetition: String? {
    let isUnique = Set(deleted).count == deleted.count && Set(inserted).count == inserted.count
    return isUnique ? nil : "Attempt to create two animations for cell"
  }

  private func refusalOfConflict() -> String? {
    if let path = reloaded.first(where: { deleted.contains($0) }) {
      return "attempt to delete and reload the same index path "
        + "({length = 2, path = \(path.section) - \(path.row)})"
    }
    if let section = reloadedSections.first(where: { sections.deleted.contains($0) }) {
      return "attempt to delete and reload the same section (\(section))"
    }
    return Self.refusal(ofMoves: sections.moved, sections.deleted, sections.inserted) {
      "section (\($0))"
    }
      ?? Self.refusal(ofMoves: moved, deleted, inserted) {
        "index path ({length = 2, path = \($0.section) - \($0.row)})"
      }
  }

  /// Refuses repeated moves, moves of deleted places, and moves to occupied places.
  private static func refusal<Place: Hashable>(
    ofMoves moves: [(from: Place, to: Place)], _ deleted: [Place], _ inserted: [Place],
    naming name: (Place) -> String
  ) -> String? {
    var (left, taken) = (Set(deleted), Set(inserted))
    for move in moves {
      guard left.insert(move.from).inserted else {
        let other = deleted.contains(move.from) ? "delete" : "second move"
        return "attempt to perform a \(other) and a move from the same \(name(move.from))"
      }
      guard taken.insert(move.to).inserted else {
        let other = inserted.contains(move.to) ? "an insert" : "a second move"
        return "attempt to perform \(other) and a move to the same \(name(move.to))"
      }
    }
    return nil
  }

  private func refusalOfSectionRange(_ old: Int, _ new: Int) -> String? {
    let leaving = sections.deleted + sections.moved.map(\.from)
    if let section = leaving.first(where: { $0 < 0 || $0 >= old }) {
      return "attempt to delete section \(section), but there are only \(old) sections before "
        + "the update"
    }
    if let section = reloadedSections.first(where: { $0 < 0 || $0 >= old }) {
      return "attempt to reload section \(section), but there are only \(old) sections before "
        + "the update"
    }
    let arriving = sections.inserted + sections.moved.map(\.to)
    return arriving.first { $0 < 0 || $0 >= new }.map {
      "attempt to insert section \($0) but there are only \(new) sections after the update"
    }
  }

  private func refusalOfSectionCount(_ old: Int, _ new: Int, _ nouns: Nouns) -> String? {
    let inserted = Set(sections.inserted).count
    let deleted = Set(sections.deleted).count
    guard new != old + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(nouns.list) after the update (\(new)) must be equal to the number of sections "
      + "contained in the \(nouns.list) before the update (\(old)), plus or minus the number of "
      + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  /// The direction of a row's change, with the number of rows per section at that time.
  private enum Way {
    /// Out of a place; counted before the update.
    case leaving([Int])
    /// Into a place; counted after the update.
    case arriving([Int])
  }

  private func refusal(of path: CellPath, _ way: Way, _ nouns: Nouns) -> String? {
    let (row, section) = ("\(nouns.row) \(path.row)", path.section)
    switch way {
    case .leaving(let counts):
      let attempt = "attempt to delete \(row) from section \(section)"
      return refusal(of: path, in: counts, attempt, "before") {
        " which only contains \($0) \(nouns.row)s before the update"
      }
    case .arriving(let counts):
      let attempt = "attempt to insert \(row) into section \(section)"
      return refusal(of: path, in: counts, attempt, "after") {
        ", but there are only \($0) \(nouns.row)s in section \(section) after the update"
      }
    }
  }

  private func refusal(
    of path: CellPath, in counts: [Int], _ attempt: String, _ moment: String,
    tooFew: (Int) -> String
  ) -> String? {
    guard counts.indices.contains(path.section) else {
      return "\(attempt), but there are only \(counts.count) sections \(moment) the update"
    }
    let count = counts[path.section]
    return (0..<count).contains(path.row) ? nil : attempt + tooFew(count)
  }

  private func refusalOfRowCount(in old: Int, _ before: [Int], _ after: [Int], _ nouns: Nouns)
    -> String?
  {
    guard !reloadedSections.contains(old), let new = sections.place(of: old) else { return nil }
    let tally = Tally(self, from: old, to: new)
    guard after[new] != before[old] + tally.change else { return nil }
    return "Invalid update: invalid number of \(nouns.row)s in section \(new).  The number of "
      + "\(nouns.row)s contained in an existing section after the update (\(after[new])) must be "
      + "equal to the number of \(nouns.row)s contained in that section before the update "
      + "(\(before[old])), plus or minus the number of \(nouns.row)s inserted or deleted from "
      + "that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus "
      + "the number of \(nouns.row)s moved into or out of that section (\(tally.movedIn) moved "
      + "in, \(tally.movedOut) moved out)."
  }

  /// The balance of a batch's changes for one section.
  private struct Tally {
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    init(_ changes: ListChanges, from old: Int, to new: Int) {
      inserted = changes.inserted.count { $0.section == new }
      deleted = changes.deleted.count { $0.section == old }
      movedIn = changes.moved.count { $0.to.section == new && $0.from.section != old }
      movedOut = changes.moved.count { $0.from.section == old && $0.to.section != new }
    }

    var change: Int { inserted - deleted + movedIn - movedOut }
  }
}
