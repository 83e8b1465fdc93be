/// A long line in pieces, so that a column is found near its offset.
///
/// Without them the columns of a file in one line, as programs write JSON, take time in the square
/// of its length.
struct LinePieces: Sendable {
  /// The bytes of each piece; a Character never lies in two.
  private let ranges: [Range<Int>]
  /// The number of Characters in the line before each piece.
  private let columns: [Int]

  /// The least length of a piece, in bytes.
  private static let length = 1_024

  /// Returns the pieces of the lines that are longer than one piece, by the index of the line.
  static func ofLongLines(_ lines: [Range<Int>], in bytes: [UInt8]) -> [Int: LinePieces] {
    var pieces: [Int: LinePieces] = [:]
    for (index, line) in lines.enumerated() where line.count > length {
      pieces[index] = LinePieces(of: line, in: bytes)
    }
    return pieces
  }

  private init(of line: Range<Int>, in bytes: [UInt8]) {
    var (ranges, columns): ([Range<Int>], [Int]) = ([], [])
    var (start, column) = (line.lowerBound, 0)
    while start < line.upperBound {
      let piece = start..<Self.end(from: start, of: line, in: bytes)
      ranges.append(piece)
      columns.append(column)
      column +=
        bytes.isASCII(in: piece)
        ? piece.count : String(decoding: bytes[piece], as: UTF8.self).count
      start = piece.upperBound
    }
    (self.ranges, self.columns) = (ranges, columns)
  }

  /// Returns the end of a piece: between two ASCII bytes, where a Character always ends.
  private static func end(from start: Int, of line: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = min(start + length, line.upperBound)
    while end < line.upperBound, bytes[end - 1] >= 0x80 || bytes[end] >= 0x80 { end += 1 }
    return end
  }

  /// Returns the piece around an offset, and the number of Characters before it.
  func piece(at offset: Int) -> (range: Range<Int>, column: Int) {
    let index = ranges.index(at: offset)
    return (ranges[index], columns[index])
  }
}

extension [Range<Int>] {
  /// Returns the index of the last range that begins at or before an offset, else of the first.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension [UInt8] {
  /// Returns true if each byte of a range is ASCII.
  func isASCII(in range: Range<Int>) -> Bool {
    for place in range where self[place] >= 0x80 { return false }
    return true
  }
}
