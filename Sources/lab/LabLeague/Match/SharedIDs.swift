package import AutoTrack

/// The elements of two versions that have one id, paired by the files that they stand in.
///
/// Files of one version may have equal ids: copies for a device or a language. So files are paired
/// first: those of one path, then those whose paths and elements are most alike. An element that
/// has left its file follows, with the likeness of the files as the order.
package struct SharedIDs<Key: Hashable> {
  package struct Element {
    /// The path of its file in the version, or as much of it as is known.
    package let file: String
    package let id: String
    /// The facts by which copies are told apart; nil without any.
    package let facts: ViewFacts?
    /// The identity of the element among those of its version.
    package let key: Key

    package init(file: String, id: String, facts: ViewFacts?, key: Key) {
      (self.file, self.id, self.facts, self.key) = (file, id, facts, key)
    }
  }

  /// The keys in the head, by the keys in the base.
  package private(set) var partners: [Key: Key] = [:]
  private let old, new: [String: [String: Element]]
  private var taken: Set<Key> = []

  /// Pairs the elements of two versions.
  package init(from old: [Element], to new: [Element]) {
    (self.old, self.new) = (Self.byFile(old), Self.byFile(new))
    let candidates = candidates
    var (used, others): (Set<String>, Set<String>) = ([], [])
    for pair in candidates where !used.contains(pair.old) && !others.contains(pair.new) {
      used.insert(pair.old)
      others.insert(pair.new)
      join(pair)
    }
    for pair in candidates { join(pair) }
  }

  /// The elements by file and id; of two with one id in a file, the first counts.
  private static func byFile(_ elements: [Element]) -> [String: [String: Element]] {
    elements.reduce(into: [:]) { files, element in
      if files[element.file]?[element.id] == nil {
        files[element.file, default: [:]][element.id] = element
      }
    }
  }

  /// Pairs the elements of two files that have no partner yet.
  private mutating func join(_ pair: FilePair) {
    guard let own = old[pair.old], let others = new[pair.new] else { return }
    for (id, element) in own where partners[element.key] == nil {
      guard let other = others[id], taken.insert(other.key).inserted else { continue }
      partners[element.key] = other.key
    }
  }

  /// The pairs of files with a common id, the most alike first.
  private var candidates: [FilePair] {
    let homes = new.values.joined().reduce(into: [String: [Element]]()) {
      $0[$1.key, default: []].append($1.value)
    }
    return old.flatMap { file, elements in
      var found: [String: (equal: Int, common: Int)] = [:]
      for (id, element) in elements {
        for other in homes[id] ?? [] {
          let isEqual = element.facts != nil && element.facts == other.facts
          found[other.file, default: (0, 0)].equal += isEqual ? 1 : 0
          found[other.file, default: (0, 0)].common += 1
        }
      }
      return found.map { FilePair(old: file, new: $0.key, $0.value.equal, $0.value.common) }
    }.sorted(by: <)
  }
}

/// Two files of different versions with the likeness of their paths and elements.
private struct FilePair: Comparable {
  let old, new: String
  /// The signs of likeness, the strongest first.
  private let likeness: [Int]

  init(old: String, new: String, _ equal: Int, _ common: Int) {
    (self.old, self.new) = (old, new)
    let (one, other) = (old.split(separator: "/"), new.split(separator: "/"))
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let start = zip(one, other).prefix { $0 == $1 }.count
    likeness = [old == new ? 1 : 0, end, start, equal, common]
  }

  /// The most alike files come first, then the names decide.
  static func < (one: FilePair, other: FilePair) -> Bool {
    guard one.likeness == other.likeness else {
      return other.likeness.lexicographicallyPrecedes(one.likeness)
    }
    return (one.old, one.new) < (other.old, other.new)
  }
}

extension String {
  /// Returns the path from the folder of a version; the path itself for a version without one.
  package func path(inVersion version: String) -> String {
    let folder = version.hasSuffix("/") ? version : version + "/"
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
  }
}
