/// A property that a circled element's events take from the screen, such as a price (S3.9c).
///
/// At a click, the first visible element of the window that matches the pattern is searched. The
/// first match of a regular expression in its text is the value. Typed text is never read.
public struct ExtractedProperty: Hashable, Sendable {
  /// The key of the property.
  public let name: String
  /// The element with the text.
  public let element: ElementPattern
  /// The regular expression.
  public let pattern: String
  /// True if the value must be a number; another text adds no property.
  package let isNumber: Bool

  /// Creates a property; nil if the pattern is not a supported regular expression.
  package init?(
    _ name: String, of element: ElementPattern, matching pattern: String, isNumber: Bool = false
  ) {
    guard (try? RegularExpression(pattern)) != nil else { return nil }
    (self.name, self.element, self.pattern, self.isNumber) = (name, element, pattern, isNumber)
  }

  /// Returns the value in a text; nil if nothing matches, or if it should be a number and is not.
  func value(in text: String) -> Value? {
    guard let expression = try? RegularExpression(pattern),
      let match = expression.firstMatch(in: text)
    else { return nil }
    return isNumber ? Self.number(text[match]) : .string(String(text[match]))
  }

  private static func number(_ text: Substring) -> Value? {
    Int(text).map(Value.integer) ?? Double(text).flatMap { Value($0) }
  }
}

extension CircledRule {
  /// True if the element of a property must be in the clicked row, and not at its own position.
  ///
  /// This is so if the rule matches every row, and both paths agree up to the step of the row.
  func isInClickedRow(_ property: ExtractedProperty) -> Bool {
    guard element.position == nil, let own = element.place.untilRow else { return false }
    return property.element.place.untilRow == own
  }
}

extension ElementPattern.Place {
  /// The path through its first step that matches every row: `[-]`, `[*]`; nil without one.
  fileprivate var untilRow: String? {
    let text = "\(self)"
    let marks = ["[-]", "[*]"].compactMap { text.firstRange(of: $0) }
    return marks.first.map { String(text[..<$0.upperBound]) }
  }
}
