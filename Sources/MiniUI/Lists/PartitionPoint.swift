extension RandomAccessCollection {
  /// The first index from which on a condition fails that holds for everything before it.
  ///
  /// Logarithmic, for a collection that is sorted by what the condition compares.
  func partitionPoint(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        low = index(after: middle)
        length -= half + 1
      } else {
        length = half
      }
    }
    return low
  }
}
