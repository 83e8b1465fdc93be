/// The frames of one section's rows or items, relative to the section's top.
enum SectionBody {
  /// Rows of equal height, which need no storage per row.
  case uniform(height: Double, count: Int)
  /// Rows of different heights, by the ends of the rows.
  case differing(ends: [Double])
  case grid(ItemGrid)

  /// Makes rows of given heights; equal heights need no storage per row.
  init(heights: [Double]) {
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      self = .uniform(height: heights.first ?? 0, count: heights.count)
      return
    }
    var end = 0.0
    self = .differing(
      ends: heights.map { height in
        end += height
        return end
      })
  }

  /// The total height of the rows.
  var height: Double {
    switch self {
    case .uniform(let height, let count): height * Double(count)
    case .differing(let ends): ends.last ?? 0
    case .grid(let grid): grid.height
    }
  }

  func rect(of row: Int, width: Double) -> Rect {
    switch self {
    case .uniform(let height, _):
      return Rect(x: 0, y: height * Double(row), width: width, height: height)
    case .differing(let ends):
      let top = row > 0 ? ends[row - 1] : 0
      return Rect(x: 0, y: top, width: width, height: ends[row] - top)
    case .grid(let grid): return grid.rect(of: row)
    }
  }

  /// Returns the rows that may overlap a vertical range; a few at its ends may not.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    switch self {
    case .uniform(let height, let count):
      return Self.lines(from: top, to: bottom, of: height, count: count)
    case .differing(let ends):
      let first = ends.partitionPoint { $0 <= top }
      return first..<max(first, min(ends.count, ends.partitionPoint { $0 < bottom } + 1))
    case .grid(let grid):
      return grid.items(from: top, to: bottom)
    }
  }

  /// Returns the lines of equal height that overlap a vertical range.
  static func lines(from top: Double, to bottom: Double, of height: Double, count: Int)
    -> Range<Int>
  {
    guard height > 0, count > 0 else { return 0..<0 }
    let first = min(Double(count), max(0, (top / height).rounded(.down)))
    let last = min(Double(count), max(first, (bottom / height).rounded(.up)))
    return Int(first)..<Int(last)
  }
}
