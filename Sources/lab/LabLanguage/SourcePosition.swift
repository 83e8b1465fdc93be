/// A position in a text; lines and columns count from one, columns count Characters.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line; every kind of line end counts, CR LF as one.
  package let line: Int
  /// The column in Characters: a letter and its accent are one.
  package let column: Int

  /// A position, by default the first Character.
  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Line, colon, column, as editors and terminals read it: `12:9`.
  package var description: String { "\(line):\(column)" }
}

extension SourcePosition: Comparable {
  /// Compares in reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
