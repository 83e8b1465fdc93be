package import AutoTrack
package import LabLanguage

extension CircledRule {
  /// The keys of a rule in a file of rules.
  package static let reader: Reader<Located<CircledRule>> = object.located

  private static let object: Reader<CircledRule> = .object(
    Noun(one: "a circled element", many: "circled elements"),
    Fields.required("name", Reader<String>.eventName, "The name of the event."),
    Fields.required(
      "page", Reader<String>.filled, "The class of the screen, as `$screen_name` spells it."),
    Fields.required(
      "path", PathPattern.reader, "The path, in the default scheme; `[*]` matches every index."),
    Fields.optional(
      "position", position, "Its `$element_position`; any position unless given."),
    Fields.optional(
      "content", Reader<String>.filled, "Its `$element_content`; any content unless given."),
    make: { name, page, path, position, content in
      CircledRule(
        name: name,
        element: ElementPattern(page: page, path: path, position: position, content: content))
    })

  /// Reads an `$element_position`: the index of a segment or a tab, or a position in a list.
  private static let position = Reader<String>.string.map(
    to: Noun(one: "a position such as '1' or '0:2'", many: "positions")
  ) { (text: String) -> String? in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isPosition = parts.count <= 2 && parts.allSatisfy { Int($0).map(String.init) == "\($0)" }
    return isPosition && !text.contains("-") ? text : nil
  }

  /// Reads a whole file of rules with distinct names.
  package static let file: Reader<[Located<CircledRule>]> = FileKinds.listFile(distinct)

  private static let distinct = Reader<[Located<CircledRule>]>(
    list.noun, from: [.array], shape: list.shape
  ) { node, mistakes in
    guard let rules = list.read(node, mistakes) else { return nil }
    var seen: Set<String> = []
    for rule in rules where !seen.insert(rule.value.name).inserted {
      mistakes.record(
        "another rule is called \(rule.value.name.quoted)", at: rule.range,
        remedy: "choose another name")
    }
    return rules
  }

  private static let list = Reader<[Located<CircledRule>]>.array(of: reader)

  /// The keys, for the reference of the format.
  static var keys: [KeyDescription] { object.keys }
}

extension Reader where Value == String {
  /// Reads a non-empty text.
  static var filled: Reader<String> {
    string.map(to: Noun(one: "a text that is not empty", many: "texts")) { $0.isEmpty ? nil : $0 }
  }

  /// Reads the name of a custom event.
  static var eventName: Reader<String> {
    let noun = Noun(one: "a name of letters, digits and _ without a leading digit", many: "names")
    return string.map(to: noun) { name in
      let fault = CheckedName(checking: .string(name)).fault
      return fault == nil && !name.hasPrefix("$") ? name : nil
    }
  }
}
