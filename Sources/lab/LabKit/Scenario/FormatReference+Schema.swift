import LabLanguage

extension FormatReference {
  /// The JSON Schema of a scenario file, for editors: `Scenarios/scenario.schema.json`.
  ///
  /// The definition `app` is the schema of an app file.
  package static var schema: String {
    let title = "A scenario of Autotrack Lab"
    let value = SchemaWriter.schema(of: Scenario.reader.shape, title: title, names: name)
    return value.text() + "\n"
  }

  /// Returns the heading of the kind of object in the format's reference, as one word.
  private static func name(of noun: Noun, with keys: [KeyDescription]) -> String {
    let names = keys.map(\.name)
    let section = sections.first { !$0.keys.isEmpty && $0.keys.map(\.name) == names }
    let words = (section?.title ?? noun.one).lowercased().split(separator: " ")
    let articles: [Substring] = ["a", "an"]
    let kept = words.first.map(articles.contains) == true ? words.dropFirst() : words[...]
    return kept.joined(separator: "-").filter { $0.isLetter || $0 == "-" }
  }
}
