/// A non-empty text of valid UTF-8; places in it are byte offsets.
///
/// Lines end as they do in JSON5: at LF, CR, CR LF, U+2028 or U+2029. A byte order mark belongs to
/// no line, so that the first column is the one that an editor shows.
package struct SourceFile: Sendable {
  /// The path as given on the command line; every message begins with it.
  package let name: String
  /// The valid, non-empty UTF-8.
  package private(set) var bytes: [UInt8]
  /// The bytes of every line, without its line end.
  private let lines: [Range<Int>]
  /// The pieces of the long lines, by the index of the line.
  private let longLines: [Int: LinePieces]
  /// The files included after this one.
  private var included: [Included] = []

  /// A file whose values stand among those of another one.
  private struct Included {
    /// The offset that stands for its first byte.
    let start: Int
    var file: SourceFile
  }

  /// Checks the bytes; throws for an empty file, and names the first byte that is not UTF-8.
  package init(name: String, bytes: [UInt8]) throws(SourceError) {
    self.name = name
    self.bytes = bytes
    // Before the checks, whose errors show a line of the file.
    lines = Self.lines(of: bytes)
    longLines = LinePieces.ofLongLines(lines, in: bytes)
    if bytes.isEmpty {
      throw SourceError(Mistake("expected a value, found an empty file", at: 0), in: self)
    }
    if let offset = Self.firstInvalidOffset(in: bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw SourceError(
        Mistake(
          "expected UTF-8, found the byte 0x\(byte)", at: offset, remedy: "save the file as UTF-8"),
        in: self)
    }
  }

  /// The number of lines: at least one; a final line end adds an empty line.
  package var lineCount: Int { lines.count }

  /// Adds a file whose values stand among this one's; returns the offset of its first byte.
  package mutating func include(_ file: SourceFile) -> Int {
    let start = included.last.map { $0.start + $0.file.bytes.count + 1 } ?? bytes.count + 1
    included.append(Included(start: start, file: file))
    return start
  }

  /// Returns the file that an offset belongs to, and the offset in that file.
  package func part(at offset: Int) -> (file: SourceFile, offset: Int) {
    guard let part = included.last(where: { $0.start <= offset }) else { return (self, offset) }
    return (part.file, offset - part.start)
  }

  /// Returns the file with asterisks in place of some bytes; every offset stays the same.
  package func hiding(_ range: Range<Int>) -> SourceFile {
    var copy = self
    if isOwn(range.upperBound) {
      copy.bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: "*"), count: range.count))
    } else if let index = included.lastIndex(where: { $0.start <= range.lowerBound }) {
      let start = range.lowerBound - included[index].start
      copy.included[index].file = included[index].file.hiding(start..<start + range.count)
    }
    return copy
  }

  /// Returns true if an offset belongs to this file, not to one that it includes.
  package func isOwn(_ offset: Int) -> Bool { offset <= bytes.count }

  /// Returns the position of an offset; a line end stands one column after the last Character.
  package func position(at offset: Int) -> SourcePosition {
    guard isOwn(offset) else {
      let (file, offset) = part(at: offset)
      return file.position(at: offset)
    }
    let index = lines.index(at: offset)
    return SourcePosition(line: index + 1, column: columnIndex(of: offset, inLine: index) + 1)
  }

  /// Returns a line by its number, counted from one, without its line end.
  package func line(_ number: Int) -> String {
    text(in: lines[number - 1])
  }

  /// Decodes a range of bytes; a truncated scalar becomes U+FFFD.
  package func text(in range: Range<Int>) -> String {
    guard isOwn(range.upperBound) else {
      let (file, start) = part(at: range.lowerBound)
      return file.text(in: start..<start + range.count)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the bytes of the line around an offset, without its line end.
  package func lineRange(at offset: Int) -> Range<Int> {
    lines[lines.index(at: offset)]
  }

  /// The offset after the last byte that is not ASCII space; "the end of the file" is shown here.
  package var endOfContent: Int {
    let last = bytes.lastIndex { byte in byte != 0x20 && !(0x09...0x0D).contains(byte) }
    return last.map { $0 + 1 } ?? 0
  }

  /// Counts the Characters of a line that lie entirely before the offset.
  private func columnIndex(of offset: Int, inLine index: Int) -> Int {
    guard let pieces = longLines[index] else { return characters(before: offset, in: lines[index]) }
    let piece = pieces.piece(at: offset)
    return piece.column + characters(before: offset, in: piece.range)
  }

  private func characters(before offset: Int, in range: Range<Int>) -> Int {
    let end = max(range.lowerBound, min(offset, range.upperBound))
    let before = range.lowerBound..<end
    let isCut = end < range.upperBound && bytes[end] >= 0x80
    // ASCII fast path: one byte is one Character unless a combining scalar follows.
    if !isCut, bytes.isASCII(in: before) { return before.count }
    return charactersEnding(by: end, in: range)
  }

  /// Counts up to the Character that contains the offset, such as a letter with its accent.
  private func charactersEnding(by offset: Int, in range: Range<Int>) -> Int {
    var end = range.lowerBound
    var count = 0
    for character in text(in: range) {
      end += character.utf8.count
      if end > offset { break }
      count += 1
    }
    return count
  }
}

extension SourceFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var offset = start
    while offset < bytes.count {
      let length = lineEndLength(in: bytes, at: offset)
      if length > 0 {
        lines.append(start..<offset)
        start = offset + length
      }
      offset += max(length, 1)
    }
    lines.append(start..<bytes.count)
    return lines
  }

  /// Returns the length of the line end at the offset; zero without one.
  private static func lineEndLength(in bytes: [UInt8], at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A: 1
    case 0x0D: bytes[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    case 0xE2:
      bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }

  /// Returns the offset of the first ill-formed sequence; nil for valid UTF-8.
  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &input) { offset += scalar.count }
    return offset
  }
}

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
