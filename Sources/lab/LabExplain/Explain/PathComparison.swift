package import LabKit
import LabLanguage
package import LabSystem

/// The elements moved, added or removed on the screens of a scenario since a snapshot.
package struct PathComparison {
  /// The screens that differ, by name.
  package let screens: [Screen]

  package struct Screen {
    /// The class of the screen's controller.
    package let name: String
    /// The elements with another path or position.
    var moved: [(old: PathEntry, new: PathEntry)] = []
    /// The elements that the snapshot does not have.
    var added: [PathEntry]
    /// The elements that only the snapshot has.
    var removed: [PathEntry]
  }

  /// Compares a snapshot with a survey, screen by screen.
  package init(of snapshot: PathSnapshot, with survey: PathSurvey) {
    let old = snapshot.screens.map { ($0.key.value, $0.value.map(\.entry)) }
    let new = survey.screens.map { ($0.name, $0.elements.map(\.entry)) }
    let names = Set(old.map(\.0) + new.map(\.0)).sorted()
    screens = names.map { name in
      Screen(
        name: name, from: old.first { $0.0 == name }?.1 ?? [],
        to: new.first { $0.0 == name }?.1 ?? [])
    }
    .filter { !$0.isSame }
  }

  /// The differences with old and new paths, and their numbers.
  package var lines: [StyledText] { screens.flatMap(\.lines) + [StyledText(summary)] }

  /// The numbers of differences: `1 moved, 2 added, 1 removed`.
  package var summary: String {
    let (moved, added, removed) = screens.reduce((0, 0, 0)) { sum, screen in
      (sum.0 + screen.moved.count, sum.1 + screen.added.count, sum.2 + screen.removed.count)
    }
    return "\(moved) moved, \(added) added, \(removed) removed"
  }
}

extension PathComparison.Screen {
  /// Pairs equal elements, the surest matches first; the rest was added or removed.
  ///
  /// Elements are equal if their identifiers agree, or else their texts and types. Among several
  /// candidates, those at the same place come first.
  init(name: String, from old: [PathEntry], to new: [PathEntry]) {
    self.name = name
    removed = old.sorted(by: PathEntry.isBefore)
    added = new.sorted(by: PathEntry.isBefore)
    pair { $0 == $1 }
    for isSame in [PathEntry.shareIdentifier, PathEntry.shareText] {
      pair { isSame($0, $1) && $0.stands(where: $1) }
      pair(isSame)
    }
    pair(PathEntry.areNameless)
  }

  /// True if nothing differs.
  var isSame: Bool { moved.isEmpty && added.isEmpty && removed.isEmpty }

  private mutating func pair(_ isSame: (PathEntry, PathEntry) -> Bool) {
    var rest: [PathEntry] = []
    for old in removed {
      guard let index = added.firstIndex(where: { isSame(old, $0) }) else {
        rest.append(old)
        continue
      }
      let new = added.remove(at: index)
      if !old.stands(where: new) { moved.append((old, new)) }
    }
    removed = rest
  }

  fileprivate var lines: [StyledText] {
    var title = StyledText()
    title.add(whole: name, .bold)
    let moves = moved.flatMap { old, new in
      [
        Self.line("moved", .bad, new.name), StyledText("    was  \(old.place)"),
        StyledText("    now  \(new.place)"),
      ]
    }
    return [title] + moves
      + added.flatMap { [Self.line("added", .good, $0.name), StyledText("    now  \($0.place)")] }
      + removed.flatMap {
        [Self.line("removed", .bad, $0.name), StyledText("    was  \($0.place)")]
      }
  }

  /// A change in a word, and the element's name in the next column.
  private static func line(_ change: String, _ tone: Tone, _ name: String) -> StyledText {
    var text = StyledText(indent: 2)
    text.add(change, tone)
    text.add(String(repeating: " ", count: max(1, 9 - change.count)) + name)
    return text
  }
}

extension PathEntry {
  fileprivate static func shareIdentifier(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.identifier != nil && left.identifier == right.identifier
  }

  /// Returns true if both have the same text and type.
  fileprivate static func shareText(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.text != nil && left.text == right.text && left.type == right.type
  }

  /// Returns true if both have one type and place, and neither identifier nor text.
  fileprivate static func areNameless(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.type == right.type && left.stands(where: right)
      && [left, right].allSatisfy { $0.identifier == nil && $0.text == nil }
  }
}
