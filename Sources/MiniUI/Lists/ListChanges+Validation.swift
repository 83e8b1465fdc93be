/// Why UIKit refuses a batch, in its own words (TV-12).
extension ListChanges {
  /// What a list calls its rows and itself.
  struct Nouns {
    /// `row` or `item`.
    let row: String
    /// `table view` or `collection view`.
    let list: String
  }

  /// The reason to refuse the batch, given the rows in each section before and after it.
  func refusal(from old: [Int], to new: [Int], _ nouns: Nouns) -> String? {
    if let reason = refusalOfConflict() { return reason }
    if let reason = refusalOfSectionRange(old.count, new.count) { return reason }
    if let reason = refusalOfSectionCount(old.count, new.count, nouns) { return reason }
    for path in leaving + reloaded {
      if let reason = refusal(toDelete: path, from: old, nouns) { return reason }
    }
    for path in arriving {
      if let reason = refusal(toInsert: path, into: new, nouns) { return reason }
    }
    for section in old.indices {
      if let reason = refusalOfRowCount(in: section, old, new, nouns) { return reason }
    }
    return nil
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

  /// What moves is moved once and not deleted, and it comes to where nothing else comes.
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

  private func refusal(toDelete path: CellPath, from old: [Int], _ nouns: Nouns) -> String? {
    guard old.indices.contains(path.section) else {
      return "attempt to delete \(nouns.row) \(path.row) from section \(path.section), but there "
        + "are only \(old.count) sections before the update"
    }
    guard path.row < 0 || path.row >= old[path.section] else { return nil }
    return "attempt to delete \(nouns.row) \(path.row) from section \(path.section) which only "
      + "contains \(old[path.section]) \(nouns.row)s before the update"
  }

  private func refusal(toInsert path: CellPath, into new: [Int], _ nouns: Nouns) -> String? {
    guard new.indices.contains(path.section) else {
      return "attempt to insert \(nouns.row) \(path.row) into section \(path.section), but there "
        + "are only \(new.count) sections after the update"
    }
    guard path.row < 0 || path.row >= new[path.section] else { return nil }
    return "attempt to insert \(nouns.row) \(path.row) into section \(path.section), but there "
      + "are only \(new[path.section]) \(nouns.row)s in section \(path.section) after the update"
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

  /// How many rows a batch brings into one section and takes out of it.
  private struct Tally {
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    init(_ changes: ListChanges, from old: Int, to new: Int) {
      inserted = Set(changes.inserted.filter { $0.section == new }).count
      deleted = Set(changes.deleted.filter { $0.section == old }).count
      movedIn = changes.moved.count { $0.to.section == new && $0.from.section != old }
      movedOut = changes.moved.count { $0.from.section == old && $0.to.section != new }
    }

    var change: Int { inserted - deleted + movedIn - movedOut }
  }
}
