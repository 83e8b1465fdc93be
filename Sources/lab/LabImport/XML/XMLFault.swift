import LabLanguage

/// The words for the parser's errors.
enum XMLFault {
  /// Returns the mistake for a code of libxml2 or of ``MarkupForm/Refusal``.
  static func mistake(_ code: Int, at offset: Int, in file: SourceFile) -> Mistake {
    let isAtEnd = file.bytes[offset...].allSatisfy(XMLProlog.isSpace)
    if isAtEnd, atEnd.contains(code) {
      return Mistake(
        "the document ends before its root element is closed",
        at: 1 + (file.bytes.lastIndex { !XMLProlog.isSpace($0) } ?? -1),
        remedy: "the file is cut off: get the whole file")
    }
    let (message, remedy) = table[code] ?? ("the XML is malformed (libxml2 error \(code))", nil)
    return Mistake(message, at: offset, remedy: remedy ?? "mend the XML, or save the file again")
  }

  /// The errors that a truncated document causes.
  private static let atEnd: Set<Int> = [1, 5, 39, 40, 41, 44, 45, 47, 63, 64, 65, 68, 73, 74, 77]

  private static let table: [Int: (String, String?)] = [
    4: ("expected a start tag", "give an XML file"),
    5: ("expected the end of the document after its root element", nil),
    9: ("the character is not allowed in XML", "remove the control character"),
    23: ("'&' is not followed by a name", "write '&amp;'"),
    26: ("the entity is not defined", "only the five entities of XML itself are read"),
    38: ("'<' is not allowed in an attribute's value", "write '&lt;'"),
    39: ("expected a quoted value for the attribute", nil),
    40: ("the attribute's value has no closing quote", nil),
    41: ("the attribute has no value", nil),
    42: ("the tag has this attribute twice", nil),
    45: ("the comment is not closed", nil),
    64: (
      "an XML declaration stands only at the start of the document",
      "remove it, or what stands before it"
    ),
    65: ("expected a space between attributes", nil),
    68: ("expected a name", nil),
    73: ("expected '>' at the end of the tag", nil),
    76: ("the end tag does not match the start tag", nil),
    77: ("the element is not closed", nil),
    100: ("the namespace is not an absolute URI", "write one that starts with 'http:'"),
    110: ("the name has more than 50,000 bytes", "shorten it"),
    201: ("the prefix of the name has no namespace", nil),
    MarkupForm.Refusal.depth.rawValue: (
      "the elements nest more than \(MarkupForm.Bounds.depth) levels deep",
      "leave out the deepest elements"
    ),
    MarkupForm.Refusal.elements.rawValue: (
      "the document has more than \(MarkupForm.Bounds.elements) elements", "split it"
    ),
    MarkupForm.Refusal.entities.rawValue: (
      "entities of the document's own are refused", "replace them by their texts"
    ),
  ]
}
