import LabLanguage

extension FormatReference {
  /// Returns the JSON Schema of a scenario file.
  ///
  /// The definition `app` is the schema of an app file.
  package static func schema(of verbs: VerbSet) -> String {
    let sections = sections(of: verbs)
    let value = SchemaWriter.schema(
      of: verbs.scenario.shape, title: "A scenario of Autotrack Lab",
      names: { name(of: $0, with: $1, in: sections) })
    return value.text() + "\n"
  }

  /// Returns the heading of the kind of object in the format's reference, as one word.
  private static func name(
    of noun: Noun, with keys: [KeyDescription], in sections: [Section]
  ) -> String {
    let names = keys.map(\.name)
    let section = sections.first { !$0.keys.isEmpty && $0.keys.map(\.name) == names }
    let words = (section?.title ?? noun.one).lowercased().split(separator: " ")
    let articles: [Substring] = ["a", "an"]
    let kept = words.first.map(articles.contains) == true ? words.dropFirst() : words[...]
    return kept.joined(separator: "-").filter { $0.isLetter || $0 == "-" }
  }
}
