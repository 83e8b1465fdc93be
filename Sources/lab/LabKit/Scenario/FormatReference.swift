import AutoTrack
package import LabLanguage
import Wording

/// The tables of keys in the format's reference, `docs/format.md`.
package enum FormatReference {
  /// One kind of object and its keys, or a list of words.
  package struct Section: Sendable {
    package let title: String
    /// The keys; empty for a list of words.
    package let keys: [KeyDescription]
    /// The heading, the table and an empty line, as Markdown.
    package let markdown: String

    /// The heading as the fragment of a link, as GitHub makes it.
    var anchor: String {
      title.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    init(title: String, keys: [KeyDescription]) {
      self.title = title
      self.keys = keys
      markdown = "## \(title)\n\n\(keys.markdown)\n"
    }

    /// Keys of a separate file, which the schema of scenarios does not include.
    init(title: String, lines keys: [KeyDescription]) {
      self.init(title: title, words: keys.map { ($0.name, "\($0.words). \($0.meaning)") })
    }

    init(title: String, words: [(String, String)]) {
      self.title = title
      keys = []
      let rows = words.map { "* `\($0.0)`: \($0.1)" }
      markdown = "## \(title)\n\n\(rows.joined(separator: "\n"))\n"
    }
  }

  /// Returns every kind of object of the format, from the outside in.
  package static func sections(of verbs: VerbSet) -> [Section] {
    [Section(title: "A scenario", keys: verbs.scenario.keys)] + surroundings
      + [Section(title: "A step", keys: verbs.step.keys)] + verbs.sections + details
  }

  /// Returns the reference as a file: an introduction, a list of links, and every table.
  package static func document(of verbs: VerbSet) -> String {
    let sections = sections(of: verbs)
    let links = sections.map { "* [\($0.title)](#\($0.anchor))\n" }
    return introduction + links.joined() + "\n" + sections.map(\.markdown).joined(separator: "\n")
  }

  private static let introduction = """
    # Format reference

    Every key of scenarios, app files and files of rules. The tables come from the readers of the
    lab: `lab-dev generate format` writes this file.
    [scenarios.md](scenarios.md) explains how to write a scenario.

    Any other key is a mistake. Each step has exactly one verb. Likewise, an object has exactly one
    of the keys that identify an element, one of `rows` and `items`, one of `to` and `by`, and one
    matcher.


    """

  private static let surroundings: [Section] = [
    Section(title: "A device", keys: DeviceDescription.reader.keys),
    Section(title: "A place", keys: DeviceDescription.place.keys),
    Section(title: "A Keychain item", keys: KeychainDescription.reader.keys),
    Section(title: "A tracker", keys: TrackerDescription.reader.keys),
    Section(title: "An upload", keys: UploadDescription.reader.keys),
    Section(title: "Statistics", keys: StatisticsConfiguration.reader.keys),
    Section(title: "A bridge", keys: BridgeDescription.reader.keys),
    Section(title: "A remote configuration", keys: RemoteDescription.reader.keys),
    Section(title: "A server's answer", keys: ServerAnswer.reader.keys),
    Section(title: "A file of circled elements", lines: CircledRule.keys),
    Section(title: "A circled element of a publisher", keys: RuleEntry.foreignKeys),
    Section(title: "An extracted property", keys: PropertyDraft.reader.keys),
    Section(title: "A circled element by all its facts", keys: RuleEntry.anchoredKeys),
    Section(title: "An example of a rule", keys: RuleExample.reader.keys),
    Section(title: "A file of business data", lines: BusinessDataFile.keys),
    Section(title: "Facts about an element", keys: ElementDescription.reader.keys),
    Section(
      title: "Instruments", words: InstrumentName.allCases.map { ($0.rawValue, $0.meaning) }),
    Section(title: "A fleet", keys: FleetDescription.reader.keys),
    Section(title: "Expected losses", keys: FleetDescription.lands.keys),
    Section(title: "A value of a fleet", keys: FleetValue.reader.keys),
    Section(
      title: "Causes of a fleet",
      words: FleetParameter.causes.map { ($0.rawValue, $0.meaning) }),
    Section(
      title: "Settings of a fleet",
      words: FleetParameter.settings.map { ($0.rawValue, $0.meaning) }),
  ]

  private static let details: [Section] = [
    Section(title: "An app to launch", keys: AppOpening.launchReader.keys),
    Section(title: "An app to open", keys: AppOpening.reader.keys),
    Section(title: "Facts about the person", keys: ProfileCall.reader.keys),
    Section(title: "Facts about a thing", keys: ItemCall.reader.keys),
    Section(title: "A thing", keys: ItemCall.item.keys),
    Section(title: "A timer", keys: TimerCall.reader.keys),
    Section(title: "Super properties", keys: SuperPropertiesCall.reader.keys),
    Section(title: "A change of the device", keys: DeviceOperation.reader.keys),
    Section(title: "A fault of the server", keys: ServerFault.reader.keys),
    Section(title: "Counts of events", keys: DeliveryExpectation.reader.keys),
    Section(title: "Counts of dropped events", keys: DeliveryExpectation.dropped.keys),
    Section(title: "A row of counts", keys: StatisticsExpectation.reader.keys),
    Section(title: "A report of counts", keys: ReportExpectation.reader.keys),
    Section(title: "Identifiers", keys: IdentifierExpectations.reader.keys),
    Section(title: "An identifier to expect", keys: IdentifierExpectation.more.keys),
    Section(title: "A request to expect", keys: RequestExpectation.reader.keys),
    Section(title: "A runtime operation", keys: RuntimeOperation.reader.keys),
    Section(title: "A selector", keys: ElementSelector.reader.keys),
    Section(title: "An expected event", keys: EventExpectation.reader.keys),
    Section(title: "A matcher", keys: PropertyExpectation.reader.keys),
    Section(
      title: "Reasons for suppression",
      words: SuppressionReason.allCases.map { ($0.rawValue, $0.description) }
        + [("custom:NAME", "a rule of the app or of another module suppresses it")]),
    Section(title: "An app", keys: AppDescription.reader.keys),
    Section(title: "An app's identity", keys: AppDescription.Identity.reader.keys),
    Section(title: "A container", keys: ControllerDescription.keys),
    Section(title: "A page", keys: PageDescription.reader.keys),
    Section(title: "A step of a page", keys: PageAction.reader.keys),
    Section(title: "A class", keys: ClassDescription.reader.keys),
    Section(title: "A child", keys: ChildDescription.reader.keys),
    Section(title: "A bar button", keys: BarButtonDescription.reader.keys),
    Section(title: "A tab", keys: BarButtonDescription.tab.keys),
    Section(title: "A navigation item", keys: NavigationItemDescription.reader.keys),
    Section(title: "A view", keys: ViewDescription.reader.keys),
    Section(title: "A section", keys: ListDescription.Section.reader.keys),
    Section(title: "A cell", keys: ListDescription.Cell.reader.keys),
    Section(title: "A gesture", keys: GestureDescription.reader.keys),
    Section(title: "An action of a control", keys: ActionDescription.reader.keys),
    Section(title: "A step of an app", keys: AppAction.reader.keys),
    Section(title: "A tab to select", keys: AppAction.tab.keys),
    Section(title: "An alert", keys: AlertDescription.reader.keys),
    Section(title: "An action of an alert", keys: AlertDescription.Action.reader.keys),
    Section(title: "A text field of an alert", keys: AlertDescription.TextField.reader.keys),
    Section(title: "An alert view", keys: OlderAlertDescription.alertViewReader.keys),
    Section(title: "An action sheet", keys: OlderAlertDescription.actionSheetReader.keys),
  ]

  /// Returns the JSON Schema of a scenario file.
  ///
  /// The definition `app` is the schema of an app file, `rules-file` that of circled elements,
  /// `business-data-file` that of business data, and `steps-file` that of steps to include.
  package static func schema(of verbs: VerbSet) -> String {
    let sections = sections(of: verbs)
    let value = SchemaWriter.schema(
      of: verbs.scenario.shape, title: "A scenario of Autotrack Lab",
      and: [
        "rules-file": CircledRule.file.shape, "business-data-file": BusinessDataFile.reader.shape,
        "steps-file": FileKinds.stepsShape(verbs.step),
      ],
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
