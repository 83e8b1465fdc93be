package import AutoTrack

/// The keys of `tracker`: what the SDK captures and how it writes it down.
package struct TrackerDescription: Sendable {
  /// What the tracker is started with.
  package let configuration: Configuration
  /// The classes that it is told to ignore, where the file names them.
  package let ignoredClasses: [Located<String>]
  /// What it is told about elements, by their accessibility identifiers.
  package let elements: [Entry<ElementFacts>]
  /// Other names of screens, by their classes.
  package let pages: [Entry<String>]
  /// Whether child controllers count as screens.
  package let childScreens: Bool
  /// Whether a touch gives one click at most, whatever recognises it.
  package let oneClickPerTouch: Bool
  /// Which instruments are on or off against their default.
  package let instruments: [Entry<Bool>]
  /// The elements that the app's own delegate refuses, as `#id`.
  package let refused: [Located<String>]

  /// AutoTrack's defaults, for a scenario that says nothing of the tracker.
  package static let standard = TrackerDescription(
    configuration: Configuration(), ignoredClasses: [], elements: [], pages: [],
    childScreens: false, oneClickPerTouch: false, instruments: [], refused: [])

  /// Reads a tracker's configuration; what is left out is AutoTrack's default.
  package static let reader: Reader<TrackerDescription> = .object(
    "tracker", configuration, elements, pages, switches, refused,
    make: { configured, elements, pages, switches, refused in
      var configuration = configured.configuration
      configuration.elements = ElementFacts.configuration(of: elements)
      configuration.pages = pages.byKey
      configuration.childScreens = switches.childScreens
      configuration.oneClickPerTouch = switches.oneClickPerTouch
      configuration.instruments = switches.instruments.byKey
      return TrackerDescription(
        configuration: configuration, ignoredClasses: configured.ignoredClasses,
        elements: elements, pages: pages, childScreens: switches.childScreens,
        oneClickPerTouch: switches.oneClickPerTouch, instruments: switches.instruments,
        refused: refused)
    })

  private struct Configured: Sendable {
    let configuration: Configuration
    let ignoredClasses: [Located<String>]
  }

  private static let configuration: Fields<Configured> = {
    let standard = Configuration()
    return Fields(
      .optional(
        "scheme", scheme, default: standard.scheme, "How `$element_path` is written."),
      .optional(
        "ignoreScreens", names, default: [],
        "Controllers by exact class that give no events."),
      .optional(
        "ignoreViewTypes", names, default: [],
        "Views by class, subclasses included, that give no events."),
      .optional(
        "pageLeave", .boolean, default: standard.pageLeave, "Whether `$AppPageLeave` is sent."),
      make: { scheme, screens, viewTypes, pageLeave in
        var configuration = Configuration()
        configuration.scheme = scheme
        configuration.ignoreScreens = screens.map(\.value)
        configuration.ignoreViewTypes = viewTypes.map(\.value)
        configuration.pageLeave = pageLeave
        return Configured(configuration: configuration, ignoredClasses: screens + viewTypes)
      })
  }()

  private static let elements = Fields<[Entry<ElementFacts>]>.optional(
    "elements", Reader<[Entry<ElementFacts>]>.entries(of: ElementFacts.reader), default: [],
    "What the tracker is told about elements, by their `\"#id\"`.")

  private static let pages = Fields<[Entry<String>]>.optional(
    "pages", Reader<[Entry<String>]>.entries(of: .string), default: [],
    "Other names of screens in paths, by their classes.")

  private static let refused = Fields<[Located<String>]>.optional(
    "delegateRefuses", Reader<[Located<String>]>.array(of: Reader<String>.string.located),
    default: [], "Elements whose clicks the app's own delegate refuses, by their `\"#id\"`.")

  private struct Switches: Sendable {
    let childScreens: Bool
    let oneClickPerTouch: Bool
    let instruments: [Entry<Bool>]
  }

  private static let switches = Fields(
    Fields<Bool>.optional(
      "childScreens", Reader<Bool>.boolean, default: false,
      "Whether child controllers count as screens."),
    Fields<Bool>.optional(
      "oneClickPerTouch", Reader<Bool>.boolean, default: false,
      "Whether a touch gives one click at most, the first."),
    Fields<[Entry<Bool>]>.optional(
      "instruments", Reader<[Entry<Bool>]>.entries(of: .boolean), default: [],
      "Which instruments are on or off, by name; the others are on."),
    make: { Switches(childScreens: $0, oneClickPerTouch: $1, instruments: $2) })

  private static let names = Reader<[Located<String>]>.array(of: Reader<String>.string.located)

  private static let scheme: Reader<String> = {
    let names = PathSchemes.names
    let noun = Noun(one: names.quoted("or"), many: "schemes")
    return Reader(noun, from: [.string]) { node, mistakes in
      guard case .string(let text) = node.value else { return nil }
      if names.contains(text) { return text }
      mistakes.record(node, saysNo: noun, remedy: Suggestion.question(for: text, among: names))
      return nil
    }
  }()
}

extension [Entry<String>] {
  /// The entries by key; the last of a repeated key, which is a mistake of its own.
  fileprivate var byKey: [String: String] {
    Dictionary(map { ($0.key.value, $0.value) }) { $1 }
  }
}

extension [Entry<Bool>] {
  /// The entries by key.
  fileprivate var byKey: [String: Bool] { Dictionary(map { ($0.key.value, $0.value) }) { $1 } }
}

extension ElementFacts {
  /// What a tracker is told, by accessibility identifiers: keys without their `#`.
  fileprivate static func configuration(
    of entries: [Entry<ElementFacts>]
  ) -> [String: ElementConfiguration] {
    let pairs = entries.map { entry in
      let properties = Properties(
        entry.value.properties.map { (key: $0.key.value, value: $0.value) })
      return (
        String(entry.key.value.drop { $0 == "#" }),
        ElementConfiguration(
          elementID: entry.value.elementID, isIgnored: entry.value.isIgnored,
          properties: properties)
      )
    }
    return Dictionary(pairs) { $1 }
  }
}
