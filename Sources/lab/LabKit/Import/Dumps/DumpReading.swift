import LabLanguage

/// Values of JSON objects, as dumps have them: absent, null and of the wrong type are alike.
extension Node {
  /// Returns the member of an object, if it has one.
  func member(_ key: String) -> Node? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string; nil for any other value, and for an empty one.
  var filledText: String? {
    if case .string(let text) = value, !text.isEmpty { text } else { nil }
  }

  /// The number; nil for any other value, and for one that is not finite.
  var finiteNumber: Double? {
    if case .number(let number) = value, number.value.isFinite { number.value } else { nil }
  }

  /// The Boolean, or a number as one.
  var flag: Bool? {
    switch value {
    case .boolean(let flag): flag
    case .number(let number): number.value != 0
    default: nil
    }
  }

  /// The items of an array; empty for any other value.
  var items: [Node] { if case .array(let items) = value { items } else { [] } }

  /// The rectangle in the members `x`, `y`, `width` and `height`.
  var rectangle: ImportedFrame? {
    let numbers = ["x", "y", "width", "height"].compactMap { member($0)?.finiteNumber }
    guard numbers.count == 4 else { return nil }
    return ImportedFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension SourceFile {
  /// The place of a byte, for notes about an import.
  func place(at offset: Int) -> ImportPlace {
    let position = position(at: offset)
    return ImportPlace(file: name, line: position.line, column: position.column)
  }

  /// The mistake at a byte, as the error of an import.
  func refusal(_ message: String, at offset: Int, remedy: String) -> ImportError {
    ImportError([SourceError(Mistake(message, at: offset, remedy: remedy), in: self)])
  }

  /// The error of a file that ends inside a view.
  func cutOff(_ expectation: String) -> ImportError {
    refusal(
      "expected \(expectation), found the end of the file", at: endOfContent,
      remedy: "the file is cut off: get the whole file")
  }
}

extension MarkupElement {
  /// The rectangle in the attributes `x`, `y`, `width` and `height`.
  var rectangle: ImportedFrame? {
    let numbers = ["x", "y", "width", "height"].compactMap { number($0) }
    guard numbers.count == 4 else { return nil }
    return ImportedFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the attribute's value; nil if it is absent or empty.
  func filledText(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Masks of frames, which test reports put in place of numbers: `x="<number>"`.
package enum FrameMask {
  private static let mask = Array("=\"<number>\"".utf8)
  private static let word = Array("=\"(masked)\"".utf8)

  /// Returns the content with masks as words of the same length, which XML allows in attributes.
  package static func replaced(in bytes: [UInt8]) -> [UInt8]? {
    let starts = starts(in: bytes)
    guard !starts.isEmpty else { return nil }
    var result = bytes
    for start in starts { result.replaceSubrange(start..<start + mask.count, with: word) }
    return result
  }

  /// A plain loop: the library's search takes 100 times as long for the 1.5 MB of a large app.
  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    // The bracket is the third byte of a mask.
    for (index, byte) in bytes.enumerated() where byte == mask[2] {
      let start = index - 2
      guard start >= 0, start + mask.count <= bytes.count, bytes[index + 1] == mask[3] else {
        continue
      }
      if bytes[start..<start + mask.count].elementsEqual(mask) { starts.append(start) }
    }
    return starts
  }

  /// Returns true for the word that stands for a masked number.
  static func isMask(_ text: String?) -> Bool { text == "(masked)" }
}
