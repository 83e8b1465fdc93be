package import AutoTrack

/// What the tracker is told about one element, besides what it sees.
package struct ElementFacts: Sendable {
  /// What `$element_id` becomes; nil for none.
  package let elementID: String?
  /// Whether its clicks are left out.
  package let isIgnored: Bool
  /// Properties of the app's own on each of its clicks.
  package let properties: [Entry<Value>]

  /// The keys of an element's facts.
  package static let reader: Reader<ElementFacts> = .object(
    Noun(one: "an element's facts", many: "facts about elements"),
    Fields.optional("elementID", Reader<String>.string, "What `$element_id` becomes."),
    Fields.optional(
      "ignore", Reader<Bool>.boolean, default: false, "Whether its clicks give no events."),
    Fields.optional(
      "properties", Reader<[Entry<Value>]>.entries(of: Value.reader), default: [],
      "Properties of the app's own on each of its clicks."),
    make: { ElementFacts(elementID: $0, isIgnored: $1, properties: $2) })
}
