/// A row in the reference of the format: a key, what it takes, what it means.
package struct KeyDescription: Equatable, Sendable {
  /// Whether an object has to have the key, and what holds where it has not.
  package enum Need: Equatable, Sendable {
    /// An object without it is a mistake.
    case required
    /// Leaving it out means nothing.
    case optional
    /// Leaving it out means this, as a file would write it.
    case defaults(to: String)
  }

  /// As it is written in an object.
  package let name: String
  /// What the key takes, with its article: `a duration`.
  package let value: String
  /// What leaving it out means.
  package let need: Need
  /// One sentence for the reference.
  package let meaning: String
  /// The key that this one stands beside; nil where it may stand in every object of the kind.
  package private(set) var beside: String?

  /// The same key where it belongs to one variant of an object.
  func beside(_ key: String) -> KeyDescription {
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

  /// What the key takes, and whether it has to be there.
  var words: String { "\(value), \(needWords)" }

  private var needWords: String {
    switch need {
    case .required: "required"
    case .optional: "optional"
    case .defaults(to: let value): "else \(value)"
    }
  }
}
