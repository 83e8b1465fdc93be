package import AutoTrack

/// An event that a step expects: its name, and some of its properties.
package struct EventExpectation: Sendable {
  /// The event's name.
  package let name: EventName
  /// What some of its properties are; others are free.
  package let properties: [Entry<PropertyExpectation>]

  /// The keys of an expected event.
  package static let reader: Reader<EventExpectation> = .object(
    "event",
    .required("event", name, "The event's name."),
    .optional(
      "with", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its properties: values, or matchers."),
    make: { EventExpectation(name: $0, properties: $1) })

  /// Preset names are known; any other belongs to the app.
  private static let name = Reader<EventName>("event name", from: [.string]) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    let presets = presets.map(\.text)
    if presets.contains(text) || !text.hasPrefix("$") { return EventName(text) }
    mistakes.record(
      "\(text.quoted) is no event of the tracker's", text, at: node.range, among: presets, "events")
    return nil
  }

  private static let presets: [EventName] = [
    .appStart, .appEnd, .appViewScreen, .appPageLeave, .appClick,
  ]
}
