import AutoTrack
import LabLanguage

extension PathSnapshot {
  /// Returns the text of a snapshot: one element per line, sorted; equal paths give equal text.
  package static func text(of survey: PathSurvey, scenario: String, scheme: String) -> String {
    let screens = survey.screens.sorted { $0.name < $1.name }
    let name = fileName(of: scenario)
    return """
      // The paths of \(name.printable): lab paths --check compares them, --update rewrites them.
      {
        paths: \(version),
        scenario: \(json(name)),
        scheme: \(json(scheme)),
        screens: {
      \(screens.map(text).joined())  },
      }

      """
  }

  private static func text(of screen: ScreenPaths) -> String {
    let entries = screen.elements.map(\.entry).sorted(by: PathEntry.isBefore)
    let lines = entries.map { "      { \($0.members) },\n" }
    return "    \(json(screen.name)): [\n\(lines.joined())    ],\n"
  }

  /// Returns the text as a JSON string, which is also valid JSON5.
  fileprivate static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return writer.text
  }
}

extension PathEntry {
  /// The keys of the element, in the order of the reader's table.
  fileprivate var members: String {
    let all: [(String, String?)] = [
      ("path", path), ("position", position), ("type", type), ("id", identifier),
      ("elementID", elementID), ("text", text),
    ]
    return all.compactMap { key, value in value.map { "\(key): \(PathSnapshot.json($0))" } }
      .joined(separator: ", ")
  }
}
