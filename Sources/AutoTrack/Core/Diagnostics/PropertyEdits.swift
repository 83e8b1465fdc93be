/// The properties of one event that a callback has changed, by key and without values.
public final class PropertyEdits: Sendable {
  /// The name of the callback.
  public let author: String
  /// The keys of new properties, sorted.
  public let added: [String]
  /// The keys of properties with another value, sorted.
  public let changed: [String]
  /// The keys of removed properties, sorted.
  public let removed: [String]

  /// Compares the properties of an event before and after the edits.
  init(by author: String, from old: Properties, to new: Properties) {
    self.author = author
    added = new.map(\.key).filter { old[$0] == nil }
    changed = new.filter { pair in old[pair.key].map { $0 != pair.value } == true }.map(\.key)
    removed = old.map(\.key).filter { new[$0] == nil }
  }

  /// True without any edit.
  var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

extension PropertyEdits: Hashable {
  /// Compares author and keys.
  public static func == (one: PropertyEdits, other: PropertyEdits) -> Bool {
    one.author == other.author && one.keys == other.keys
  }

  /// Hashes author and keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(author)
    hasher.combine(keys)
  }

  private var keys: [[String]] { [added, changed, removed] }
}

extension PropertyEdits: CustomStringConvertible {
  /// `edited by 'privacy': removed $title; changed price; added note`.
  public var description: String {
    let parts = [("removed", removed), ("changed", changed), ("added", added)]
      .filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
    return "edited by '\(author)': \(parts.joined(separator: "; "))"
  }
}
