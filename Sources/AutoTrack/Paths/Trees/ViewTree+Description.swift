extension ViewTree: CustomStringConvertible {
  /// One line for each element, indented below its superview.
  ///
  /// `UIView #row (hidden) ← HomeViewController`: class, identifier, text, place in a list, and the
  /// controller whose root view it is, with its page alias and its children.
  public var description: String { description(marking: nil) }

  /// Returns the description with an arrow before one element.
  public func description(marking marked: Element?) -> String {
    lines(marking: marked?.id).joined(separator: "\n")
  }

  private func lines(marking marked: Int?) -> [String] {
    var lines: [String] = []
    var waiting = roots.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      let margin = marked == nil ? "" : element.id == marked ? "→ " : "  "
      lines.append(margin + String(repeating: "  ", count: depth) + element.description)
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}

extension ViewTree.Element: CustomStringConvertible {
  /// The element in one line: `UIButton #buy "Buy"`.
  public var description: String {
    let facts: [String?] = [
      name, text.map(quoted), listPlace.map { "at \($0)" }, takesText ? "(typed into)" : nil,
      isHidden ? "(hidden)" : nil, controllerName.map { "← \($0)" }, pageAlias.map { "as \($0)" },
      childControllerNames.isEmpty ? nil : "(\(childControllerNames.joined(separator: ", ")))",
    ]
    return facts.compactMap { $0 }.joined(separator: " ")
  }

  private var name: String {
    className + (accessibilityIdentifier.map { " #\($0)" } ?? "")
  }

  /// Returns a quoted text on one line.
  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "↵")
      + "\""
  }
}
