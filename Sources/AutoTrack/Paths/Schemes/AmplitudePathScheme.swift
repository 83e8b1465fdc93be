import Wording

/// The `[Amplitude] Hierarchy` of an element: the class names from the view to the top (AM-E03).
///
/// Names have no module and keep their generic arguments (AM-E04); there are no indexes.
package struct AmplitudePathScheme: PathScheme {
  /// `amplitude`.
  package var name: String { "amplitude" }

  package init() {}

  /// The text between two classes.
  static let arrow = " → "

  /// Returns the names of the classes, the element's own first.
  package func path(of element: SchemeElement) -> String {
    element.line.map(\.typeName).joined(separator: Self.arrow)
  }

  /// Rejects an empty name.
  package func check(_ path: String) throws(ViewPathError) { _ = try Self.names(in: path) }

  /// Compiles a hierarchy; after a last step `*`, any classes may follow.
  package func rule(_ text: String) throws(ViewPathError) -> PathRule {
    var names = try Self.names(in: text)
    let isOpen = names.count > 1 && names.last == "*"
    if isOpen { names.removeLast() }
    let facts: Set<String> = isOpen ? ["leaf \(names[0])"] : [text]
    let index = RuleIndex([facts]) { element in
      [path(of: element), "leaf \(element.typeName)"]
    }
    return PathRule(text, in: name, index: index) { [names] element in
      Self.miss(of: names, isOpen: isOpen, element)
    }
  }

  private static func miss(of names: [String], isOpen: Bool, _ element: SchemeElement) -> RuleMiss?
  {
    let found = element.line.map(\.typeName)
    let held = zip(names, found).prefix { $0 == $1 }.count
    if held == names.count, isOpen || found.count == held { return nil }
    let part = held < names.count ? names[held] : "the end of the path"
    let reason: Sentence =
      held < found.count ? "the class is \(found[held])" : "the path ends before"
    return RuleMiss(part, reason, held: held)
  }

  private static func names(in text: String) throws(ViewPathError) -> [String] {
    var names: [String] = []
    var offset = 0
    for name in text.split(separator: arrow, omittingEmptySubsequences: false) {
      guard !name.isEmpty else {
        throw ViewPathError(text: text, offset: offset, expectation: .className)
      }
      names.append(String(name))
      offset += name.utf8.count + arrow.utf8.count
    }
    return names
  }
}

extension AmplitudePathScheme: ConditionalPathScheme {
  /// Returns the beginning of the hierarchy, open like the other rule.
  package func paths(of element: SchemeElement, like rule: String) -> [String] {
    guard let names = try? Self.names(in: rule), names.count > 1, names.last == "*" else {
      return []
    }
    let hierarchy = element.line.map(\.typeName)
    return (names.count - 1..<max(names.count, hierarchy.count)).map { count in
      (hierarchy.prefix(count) + ["*"]).joined(separator: Self.arrow)
    }
  }
}

extension SchemeElement {
  /// The name of the class without its module, as Swift describes the type (AM-E04).
  var typeName: String { ViewPath.strippingModule(className) }
}
