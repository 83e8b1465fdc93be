package import AutoTrack
package import LabLanguage

/// The app's configuration of one element.
package struct ElementDescription: Sendable {
  /// The configuration for the tracker.
  package let configuration: ElementConfiguration

  /// The keys of an element's configuration.
  package static let reader: Reader<ElementDescription> = .object(
    Noun(one: "an element's facts", many: "facts about elements"),
    Fields.optional("elementID", Reader<String>.string, "The value of `$element_id`."),
    Fields.optional(
      "ignore", Reader<Bool>.boolean, default: false,
      "Ignores its clicks, and omits its text from the `$element_content` of others."),
    Fields.optional(
      "properties", Reader<[Entry<Value>]>.entries(of: Value.reader), default: [],
      "Custom properties for each of its clicks."),
    make: { elementID, isIgnored, entries in
      let properties = Properties(entries.map { (key: $0.key.value, value: $0.value) })
      return ElementDescription(
        configuration: ElementConfiguration(
          elementID: elementID, isIgnored: isIgnored, properties: properties))
    })
}
