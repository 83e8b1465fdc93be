/// A ring buffer of the latest elements; it counts the elements that it drops.
struct Recent<Element> {
  private let limit: Int
  private var ring: [Element] = []
  /// The index of the oldest element, once the buffer is full.
  private var oldest = 0
  private(set) var dropped = 0

  /// Creates an empty buffer; the limit must be at least 1.
  init(limit: Int) {
    precondition(limit > 0, "the limit \(limit) is not positive")
    self.limit = limit
  }

  /// The number of elements so far, including the dropped ones.
  var total: Int { dropped + ring.count }

  /// The kept elements, oldest first.
  var kept: [Element] {
    oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
  }

  /// Returns the kept elements after the first `count` of all.
  func after(_ count: Int) -> ArraySlice<Element> { kept.dropFirst(max(0, count - dropped)) }

  /// Appends an element; a full buffer drops its oldest.
  mutating func append(_ element: consuming Element) {
    guard ring.count == limit else { return ring.append(element) }
    ring[oldest] = element
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }
}

extension Recent: Sendable where Element: Sendable {}

extension Recent: Equatable where Element: Equatable {}
