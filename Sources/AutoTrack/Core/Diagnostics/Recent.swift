/// The last of many things in order: beyond a limit the oldest goes, and is counted.
struct Recent<Element> {
  private let limit: Int
  private var ring: [Element] = []
  /// The place of the oldest, once all places are taken.
  private var oldest = 0
  /// How many have gone.
  private(set) var dropped = 0

  /// Empty; a limit of less than 1 stops the program.
  init(limit: Int) {
    precondition(limit > 0, "nothing could be kept")
    self.limit = limit
  }

  /// How many there have been, those that have gone included.
  var total: Int { dropped + ring.count }

  /// What is kept, the oldest first.
  var kept: [Element] {
    oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
  }

  /// What came after the first so many, as far as it is kept.
  func after(_ count: Int) -> ArraySlice<Element> { kept.dropFirst(max(0, count - dropped)) }

  /// Adds the newest.
  mutating func append(_ element: consuming Element) {
    guard ring.count == limit else { return ring.append(element) }
    ring[oldest] = element
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }
}

extension Recent: Sendable where Element: Sendable {}

extension Recent: Equatable where Element: Equatable {}
