import LabLanguage

struct CellRect: Equatable {
  var left: Int
  var top: Int
  /// The column after the last one.
  var right: Int
  /// The row after the last one.
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the common part, which may be empty.
  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

/// A grid of terminal cells that elements are drawn on, back to front.
///
/// Each cell knows the front-most covering element. An element writes only to cells that no
/// element in front of it and outside of it covers.
struct ScreenCanvas: Equatable {
  let width: Int
  let height: Int
  /// The order of the front-most covering element of each cell.
  private var covers: [Int32]
  /// A scalar for each cell; a value above all scalars stands for a longer character.
  private var glyphs: [UInt32]
  /// The characters of several scalars.
  private var characters: [Character] = []

  private static let space: UInt32 = 0x20
  /// The second cell of a wide character.
  private static let continuation: UInt32 = 0x11_0000
  /// The first number that stands for a character of several scalars.
  private static let firstLong: UInt32 = 0x11_0001

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    covers = Array(repeating: -1, count: width * height)
    glyphs = Array(repeating: Self.space, count: width * height)
  }

  /// The whole grid.
  var bounds: CellRect { CellRect(left: 0, top: 0, right: width, bottom: height) }

  /// Covers a part of the grid by an element; elements come back to front.
  mutating func cover(_ rect: CellRect, by order: Int) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let mark = Int32(truncatingIfNeeded: order)
    for row in rect.top..<rect.bottom {
      for cell in row * width + rect.left..<row * width + rect.right { covers[cell] = mark }
    }
  }

  /// True if a cell of the rectangle is covered by no element in front of the writer.
  ///
  /// `last` is the order of the writer's last descendant.
  func shows(_ rect: CellRect, upTo last: Int) -> Bool {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return false }
    let last = Int32(clamping: last)
    return (rect.top..<rect.bottom).contains { row in
      covers[row * width + rect.left..<row * width + rect.right].contains { $0 <= last }
    }
  }

  /// Returns the first place in reading order with a number of uncovered cells in a row.
  ///
  /// With `ifEmpty`, the cells must have no text either.
  func place(
    of count: Int, in rect: CellRect, upTo last: Int, ifEmpty: Bool
  ) -> (column: Int, row: Int)? {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    let last = Int32(clamping: last)
    for row in rect.top..<rect.bottom {
      var run = 0
      for column in rect.left..<rect.right {
        let cell = row * width + column
        run = covers[cell] <= last && (!ifEmpty || glyphs[cell] == Self.space) ? run + 1 : 0
        if run == count { return (column + 1 - count, row) }
      }
    }
    return nil
  }

  mutating func write(
    _ text: String, column: Int, row: Int, within clip: CellRect, upTo last: Int
  ) {
    let clip = clip.intersection(bounds)
    guard clip.top <= row, row < clip.bottom else { return }
    let last = Int32(clamping: last)
    var column = column
    for character in text {
      let (cells, glyph) = shape(of: character)
      if column >= clip.left, column + cells <= clip.right {
        put(glyph, cells, at: row * width + column, upTo: last)
      }
      column += cells
      if column >= clip.right { return }
    }
  }

  /// Writes one narrow character into each cell of a rectangle within a clip.
  mutating func fill(
    _ rect: CellRect, with glyph: Unicode.Scalar, within clip: CellRect, upTo last: Int
  ) {
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    let last = Int32(clamping: last)
    for row in rect.top..<rect.bottom {
      for column in rect.left..<rect.right {
        put(glyph.value, 1, at: row * width + column, upTo: last)
      }
    }
  }

  /// Returns the cells and the glyph of a character; ASCII needs no look at Unicode's tables.
  private mutating func shape(of character: Character) -> (cells: Int, glyph: UInt32) {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return (1, UInt32(ascii)) }
    let character = character.drawn
    let scalars = character.unicodeScalars
    if scalars.count == 1, let only = scalars.first { return (character.cells, only.value) }
    characters.append(character)
    return (character.cells, Self.firstLong + UInt32(characters.count - 1))
  }

  private mutating func put(_ glyph: UInt32, _ cells: Int, at cell: Int, upTo last: Int32) {
    for place in cell..<cell + cells where covers[place] > last { return }
    // A wide character that loses one of its cells disappears.
    if glyphs[cell] == Self.continuation { glyphs[cell - 1] = Self.space }
    let next = cell + cells
    if next < glyphs.count, glyphs[next] == Self.continuation { glyphs[next] = Self.space }
    glyphs[cell] = glyph
    if cells > 1 { glyphs[cell + 1] = Self.continuation }
  }

  /// The rows as texts; each has the grid's width.
  var lines: [String] {
    (0..<height).map { row in
      var line = String.UnicodeScalarView()
      for glyph in glyphs[row * width..<(row + 1) * width] where glyph != Self.continuation {
        if glyph >= Self.firstLong {
          line.append(contentsOf: characters[Int(glyph - Self.firstLong)].unicodeScalars)
        } else if let scalar = Unicode.Scalar(glyph) {
          line.append(scalar)
        }
      }
      return String(line)
    }
  }
}

extension ScreenCanvas {
  /// The lines of a box.
  struct Border {
    /// The corners from the top left on, clockwise.
    let corners: [Unicode.Scalar]
    let horizontal: Unicode.Scalar
    let vertical: Unicode.Scalar

    /// An element that a person can operate, or a view.
    static let plain = Border(corners: ["┌", "┐", "┘", "└"], horizontal: "─", vertical: "│")
    /// A disabled control.
    static let dashed = Border(corners: ["┌", "┐", "┘", "└"], horizontal: "╌", vertical: "╎")
    /// An alert.
    static let double = Border(corners: ["╔", "╗", "╝", "╚"], horizontal: "═", vertical: "║")
  }

  /// Draws a box along the edge of a rectangle.
  mutating func box(_ rect: CellRect, _ border: Border, within clip: CellRect, upTo last: Int) {
    let (left, top, right, bottom) = (rect.left, rect.top, rect.right - 1, rect.bottom - 1)
    for row in [top, bottom] {
      fill(
        CellRect(left: left + 1, top: row, right: right, bottom: row + 1),
        with: border.horizontal, within: clip, upTo: last)
    }
    for column in [left, right] {
      fill(
        CellRect(left: column, top: top + 1, right: column + 1, bottom: bottom),
        with: border.vertical, within: clip, upTo: last)
    }
    let places = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for ((column, row), corner) in zip(places, border.corners) {
      fill(
        CellRect(left: column, top: row, right: column + 1, bottom: row + 1), with: corner,
        within: clip, upTo: last)
    }
  }
}

extension Character {
  /// The character on a drawing: a tab, whose width depends on its place, is a space.
  fileprivate var drawn: Character { self == "\t" ? " " : shown }
}

extension String {
  /// The width in terminal cells, as ``ScreenCanvas`` writes it.
  var cellCount: Int { reduce(0) { $0 + $1.drawn.cells } }

  /// Returns the text in at most so many cells; a longer one ends with `…`.
  func fitting(_ cells: Int) -> String {
    guard cellCount > cells else { return self }
    guard cells > 0 else { return "" }
    var (text, count) = ("", 1)
    for character in self {
      count += character.drawn.cells
      guard count <= cells else { break }
      text.append(character)
    }
    return text + "…"
  }

  /// Returns the text in at most so many lines of a width, broken between words if possible.
  func wrapped(_ cells: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var rest = split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while !rest.isEmpty, lines.count < limit {
      if lines.count == limit - 1 { return lines + [rest.joined(separator: " ").fitting(cells)] }
      var line = rest.removeFirst()
      while let next = rest.first, line.cellCount + 1 + next.cellCount <= cells {
        line += " " + rest.removeFirst()
      }
      lines.append(line.fitting(cells))
    }
    return lines
  }
}
