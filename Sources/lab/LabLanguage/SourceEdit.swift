/// A replacement of some bytes of a text.
package struct SourceEdit: Equatable, Sendable {
  /// The bytes to replace; an empty range inserts before its offset.
  package let range: Range<Int>
  /// The text in their place.
  package let text: String

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
      guard edit.range.lowerBound >= end else { fatalError("edits overlap") }
      result += bytes[end..<edit.range.lowerBound] + Array<UInt8>(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

/// The place for more items at the end of a written list.
package struct ListEnd {
  private let list: Range<Int>
  private let last: Int?
  private let bytes: [UInt8]

  /// The end of a list in a text.
  ///
  /// - Parameters:
  ///   - list: The bytes of the list, brackets included.
  ///   - last: The offset behind the last item; nil for an empty list.
  ///   - bytes: The whole text.
  package init(of list: Range<Int>, after last: Int?, in bytes: [UInt8]) {
    (self.list, self.last, self.bytes) = (list, last, bytes)
  }

  /// Returns the edits that add items, one per line; comments stay in their places.
  package func edits(adding items: [String], indent: Int) -> [SourceEdit] {
    guard !items.isEmpty else { return [] }
    let end = list.upperBound - 1
    let lines = items.map { String(repeating: " ", count: indent) + $0 + ",\n" }.joined()
    let lineStart = bytes[..<end].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? end
    let opensLine = lineStart > 0 && bytes[lineStart - 1] == UInt8(ascii: "\n")
    let comma = last.flatMap { hasComma(bytes[$0..<end]) ? nil : SourceEdit($0..<$0, ",") }
    let place = opensLine ? lineStart : end
    let text = opensLine ? lines : "\n" + lines + closingIndent
    return [comma, SourceEdit(place..<place, text)].compactMap(\.self)
  }

  /// The blanks at the start of the line on which the list begins.
  private var closingIndent: String {
    let start = bytes[..<list.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<list.lowerBound].prefix { $0 == UInt8(ascii: " ") }
    return String(repeating: " ", count: blanks.count)
  }

  /// Returns true if there is a comma outside of comments.
  private func hasComma(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ",") { return true }
      guard byte == UInt8(ascii: "/"), let next = rest.popFirst() else { continue }
      if next == UInt8(ascii: "/") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else {
        while let byte = rest.popFirst() {
          if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { break }
        }
      }
    }
    return false
  }
}
