import AutoTrack
package import LabKit
package import LabLanguage

/// The paths of a scenario's elements, stored in a file beside it.
package struct PathSnapshot: Sendable {
  let scenario: Located<String>
  package let scheme: Located<String>
  /// The screens, in file order.
  package let screens: [Entry<[Element]>]

  /// An element with the place of its path in the file.
  package struct Element: Sendable {
    let entry: PathEntry
    /// The path, which is validated when the scheme is known.
    package let path: Located<String>
  }

  static let version = 1

  package static func path(beside scenario: String) -> String {
    let ending = ".json5"
    return (scenario.hasSuffix(ending) ? String(scenario.dropLast(ending.count)) : scenario)
      + ScenarioSearch.snapshotSuffix
  }

  /// Returns the last part of a path; a snapshot and its scenario can be moved together.
  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

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

  /// The keys of a snapshot; of another version, only the version is read.
  static let reader: Reader<PathSnapshot> = {
    let noun = Noun(one: "a snapshot of paths", many: "snapshots of paths")
    let whole: Reader<PathSnapshot> = .object(
      noun,
      FileKinds.schemaKey,
      Fields.required("paths", Reader<Int>.integer, "The version of the format."),
      Fields.required(
        "scenario", Reader<String>.string.located, "The file name of the scenario."),
      Fields.required("scheme", Reader<String>.string.located, "The scheme of the paths."),
      Fields.required(
        "screens", Reader<[Entry<[Element]>]>.entries(of: .array(of: Element.reader)),
        "The elements by the class of their screen."),
      make: { PathSnapshot(scenario: $2, scheme: $3, screens: $4) })
    return Reader(noun, from: [.object], keys: whole.keys) { node, mistakes in
      guard let version = node.otherVersion else { return whole.read(node, mistakes) }
      mistakes.record(
        "the snapshot has version \(mistakes.file.text(in: version.range).brief); "
          + "this lab reads version \(Self.version)",
        at: version.range)
      return nil
    }
  }()
}

extension PathSnapshot.Element {
  fileprivate static let reader: Reader<PathSnapshot.Element> = .object(
    "element",
    Fields.required("path", Reader<String>.string.located, "The path."),
    Fields.optional("position", Reader<String>.string, "The position among similar ones."),
    Fields.required("type", Reader<String>.string, "The type of element."),
    Fields.optional("id", Reader<String>.string, "The accessibility identifier."),
    Fields.optional("elementID", Reader<String>.string, "The app's own name for it."),
    Fields.optional("text", Reader<String>.string, "The displayed text."),
    make: { path, position, type, identifier, elementID, text in
      PathSnapshot.Element(
        entry: PathEntry(
          type: type, path: path.value, position: position, identifier: identifier,
          elementID: elementID, text: text),
        path: path)
    })
}

extension Node {
  /// The version, if it is another than the lab's.
  fileprivate var otherVersion: Node? {
    guard case .object(let members) = value,
      let version = members.first(where: { $0.key == "paths" })?.value,
      case .number(let number) = version.value, number.value != Double(PathSnapshot.version)
    else { return nil }
    return version
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
