import LabLanguage

/// A method by class and selector, as in crash reports: `-[UIView layoutSubviews]`.
package struct MethodReference: Sendable {
  /// True for a class method, which lives in the metaclass (OB-12).
  let isClassMethod: Bool
  let className: TextTemplate
  /// The selector, colons included.
  package let selector: TextTemplate

  /// Parses the bracket notation; nil for any other text.
  init?(_ text: String) {
    guard let sign = text.first, "-+".contains(sign), text.dropFirst().first == "[",
      text.last == "]"
    else { return nil }
    let words = text.dropFirst(2).dropLast().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, !words.contains(""),
      let className = TextTemplate(String(words[0])), let selector = TextTemplate(String(words[1]))
    else { return nil }
    isClassMethod = sign == "+"
    self.className = className
    self.selector = selector
  }

  static let reader = Reader<String>.string.map(
    to: Noun(
      one: "a method such as '-[UIView layoutSubviews]'",
      many: "methods such as '-[UIView layoutSubviews]'")
  ) { MethodReference($0) }.located
}

extension MethodReference: CustomStringConvertible {
  /// The bracket notation.
  package var description: String {
    "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
  }
}
