/// Points of a plane, from which those in a rectangle are taken without a look at the others.
///
/// The points are sorted by x. At each level, blocks of twice the size of the level below have
/// theirs sorted by y. The points of a range by x are those of a few blocks, in each of which a
/// range by y is found by halving.
struct PointField {
  /// The points in the order of their x, with their numbers.
  private let sorted: [(number: Int, point: Point)]
  /// The places of the points in `sorted`, by their numbers.
  private var places: [Int] = []
  private var levels: [Level] = []
  private var isTaken: [Bool]
  private var rest: Int
  /// The number of comparisons so far.
  private(set) var steps = 0

  /// Blocks of one size, with their points in the order of their y.
  private struct Level {
    /// Places in `sorted`.
    var order: [Int]
    /// The positions in `order`, by places in `sorted`.
    var positions: [Int]
    /// A position from which the search for the next point that is left goes on.
    var next: [Int]
  }

  init(_ points: [Point]) {
    sorted = points.enumerated().map { (number: $0, point: $1) }.sorted {
      ($0.point.x, $0.number) < ($1.point.x, $1.number)
    }
    isTaken = Array(repeating: false, count: points.count)
    rest = points.count
  }

  /// True if no point is left.
  var isEmpty: Bool { rest == 0 }

  /// The numbers of the points that are left, in ascending order.
  var all: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  /// Takes points out by their numbers.
  mutating func remove(_ numbers: [Int]) {
    for number in numbers where !isTaken[number] {
      isTaken[number] = true
      rest -= 1
      guard !levels.isEmpty else { continue }
      for level in levels.indices {
        let position = levels[level].positions[places[number]]
        levels[level].next[position] = position + 1
      }
    }
  }

  /// Returns the numbers of the points that are left in the frame of a view, in ascending order.
  ///
  /// For a view with a transform, further points around it may be among them.
  mutating func points(near view: View) -> [Int] {
    let area = Area(of: view)
    if levels.isEmpty { makeLevels() }
    let sorted = sorted
    var start = firstPlace(in: 0..<sorted.count) { area.isBehindLeft(sorted[$0].point.x) }
    let end = firstPlace(in: start..<sorted.count) { area.isBehindRight(sorted[$0].point.x) }
    var found: [Int] = []
    while start < end {
      // The largest block that begins here and ends within the range.
      let largest = Int.bitWidth - 1 - (end - start).leadingZeroBitCount
      let level = min(start.trailingZeroBitCount, largest)
      collect(from: start..<start + (1 << level), at: level, area, &found)
      start += 1 << level
    }
    return found.sorted()
  }

  private mutating func collect(
    from block: Range<Int>, at level: Int, _ area: Area, _ found: inout [Int]
  ) {
    let (sorted, order) = (sorted, levels[level].order)
    var position = firstPlace(in: block) { area.isBelowTop(sorted[order[$0]].point.y) }
    position = nextLeft(from: position, at: level)
    while position < block.upperBound {
      steps += 1
      let one = sorted[order[position]]
      guard !area.isBelowBottom(one.point.y) else { return }
      found.append(one.number)
      position = nextLeft(from: position + 1, at: level)
    }
  }

  /// Returns the first position from one on whose point is left; the count without one.
  private mutating func nextLeft(from start: Int, at level: Int) -> Int {
    var position = start
    while position < sorted.count, levels[level].next[position] != position {
      steps += 1
      let next = levels[level].next[position]
      // Halving the way makes later searches short.
      if next < sorted.count { levels[level].next[position] = levels[level].next[next] }
      position = next
    }
    return position
  }

  /// Returns the first place of a range for which a condition holds that holds for all after it.
  private mutating func firstPlace(in range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      steps += 1
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func makeLevels() {
    places = Array(repeating: 0, count: sorted.count)
    for (place, one) in sorted.enumerated() { places[one.number] = place }
    let byHeight = sorted.indices.sorted {
      (sorted[$0].point.y, $0) < (sorted[$1].point.y, $1)
    }
    var level = 0
    repeat {
      levels.append(Self.level(level, byHeight, isLeft: { !isTaken[sorted[$0].number] }))
      level += 1
    } while 1 << level <= sorted.count
  }

  private static func level(
    _ number: Int, _ byHeight: [Int], isLeft: (Int) -> Bool
  ) -> Level {
    let count = byHeight.count
    var level = Level(
      order: Array(repeating: 0, count: count), positions: Array(repeating: 0, count: count),
      next: Array(0..<count))
    var ends = Array(repeating: 0, count: count >> number + 1)
    for place in byHeight {
      let block = place >> number
      let position = block << number + ends[block]
      ends[block] += 1
      level.order[position] = place
      level.positions[place] = position
      if !isLeft(place) { level.next[position] = position + 1 }
    }
    return level
  }
}

/// The area of a view in its superview, with the bounds as the hit test compares them.
private struct Area {
  /// The bounds of a view without a transform; nil for another view.
  private let plain: ViewPlacement?
  private let frame: Rect
  private let slack: Double

  init(of view: View) {
    plain = view.placement.isSimple ? view.placement : nil
    frame = view.frame
    let far = [frame.minX, frame.maxX, frame.minY, frame.maxY].map(\.magnitude).max() ?? 0
    slack = (1 + far) * 1e-6
  }

  func isBehindLeft(_ x: Double) -> Bool {
    plain.map { $0.inside(x: x) >= $0.bounds.origin.x } ?? (x >= frame.minX - slack)
  }

  func isBehindRight(_ x: Double) -> Bool {
    plain.map { $0.inside(x: x) >= $0.bounds.origin.x + $0.bounds.size.width }
      ?? (x > frame.maxX + slack)
  }

  func isBelowTop(_ y: Double) -> Bool {
    plain.map { $0.inside(y: y) >= $0.bounds.origin.y } ?? (y >= frame.minY - slack)
  }

  func isBelowBottom(_ y: Double) -> Bool {
    plain.map { $0.inside(y: y) >= $0.bounds.origin.y + $0.bounds.size.height }
      ?? (y > frame.maxY + slack)
  }
}

extension ViewPlacement {
  /// Converts a superview's x; only valid for a simple placement.
  fileprivate func inside(x: Double) -> Double {
    x - center.x + (bounds.origin.x + bounds.size.width / 2)
  }

  /// Converts a superview's y; only valid for a simple placement.
  fileprivate func inside(y: Double) -> Double {
    y - center.y + (bounds.origin.y + bounds.size.height / 2)
  }
}
