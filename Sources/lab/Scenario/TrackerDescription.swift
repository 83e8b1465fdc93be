package import AutoTrack

/// The keys of `tracker`: what the SDK captures and how it writes it down.
package struct TrackerDescription: Sendable {
  /// What the tracker is started with.
  package let configuration: Configuration
  /// The classes that it is told to ignore, where the file names them.
  package let ignoredClasses: [Located<String>]

  /// Reads a tracker's configuration; what is left out is AutoTrack's default.
  package static let reader: Reader<TrackerDescription> = {
    let standard = Configuration()
    return .object(
      "tracker",
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
        return TrackerDescription(
          configuration: configuration, ignoredClasses: screens + viewTypes)
      })
  }()

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
