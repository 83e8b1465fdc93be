import LabLanguage

/// Members of JSON objects.
extension Node {
  /// Returns the member of an object, if it has one.
  func member(_ key: String) -> Node? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value in an answer of a WebDriver server, which has no other contents.
  var answer: Node? {
    guard case .object(let members) = value,
      members.allSatisfy({ ["value", "sessionId", "status"].contains($0.key) })
    else { return nil }
    return member("value")
  }

  /// The string; nil for any other value, and for an empty one.
  var filledText: String? {
    if case .string(let text) = value, !text.isEmpty { text } else { nil }
  }

  /// The value of a member that is neither absent, nor null, nor an empty text.
  func filled(_ key: String) -> Value? {
    switch member(key)?.value {
    case nil, .null, .string(""): nil
    case let value: value
    }
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
  /// Returns the attribute's value; nil if it is absent or empty.
  func filledText(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Masks of frames, which test reports put in place of numbers: `x="<number>"`.
package enum FrameMask {
  private static let mask = "=\"<number>\""
  private static let word = "=\"(masked)\""

  /// Returns the content with masks as words of the same length, which XML allows in attributes.
  package static func replaced(in bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var start = 0
    while let place = bytes.firstPlace(of: mask, from: start) {
      result = result ?? bytes
      result?.replaceSubrange(place, with: word.utf8)
      start = place.upperBound
    }
    return result
  }

  /// Returns true for the word that stands for a masked number.
  static func isMask(_ text: String?) -> Bool { text == "(masked)" }
}
