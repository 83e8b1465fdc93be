/// Where a text is looked at: line and column count from one, columns count Characters.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// Counts line ends of every kind, CR LF as one.
  package let line: Int
  /// Counts Characters, so that a letter and its accent are one.
  package let column: Int

  /// The very beginning unless told otherwise.
  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Line, colon, column, as editors and terminals read it: `12:9`.
  package var description: String { "\(line):\(column)" }
}

extension SourcePosition: Comparable {
  /// The order of reading.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
