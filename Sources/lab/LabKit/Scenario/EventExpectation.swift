package import AutoTrack
package import LabLanguage
package import Wording

/// An expected event: its name, and some of its properties.
package struct EventExpectation: FormatValue, Sendable {
  package let name: EventName
  package let nameRange: Range<Int>
  /// The expected properties; others are allowed.
  package let properties: [Entry<PropertyExpectation>]
  package let envelope: [Entry<PropertyExpectation>]

  /// Reads an expected event: its name, a short form, or an object with all that is expected.
  package static let reader = Reader<EventExpectation>(
    "event", from: [.string, .object], keys: object.keys,
    shape: .either([name.shape, object.shape])
  ) { node, mistakes in
    guard node.kind == .string else { return object.read(node, mistakes) }
    return name.located.read(node, mistakes).map { EventExpectation($0) }
  }

  private init(
    _ name: Located<EventName>, _ properties: [Entry<PropertyExpectation>] = [],
    envelope: [Entry<PropertyExpectation>] = []
  ) {
    (self.name, nameRange) = (name.value, name.range)
    (self.properties, self.envelope) = (properties, envelope)
  }

  private static let object: Reader<EventExpectation> = .object(
    "event", .oneOf([named] + ShortForm.allCases.map(\.fields)),
    .optional(
      "with", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its properties: values, or matchers."),
    .optional(
      "envelope", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its envelope: `distinct_id`, `\"lib.$lib_method\"`, `identities` (how many), …"),
    make: { EventExpectation($0.name, $0.properties + $1, envelope: $2) })

  /// The name of an event, and the property that its short form states.
  fileprivate typealias Head = (name: Located<EventName>, properties: [Entry<PropertyExpectation>])

  private static let named: Fields<Head> = Fields(
    .required(
      "event", name.located, "The event's name; the type of a record about a person or a thing."),
    make: { (name: $0, properties: []) })

  /// The preset names of page SDKs' events.
  private static let ofPages = ["$WebClick", "$WebStay", "$pageview"]

  /// Reads an event's name: a preset with its `$`, or a name of the app.
  ///
  /// A preset name without its `$` is rejected as a misspelling.
  package static let name = Reader<EventName>(
    "event name", from: [.string],
    shape: .either([
      .words(EventName.presets.map(\.text) + ofPages), .text(pattern: "^([^$]|$)"),
    ])
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    let presets = EventName.presets.map(\.text)
    let isOwn = !text.hasPrefix("$") && !presets.contains("$" + text)
    if isOwn || (presets + ofPages).contains(text) { return EventName(text) }
    mistakes.record(
      "\(text.quoted) is not a tracker event", text, at: node.range, among: presets, "events")
    return nil
  }
}

/// The events whose most telling property may stand in place of the long form.
///
/// `{ $AppClick: "Buy" }` is short for `{ event: "$AppClick", with: { $element_content: "Buy" } }`.
package enum ShortForm: String, CaseIterable, Sendable {
  case click = "$AppClick"
  case screen = "$AppViewScreen"
  case leave = "$AppPageLeave"

  /// The property that the short form states.
  package var property: String {
    switch self {
    case .click: "$element_content"
    case .screen: "$screen_name"
    case .leave: "event_duration"
    }
  }

  fileprivate var fields: Fields<EventExpectation.Head> {
    let form = self
    return Fields(
      .required(entry: rawValue, reader, meaning),
      make: { entry in
        let property = Located(form.property, at: entry.key.range)
        return (
          name: Located(EventName(form.rawValue), at: entry.key.range),
          properties: [Entry(key: property, value: entry.value)]
        )
      })
  }

  private var reader: Reader<PropertyExpectation> {
    self == .leave ? PropertyExpectation.seconds : PropertyExpectation.reader
  }

  private var meaning: String {
    switch self {
    case .click: "A click on an element with this `$element_content`."
    case .screen: "The appearance of the screen with this `$screen_name`."
    case .leave: "The end of a page view after this time: `\"8s..9s\"`, `\"8.4s\"`."
    }
  }
}

/// The expectation of the screen after the app has come to rest.
package struct ScreenExpectation: Sendable {
  package let texts: [Located<String>]
  package let absentTexts: [Located<String>]
  /// The class of the current controller: the innermost, or the one presented over it.
  package let controller: Located<String>?
  /// The classes of the navigation stack around it, bottom to top.
  package let stack: Located<[Located<String>]>?

  /// True if the step expects nothing of the screen.
  package var isEmpty: Bool {
    texts.isEmpty && absentTexts.isEmpty && controller == nil && stack == nil
  }

  /// The keys beside `expect`.
  static let fields = Fields(
    Field("see", \.texts, as: texts, default: [], "One or more texts on the screen."),
    Field(
      "notSee", \.absentTexts, as: texts, default: [],
      "One or more texts that are not on the screen."),
    Field("screen", \.controller, "The class of the shown controller."),
    Field("stack", \.stack, "The classes of the navigation stack, the top one last."),
    make: ScreenExpectation.init)

  private static let texts: Reader<[Located<String>]> = .either(
    Reader<String>.string.located.map { [$0] },
    Reader<[Located<String>]>.array(of: Reader<String>.string.located))
}

/// A difference between an expectation and the outcome, with its place in the file.
package struct Difference: Equatable, Sendable {
  package let expected: Fact
  package let found: Fact
  /// The bytes of the expectation; those of the step if it states none.
  package let range: Range<Int>
  /// True for an unexpected event that another difference of the step names as out of order.
  package var isOutOfOrder = false
  /// The reason why an expected event did not come; nil if the event came, or if it is unknown.
  package internal(set) var reason: Sentence?

  /// The subject of the expectation that an unexpected event differs from.
  package static let noEvent: Sentence = "no event"
  /// The finding for an expected event that did not come.
  static let noSuchEvent: Sentence = "no such event"

  /// True for an expected event that did not come.
  package var isAbsence: Bool { found.subject == Self.noSuchEvent }

  /// A fact as a row of a timeline: a subject and its details.
  package struct Fact: Equatable, Sendable {
    /// The subject: an event's name, `crash`, `screen`, or the whole text.
    package let subject: Sentence
    /// The details; none is empty.
    package let details: [Sentence]

    /// A subject with its non-empty details.
    package init(_ subject: Sentence, _ details: [Sentence] = []) {
      self.subject = subject
      self.details = details.filter { !$0.text.isEmpty }
    }

    package init(_ subject: Sentence, _ detail: Sentence) {
      self.init(subject, [detail])
    }
  }
}

extension Difference.Fact: Worded {
  /// One line, separated by two spaces: `$AppClick  $title "Home"`.
  package var sentence: Sentence { ([subject] + details).joined(separator: "  ") }
}
