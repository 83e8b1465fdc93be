package import AutoTrack

/// The keys of `tracker`: what the SDK captures and how it writes it down.
package enum TrackerDescription {
  /// Reads a tracker's configuration; what is left out is AutoTrack's default.
  package static let reader: Reader<Configuration> = {
    let standard = Configuration()
    return .object(
      "tracker",
      .optional(
        "scheme", scheme, default: standard.scheme, "How `$element_path` is written."),
      .optional(
        "ignoreScreens", .array(of: .string), default: standard.ignoreScreens,
        "Controllers by exact class that give no events."),
      .optional(
        "ignoreViewTypes", .array(of: .string), default: standard.ignoreViewTypes,
        "Views by class, subclasses included, that give no events."),
      .optional(
        "pageLeave", .boolean, default: standard.pageLeave, "Whether `$AppPageLeave` is sent."),
      make: { scheme, screens, viewTypes, pageLeave in
        var configuration = Configuration()
        configuration.scheme = scheme
        configuration.ignoreScreens = screens
        configuration.ignoreViewTypes = viewTypes
        configuration.pageLeave = pageLeave
        return configuration
      })
  }()

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
