extension RandomAccessCollection {
  /// Returns the first index whose element fails the condition.
  ///
  /// Logarithmic; the elements that meet the condition must precede those that fail it.
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
