package import AutoTrack
package import LabLanguage

/// An expected event: its name, and some of its properties.
package struct EventExpectation: Sendable {
  /// The event's name.
  package let name: EventName
  /// The bytes of the name.
  package let nameRange: Range<Int>
  /// The expected properties; others are allowed.
  package let properties: [Entry<PropertyExpectation>]
  /// The expected members of its envelope.
  package let envelope: [Entry<PropertyExpectation>]

  /// The keys of an expected event.
  package static let reader: Reader<EventExpectation> = .object(
    "event",
    .required(
      "event", name.located, "The event's name; the type of a record about a person or a thing."),
    .optional(
      "with", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its properties: values, or matchers."),
    .optional(
      "envelope", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its envelope: `distinct_id`, `\"lib.$lib_method\"`, `identities` (how many), …"),
    make: {
      EventExpectation(
        name: $0.value, nameRange: $0.range, properties: $1, envelope: $2)
    })

  /// The preset names of page SDKs' events.
  private static let ofPages = ["$WebClick", "$WebStay", "$pageview"]

  /// Reads an event's name: a preset with its `$`, or a name of the app.
  ///
  /// A preset name without its `$` is rejected as a misspelling.
  package static let name = Reader<EventName>("event name", from: [.string]) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    let presets = EventName.presets.map(\.text)
    let isOwn = !text.hasPrefix("$") && !presets.contains("$" + text)
    if isOwn || (presets + ofPages).contains(text) { return EventName(text) }
    mistakes.record(
      "\(text.quoted) is not a tracker event", text, at: node.range, among: presets, "events")
    return nil
  }
}
