package import AutoTrack
package import LabLanguage

extension CircledRule {
  package static let reader: Reader<Located<CircledRule>> = RuleEntry.reader.map {
    (entry: Located<RuleEntry>) in Located(entry.value.rule, at: entry.range)
  }

  /// Reads an `$element_position`: the index of a segment or a tab, or a position in a list.
  static let position = Reader<String>.string.map(
    to: Noun(one: "a position such as '1' or '0:2'", many: "positions")
  ) { (text: String) -> String? in isPosition(text) ? text : nil }

  /// Returns true for a text that an element may have as its position: `1`, `0:2`.
  package static func isPosition(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count <= 2 && !text.contains("-")
      && parts.allSatisfy { Int($0).map(String.init) == "\($0)" }
  }

  /// Reads a whole file of rules with distinct names.
  package static let file: Reader<[Located<CircledRule>]> = RuleEntry.file.map {
    (entries: [Located<RuleEntry>]) in entries.map { Located($0.value.rule, at: $0.range) }
  }

  /// The keys, for the reference of the format.
  static var keys: [KeyDescription] { RuleEntry.keys }
}

extension Reader where Value == String {
  /// Reads a non-empty text.
  package static var filled: Reader<String> {
    string.map(to: Noun(one: "a text that is not empty", many: "texts")) { $0.isEmpty ? nil : $0 }
  }

  static var eventName: Reader<String> {
    let noun = Noun(one: "a name of letters, digits and _ without a leading digit", many: "names")
    return string.map(to: noun) { name in
      let fault = CheckedName(checking: .string(name)).fault
      return fault == nil && !name.hasPrefix("$") ? name : nil
    }
  }
}
