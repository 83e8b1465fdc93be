/// A method by its class and its selector, as crash reports write it: `-[UIView layoutSubviews]`.
package struct MethodReference: Sendable {
  /// Whether it is a method of the class itself, which lives in the metaclass (OB-12).
  let isClassMethod: Bool
  /// The name of the class.
  let className: TextTemplate
  /// The selector, colons included.
  let selector: TextTemplate

  /// Nil for any other text.
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

  /// What takes a method.
  static let reader = Reader<String>.string.map(
    to: Noun(
      one: "a method such as '-[UIView layoutSubviews]'",
      many: "methods such as '-[UIView layoutSubviews]'")
  ) { MethodReference($0) }.located
}

extension MethodReference: CustomStringConvertible {
  /// As the file has it.
  package var description: String {
    "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
  }
}
