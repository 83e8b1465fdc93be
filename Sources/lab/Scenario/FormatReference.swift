import AutoTrack

/// The tables of keys that the reference of the format, `Scenarios/README.md`, has to show.
package enum FormatReference {
  /// One kind of object and its keys, or a list of words.
  package struct Section: Sendable {
    /// The heading, the table and an empty line, as Markdown.
    package let markdown: String

    init(title: String, keys: [KeyDescription]) {
      markdown = "### \(title)\n\n\(keys.markdown)\n"
    }

    init(title: String, words: [(String, String)]) {
      let rows = words.map { "* `\($0.0)`: \($0.1)" }
      markdown = "### \(title)\n\n\(rows.joined(separator: "\n"))\n"
    }
  }

  /// Every kind of object of the format, from the outside in.
  package static let sections: [Section] = [
    Section(title: "A scenario", keys: Scenario.reader.keys),
    Section(title: "A device", keys: DeviceDescription.reader.keys),
    Section(title: "A tracker", keys: TrackerDescription.reader.keys),
    Section(title: "A step", keys: Step.reader.keys),
    Section(title: "A selector", keys: ElementSelector.reader.keys),
    Section(title: "An expected event", keys: EventExpectation.reader.keys),
    Section(title: "A matcher", keys: PropertyExpectation.reader.keys),
    Section(
      title: "Reasons for suppression",
      words: SuppressionReason.allCases.map { ($0.rawValue, $0.description) }),
    Section(title: "An app", keys: AppDescription.reader.keys),
    Section(title: "An app's identity", keys: AppDescription.Identity.reader.keys),
    Section(title: "A class", keys: ClassDescription.reader.keys),
    Section(title: "A view", keys: ViewDescription.reader.keys),
    Section(title: "An action of a control", keys: ActionDescription.reader.keys),
    Section(title: "A step of an app", keys: AppAction.reader.keys),
  ]
}
