package import AutoTrack

/// One step of a scenario: what happens, and what is expected of it.
package struct Step: Sendable {
  /// What happens.
  package let verb: Verb
  /// A name for the command line; no two steps of a scenario share one.
  package let name: Located<String>?
  /// What is expected.
  package let expectation: Expectation

  /// What a step expects; each is nil where the file says nothing.
  package struct Expectation: Sendable {
    /// The events, in order and all of them.
    package let events: Located<[Located<EventExpectation>]>?
    /// The exception that ends the app: its reason, or name and reason.
    package let crash: Located<String>?
    /// What a tap hits in the place of its target, or the whole sentence about it.
    package let miss: Located<String>?
    /// Why something that was seen became no event.
    package let suppression: Located<SuppressionReason>?
    /// What code has noted during the step, in order and all of it.
    package let notes: Located<[String]>?
    /// What the tracker has recorded of itself during the step, in order and all of it.
    package let diagnostics: Located<[String]>?
    /// What the app's identifiers are then.
    package let identifiers: IdentifierExpectations?
    /// What pages ask of their servers during the step, in order and all of it.
    package let requests: Located<[Located<RequestExpectation>]>?
    /// What has become of the events of the app in front, since its first launch.
    package let delivery: DeliveryExpectation?
    /// What the server that takes events stores during the step, in order and all of it.
    package let received: Located<[String]>?
    /// The rows of `info_log` of the app in front then, all of them, the first key first.
    package let statistics: Located<[Located<StatisticsExpectation>]>?
    /// What a server or a cloud store is told of counts during the step, in order and all of it.
    package let reports: Located<[Located<ReportExpectation>]>?
    /// What is on the screen then.
    package let screen: ScreenExpectation
  }

  /// The keys of a step.
  package static let reader: Reader<Step> = .step(
    "step", fields, verbs: Verb.names, companions: (name.keys + expectation.keys).map(\.name))

  private static let fields = Fields(
    Verb.fields, name, expectation, make: { Step(verb: $0, name: $1, expectation: $2) })

  private static let name: Fields<Located<String>?> = .optional(
    "name", Reader<String>.string.located, "Names the step; no two steps share a name.")

  private static let reason = Reader<SuppressionReason>(
    "reason for suppression", from: [.string],
    shape: .words(SuppressionReason.allCases.map(\.rawValue))
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    if let reason = SuppressionReason(rawValue: text) { return reason }
    let words = SuppressionReason.allCases.map(\.rawValue)
    mistakes.record(
      "\(text.quoted) is no reason for suppression", text, at: node.range, among: words, "reasons")
    return nil
  }

  private static let expectation = Fields(
    .optional(
      "expect",
      Reader<[Located<EventExpectation>]>.array(of: EventExpectation.reader.located)
        .located, "Exactly the events of the step, in order."),
    .optional(
      "crash", Reader<String>.string.located,
      "The app dies: the exception's reason, or its name and reason."),
    .optional(
      "missed", Reader<String>.string.located,
      "The tap hits something else: its summary, or the whole sentence about the miss."),
    .optional(
      "suppressed", reason.located,
      "Something that was seen became no event, for this reason."),
    .optional(
      "notes", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly the texts that steps with `note` have noted, in order."),
    .optional(
      "diagnostics", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly what the tracker has recorded of itself, apart from what it installed, in order."),
    Fields<IdentifierExpectations?>.optional(
      "identifiers", IdentifierExpectations.reader,
      "What the app reads of its identifiers then, by name: `\"same\"`, `\"new\"`, `\"none\"`."),
    .optional(
      "requests",
      Reader<[Located<RequestExpectation>]>.array(of: RequestExpectation.reader.located)
        .located,
      "Exactly what pages ask of their own servers, without the app's help, in order."),
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
      "What has become of all events of the app in front, since its first launch."),
    Fields<Located<[String]>?>.optional(
      "received", Reader<[String]>.array(of: Reader<String>.string).located,
      "Exactly the events, by name, that the server which takes them stores, in order."),
    make: { ($0, $1) })

  private static let counts = Fields(
    Fields<Located<[Located<StatisticsExpectation>]>?>.optional(
      "statistics",
      Reader<[Located<StatisticsExpectation>]>.array(of: StatisticsExpectation.reader.located)
        .located,
      "Exactly the rows of `info_log` of the app in front then, in the order of their coming up."),
    Fields<Located<[Located<ReportExpectation>]>?>.optional(
      "reports",
      Reader<[Located<ReportExpectation>]>.array(of: ReportExpectation.reader.located).located,
      "Exactly what a server or a cloud store is told of counts, in order."),
    make: { ($0, $1) })
}
