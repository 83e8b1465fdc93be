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

/// The expectation of the screen after the app has come to rest.
package struct ScreenExpectation: Sendable {
  /// Texts that a person can read.
  package let texts: [Located<String>]
  /// The class of the current controller: the innermost, or the one presented over it.
  package let controller: Located<String>?
  /// The classes of the navigation stack around it, bottom to top.
  package let stack: Located<[Located<String>]>?

  /// True if the step expects nothing of the screen.
  package var isEmpty: Bool { texts.isEmpty && controller == nil && stack == nil }

  /// The keys beside `expect`.
  static let fields = Fields(
    Fields.optional("see", texts, default: [], "One or more texts on the screen."),
    Fields.optional(
      "screen", Reader<String>.string.located,
      "The class of the shown controller."),
    Fields.optional(
      "stack", Reader<[Located<String>]>.array(of: Reader<String>.string.located).located,
      "The classes of the navigation stack, the top one last."),
    make: { ScreenExpectation(texts: $0, controller: $1, stack: $2) })

  private static let texts: Reader<[Located<String>]> = .either(
    Reader<String>.string.located.map { [$0] },
    Reader<[Located<String>]>.array(of: Reader<String>.string.located))
}

/// A difference between an expectation and the outcome, with its place in the file.
package struct Difference: Equatable, Sendable {
  /// The expectation.
  package let expected: Fact
  /// The outcome.
  package let found: Fact
  /// The bytes of the expectation; those of the step if it states none.
  package let range: Range<Int>

  /// A fact as a row of a timeline: a subject and its details.
  package struct Fact: Equatable, Sendable {
    /// The subject: an event's name, `crash`, `screen`, or the whole text.
    package let subject: String
    /// The details; none is empty.
    package let details: [String]

    /// A subject with its non-empty details.
    package init(_ subject: String, _ details: [String] = []) {
      self.subject = subject
      self.details = details.filter { !$0.isEmpty }
    }

    /// A subject with one detail.
    package init(_ subject: String, _ detail: String) {
      self.init(subject, [detail])
    }
  }
}

extension Difference.Fact: CustomStringConvertible {
  /// One line, separated by two spaces: `$AppClick  $title "Home"`.
  package var description: String { ([subject] + details).joined(separator: "  ") }
}
