/// A replacement of some bytes of a text.
package struct SourceEdit: Equatable, Sendable {
  /// The bytes to replace; an empty range inserts before its offset.
  package let range: Range<Int>
  /// The text in their place.
  package let text: String

  /// A replacement of a range.
  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [SourceEdit] {
  /// Returns the bytes after all edits, whose ranges belong to the bytes before them.
  ///
  /// - Precondition: No two ranges overlap. Insertions at one offset keep the order of the array.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    let order = enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }
    var result: [UInt8] = []
    var end = 0
    for (_, edit) in order {
      precondition(edit.range.lowerBound >= end, "edits overlap")
      result += bytes[end..<edit.range.lowerBound] + Array<UInt8>(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
