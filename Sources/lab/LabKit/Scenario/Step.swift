package import AutoTrack
package import LabLanguage

/// One step of a scenario: a verb and its expectations.
package struct Step: Sendable {
  package let verb: any Verb
  package let name: Located<String>?
  package let expectation: Expectation

  /// The expectations of a step; each is nil if the file states none.
  package struct Expectation: Sendable {
    package let events: Located<[Located<EventExpectation>]>?
    package let crash: Located<String>?
    package let miss: Located<String>?
    package let suppression: Located<SuppressionReason>?
    package let notes: Located<[String]>?
    package let diagnostics: Located<[String]>?
    package let identifiers: IdentifierExpectations?
    package let requests: Located<[Located<RequestExpectation>]>?
    package let delivery: DeliveryExpectation?
    package let received: Located<[String]>?
    package let statistics: Located<[Located<StatisticsExpectation>]>?
    package let reports: Located<[Located<ReportExpectation>]>?
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
      Field(\.verb, Fields.oneOf(verbs)),
      Field(\.name, name),
      Field(\.expectation, expectation),
      make: Step.init)
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

  private static let expectation = Fields<Expectation>(
    Field("expect", \.events, "Exactly the events of the step, in order."),
    Field(
      "crash", \.crash, "The crash of the app: the exception's reason, or its name and reason."),
    Field(
      "missed", \.miss,
      "The view that the tap hits instead: its summary, or the whole message about the miss."),
    Field("suppressed", \.suppression, as: reason.located, "The reason for a suppressed event."),
    Field("notes", \.notes, "Exactly the texts of steps with `note`, in order."),
    Field(
      "diagnostics", \.diagnostics,
      "Exactly the tracker's diagnostics, except for installations, in order."),
    Field(
      "identifiers", \.identifiers,
      "The identifiers that the app reads after the step, by name: `\"same\"`, `\"new\"`, "
        + "`\"none\"`."),
    Field(
      "requests", \.requests,
      "Exactly the requests that pages send to their own servers, in order."),
    Field(
      "delivery", \.delivery,
      "The counts of all events of the app in front, since its first launch."),
    Field(
      "received", \.received, "Exactly the events that the server stores, by name, in order."),
    Field(
      "statistics", \.statistics,
      "Exactly the rows of `info_log` of the app in front, in the order of their creation."),
    Field(
      "reports", \.reports,
      "Exactly the reports of counts to a server or a cloud store, in order."),
    Field(\.screen, ScreenExpectation.fields),
    make: Expectation.init)
}
