package import AutoTrack

/// An event that a step expects: its name, and some of its properties.
package struct EventExpectation: Sendable {
  /// The event's name.
  package let name: EventName
  /// Where the file names it.
  package let nameRange: Range<Int>
  /// What some of its properties are; others are free.
  package let properties: [Entry<PropertyExpectation>]
  /// What some members of its envelope are.
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

  /// The names that SDKs of pages give their own events.
  private static let ofPages = ["$WebClick", "$WebStay", "$pageview"]

  /// Preset names are known, the app's and those of pages, and not to be had without their `$`; any
  /// other belongs to the app.
  static let name = Reader<EventName>("event name", from: [.string]) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    let presets = EventName.presets.map(\.text)
    let isOwn = !text.hasPrefix("$") && !presets.contains("$" + text)
    if isOwn || (presets + ofPages).contains(text) { return EventName(text) }
    mistakes.record(
      "\(text.quoted) is no event of the tracker's", text, at: node.range, among: presets, "events")
    return nil
  }
}
