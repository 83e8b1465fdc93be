/// What is elsewhere, new or gone on the screens of a scenario since a snapshot was written.
struct PathComparison {
  /// The screens that differ, by name.
  let screens: [Screen]

  /// What differs on one screen.
  struct Screen {
    /// The class of the screen's controller.
    let name: String
    /// Elements that have another path or position.
    var moved: [(old: PathEntry, new: PathEntry)] = []
    /// Elements that the snapshot has not.
    var added: [PathEntry]
    /// Elements that only the snapshot has.
    var removed: [PathEntry]
  }

  /// Compares what was with what is, screen by screen.
  init(of snapshot: PathSnapshot, with survey: PathSurvey) {
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
}

extension PathComparison.Screen {
  /// Pairs off what is the same element, the surest first; the rest has come or gone.
  ///
  /// Elements are the same if their identifiers agree, or else their texts and types; of several
  /// that agree, those in one place come first.
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

  /// Whether nothing differs.
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
}

extension PathEntry {
  /// Whether both have the same identifier.
  fileprivate static func shareIdentifier(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.identifier != nil && left.identifier == right.identifier
  }

  /// Whether both have the same text and are of one type.
  fileprivate static func shareText(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.text != nil && left.text == right.text && left.type == right.type
  }

  /// Whether both are of one type in one place, and have neither identifier nor text.
  fileprivate static func areNameless(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.type == right.type && left.stands(where: right)
      && [left, right].allSatisfy { $0.identifier == nil && $0.text == nil }
  }
}
