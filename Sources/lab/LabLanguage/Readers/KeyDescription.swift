/// A row in the reference of the format: a key, its value and its meaning.
package struct KeyDescription: Equatable, Sendable {
  /// The presence of a key in an object, and the meaning of its absence.
  package enum Need: Equatable, Sendable {
    /// An object without the key is a mistake.
    case required
    /// The absence of the key has no meaning.
    case optional
    /// The absence of the key means this value, spelled as in a file.
    case defaults(to: String)
  }

  /// The key.
  package let name: String
  /// The kind of value, with its article: `a duration`.
  package let value: String
  /// The presence of the key: required, optional or with a default.
  package let need: Need
  /// One sentence for the reference.
  package let meaning: String
  /// The key that this one stands beside; nil if every object of the kind may have it.
  package private(set) var beside: String?

  /// Returns the same key as part of the variant that `key` selects.
  package func beside(_ key: String) -> KeyDescription {
    var copy = self
    if name != key { copy.beside = key }
    return copy
  }
}

extension [KeyDescription] {
  /// The rows as a table of Markdown.
  package var markdown: String {
    let rows = map { "| \($0.cells.joined(separator: " | ")) |" }
    return (["| key | value | meaning |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}

extension KeyDescription {
  fileprivate var cells: [String] {
    let place = beside.map { "`\(name)` beside `\($0)`" } ?? "`\(name)`"
    return [place, words, meaning].map { cell in
      cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
  }

  /// The kind of value and the key's presence.
  package var words: String { "\(value), \(needWords)" }

  private var needWords: String {
    switch need {
    case .required: "required"
    case .optional: "optional"
    case .defaults(to: let value): "else \(value)"
    }
  }
}
