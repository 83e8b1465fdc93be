package import AutoTrack
package import LabLanguage

/// One step of a scenario: a verb and its expectations.
package struct Step: Sendable {
  /// The verb with its arguments.
  package let verb: any Verb
  /// A name for the command line, unique in the scenario.
  package let name: Located<String>?
  /// The expectations.
  package let expectation: Expectation

  /// The expectations of a step; each is nil if the file states none.
  package struct Expectation: Sendable {
    /// All events of the step, in order.
    package let events: Located<[Located<EventExpectation>]>?
    /// The exception that ends the app: its reason, or name and reason.
    package let crash: Located<String>?
    /// The summary of the view hit instead of the target, or the whole message about the miss.
    package let miss: Located<String>?
    /// The reason why an interaction was suppressed.
    package let suppression: Located<SuppressionReason>?
    /// All notes of the step, in order.
    package let notes: Located<[String]>?
    /// All diagnostics of the tracker in the step, in order.
    package let diagnostics: Located<[String]>?
    /// The app's identifiers after the step.
    package let identifiers: IdentifierExpectations?
    /// All requests of pages to their servers in the step, in order.
    package let requests: Located<[Located<RequestExpectation>]>?
    /// The fate of the events of the app in front, since its first launch.
    package let delivery: DeliveryExpectation?
    /// All events that the server stores in the step, in order.
    package let received: Located<[String]>?
    /// All rows of `info_log` of the app in front, in order of first appearance.
    package let statistics: Located<[Located<StatisticsExpectation>]>?
    /// All reports of counts to a server or a cloud store in the step, in order.
    package let reports: Located<[Located<ReportExpectation>]>?
    /// The contents of the screen after the step.
    package let screen: ScreenExpectation

    /// True if the file states no expectation for the step.
    package var isEmpty: Bool {
      let members: [Any?] = [
        events, crash, miss, suppression, notes, diagnostics, identifiers, requests, delivery,
        received, statistics, reports,
      ]
      return screen.isEmpty && members.allSatisfy { $0 == nil }
    }
  }

  /// Returns the reader of a step: the verbs are told apart by their first keys.
  static func reader(of verbs: [Fields<any Verb>]) -> Reader<Step> {
    let fields = Fields(
      Fields.oneOf(verbs), name, expectation,
      make: { Step(verb: $0, name: $1, expectation: $2) })
    return .step(
      "step", fields, verbs: verbs.map(\.shape),
      companions: (name.keys + expectation.keys).map(\.name))
  }

  private static let name: Fields<Located<String>?> = .optional(
    "name", Reader<String>.string.located, "The step's name, unique in the scenario.")

  private static let reason = Reader<SuppressionReason>(
    "reason for suppression", from: [.string],
    shape: .either([
      .words(SuppressionReason.allCases.map(\.rawValue)), .values([.string]),
    ])
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    if let reason = SuppressionReason(rawValue: text) { return reason }
    let words = SuppressionReason.allCases.map(\.rawValue) + ["custom:NAME"]
    mistakes.record(
      "\(text.quoted) is not a suppression reason", text, at: node.range, among: words, "reasons")
    return nil
  }

  private static let expectation = Fields(
    .optional(
      "expect",
      Reader<[Located<EventExpectation>]>.array(of: EventExpectation.reader.located)
        .located, "Exactly the events of the step, in order."),
    .optional(
      "crash", Reader<String>.string.located,
      "The crash of the app: the exception's reason, or its name and reason."),
    .optional(
      "missed", Reader<String>.string.located,
      "The view that the tap hits instead: its summary, or the whole message about the miss."),
    .optional(
      "suppressed", reason.located,
      "The reason for a suppressed event."),
    .optional(
      "notes", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly the texts of steps with `note`, in order."),
    .optional(
      "diagnostics", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly the tracker's diagnostics, except for installations, in order."),
    Fields<IdentifierExpectations?>.optional(
      "identifiers", IdentifierExpectations.reader,
      "The identifiers that the app reads after the step, by name: `\"same\"`, `\"new\"`, "
        + "`\"none\"`."),
    .optional(
      "requests",
      Reader<[Located<RequestExpectation>]>.array(of: RequestExpectation.reader.located)
        .located,
      "Exactly the requests that pages send to their own servers, in order."),
    delivery, counts,
    ScreenExpectation.fields,
    make: {
      Expectation(
        events: $0, crash: $1, miss: $2, suppression: $3, notes: $4, diagnostics: $5,
        identifiers: $6, requests: $7, delivery: $8.0, received: $8.1, statistics: $9.0,
        reports: $9.1, screen: $10)
    })

  private static let delivery = Fields(
    Fields<DeliveryExpectation?>.optional(
      "delivery", DeliveryExpectation.reader,
      "The counts of all events of the app in front, since its first launch."),
    Fields<Located<[String]>?>.optional(
      "received", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly the events that the server stores, by name, in order."),
    make: { ($0, $1) })

  private static let counts = Fields(
    Fields<Located<[Located<StatisticsExpectation>]>?>.optional(
      "statistics",
      Reader<[Located<StatisticsExpectation>]>.array(of: StatisticsExpectation.reader.located)
        .located,
      "Exactly the rows of `info_log` of the app in front, in the order of their creation."),
    Fields<Located<[Located<ReportExpectation>]>?>.optional(
      "reports",
      Reader<[Located<ReportExpectation>]>.array(of: ReportExpectation.reader.located).located,
      "Exactly the reports of counts to a server or a cloud store, in order."),
    make: { ($0, $1) })
}
