/// A mistake or a warning for display: place, message, remedy, the line and a caret.
///
///     Scenarios/clicks/tap.json5:12:18: unknown key 'expct'; did you mean 'expect'?
///         { tap: "#a", expct: [] }
///                      ^
///     keys here: tap, lasts, name, expect
package struct SourceError: Error, Hashable, Sendable {
  /// The file's name as given on the command line.
  package let file: String
  /// The position; nil for a file that cannot be read.
  package let position: SourcePosition?
  package let message: String
  /// The remedy, shown after a semicolon on the first line.
  package private(set) var remedy: String?
  /// A separate line below the caret.
  package let note: String?
  /// True for a warning, which lets a file stay valid.
  package let isWarning: Bool
  /// The line with the caret; nil for an error about a whole file.
  package let excerpt: Excerpt?

  /// Resolves the place of a mistake and copies the line around it.
  package init(_ mistake: Mistake, in file: SourceFile, isWarning: Bool = false) {
    let (file, offset) = file.part(at: mistake.offset)
    self.file = file.name
    self.isWarning = isWarning
    position = file.position(at: offset)
    message = mistake.message
    remedy = mistake.remedy
    note = mistake.note
    excerpt = Excerpt(of: file, at: offset)
  }

  /// An error about a whole file that is missing or cannot be read.
  package init(file: String, message: String, remedy: String? = nil) {
    self.file = file
    self.message = message
    self.remedy = remedy
    position = nil
    isWarning = false
    note = nil
    excerpt = nil
  }
}

extension SourceError {
  /// The message and the remedy, without the place.
  package var headline: String { message + (remedy.map { "; \($0)" } ?? "") }

  /// Adds a remedy, unless the error already has one.
  package func remedied(by remedy: String) -> SourceError {
    var error = self
    error.remedy = self.remedy ?? remedy
    return error
  }
}

extension SourceError: CustomStringConvertible {
  /// The file with the position, as editors and terminals read it: `tap.json5:12:18`.
  package var place: String { position.map { "\(file):\($0)" } ?? file }

  /// Several lines, the last without a line end.
  package var description: String {
    let kind = isWarning ? "warning: " : ""
    let lines = [
      "\(place): \(kind)\(headline)".printable, excerpt?.line, excerpt?.pointer, note?.printable,
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}

/// The line of a mistake and the caret below it, as a terminal of fixed cells shows them.
///
/// A line wider than ``maximumCells`` is cut to a window around the caret. Tabs stay tabs in both
/// lines, so the caret lines up at any tab width.
package struct Excerpt: Hashable, Sendable {
  /// The widest line shown, in cells; a tab counts as eight, its maximum.
  package static let maximumCells = 100

  /// The Characters before the caret and after it.
  private let before: [Character]
  private let after: [Character]

  /// The line with control characters as pictures, so that a terminal obeys none of them.
  package var line: String { String(before + after) }
  /// Blanks as wide as the text before the caret, then the caret.
  package var pointer: String { before.map(Self.blank).joined() + "^" }

  /// Cuts the window around an offset; reads at most `reach` bytes on either side.
  package init(of file: SourceFile, at offset: Int) {
    let line = file.lineRange(at: offset)
    let caret = max(line.lowerBound, min(offset, line.upperBound))
    self.init(
      Self.characters(before: caret, from: line.lowerBound, in: file),
      Self.characters(after: caret, to: line.upperBound, in: file), Self.maximumCells)
  }

  private init(_ before: [Character], _ after: [Character], _ cells: Int) {
    // The right side gets half, or more if the left is short; the left gets the rest.
    let right = Self.fitting(after, into: max(cells / 2, cells - Self.cells(before)))
    let left = Self.fitting(before.reversed(), into: cells - Self.cells(right))
    (self.before, self.after) = (left.reversed(), right)
  }

  /// Returns the excerpt with a narrower window; nil means no limit.
  package func narrowed(to cells: Int?) -> Excerpt {
    guard let cells, cells < Self.cells(before) + Self.cells(after) else { return self }
    return Excerpt(before, after, cells)
  }

  /// The bytes examined on either side: more than a window of wide Characters takes.
  private static let reach = 4096

  private static func characters(
    before caret: Int, from start: Int, in file: SourceFile
  ) -> [Character] {
    var first = max(start, caret - reach)
    // The range must not begin within a scalar, which would decode as U+FFFD.
    while first > start, first < caret, isContinuation(file.bytes[first]) { first += 1 }
    return file.text(in: first..<caret).map(\.shown)
  }

  private static func characters(
    after caret: Int, to end: Int, in file: SourceFile
  ) -> [Character] {
    var last = min(end, caret + reach)
    while last > caret, last < end, isContinuation(file.bytes[last]) { last -= 1 }
    return file.text(in: caret..<last).map(\.shown)
  }

  /// Returns true for a UTF-8 continuation byte.
  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }

  /// Returns the longest prefix that fits; an ellipsis replaces the rest.
  private static func fitting(_ characters: [Character], into cells: Int) -> [Character] {
    guard self.cells(characters) > cells else { return characters }
    var room = cells - 1
    let fitting = characters.prefix { character in
      room -= character.cells
      return room >= 0
    }
    return fitting + ["…"]
  }

  private static func cells(_ characters: [Character]) -> Int {
    characters.reduce(0) { $0 + $1.cells }
  }

  private static func blank(_ character: Character) -> String {
    character == "\t" ? "\t" : String(repeating: " ", count: character.cells)
  }
}
