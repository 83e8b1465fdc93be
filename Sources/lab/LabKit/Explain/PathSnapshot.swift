package import LabLanguage

/// The paths of a scenario's elements, stored in a file beside it.
package struct PathSnapshot: Sendable {
  /// The file name of the scenario.
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

  /// Returns the path of a scenario's snapshot.
  package static func path(beside scenario: String) -> String {
    let ending = ".json5"
    return (scenario.hasSuffix(ending) ? String(scenario.dropLast(ending.count)) : scenario)
      + ScenarioSearch.snapshotSuffix
  }

  /// Returns the last part of a path; a snapshot and its scenario can be moved together.
  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension PathSnapshot {
  /// The keys of a snapshot; of another version, only the version is read.
  static let reader: Reader<PathSnapshot> = {
    let noun = Noun(one: "a snapshot of paths", many: "snapshots of paths")
    let whole: Reader<PathSnapshot> = .object(
      noun,
      Fields.required("paths", Reader<Int>.integer, "The version of the format."),
      Fields.required(
        "scenario", Reader<String>.string.located, "The file name of the scenario."),
      Fields.required("scheme", Reader<String>.string.located, "The scheme of the paths."),
      Fields.required(
        "screens", Reader<[Entry<[Element]>]>.entries(of: .array(of: Element.reader)),
        "The elements by the class of their screen."),
      make: { PathSnapshot(scenario: $1, scheme: $2, screens: $3) })
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
  /// The keys of an element in a snapshot.
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
