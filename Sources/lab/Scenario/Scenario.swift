/// A scenario as written: an app, a device, a tracker, the steps, and what is expected of them.
package struct Scenario: Sendable {
  /// A sentence on what it shows.
  package let title: String
  /// The app: written here, or named by its file.
  package let app: AppReference
  /// Other apps on the same device.
  package let apps: [Located<AppReference>]
  /// The phone.
  package let device: DeviceDescription
  /// What the tracker captures.
  package internal(set) var tracker: TrackerDescription
  /// What a server answers that the tracker asks.
  package internal(set) var server: [Located<ServerAnswer>]
  /// What chance grows from, unless the command line says otherwise.
  package let seed: UInt64
  /// What a fleet of such devices goes through; nil for a scenario that is no fleet's.
  let fleet: FleetDescription?
  /// What happens, in order.
  package let steps: [Located<Step>]

  /// Where an app is described.
  package enum AppReference: Sendable {
    /// In a file of its own; the path is as written.
    case file(Located<String>)
    /// In the scenario itself.
    case inline(AppDescription)
  }

  /// Whether events are checked: a file without any `expect` only prints them.
  package var expectsEvents: Bool {
    steps.contains { $0.value.expectation.events != nil }
  }

  /// Whether some step says what an app's identifiers are; then they are read at those steps.
  package var readsIdentifiers: Bool {
    steps.contains { $0.value.expectation.identifiers != nil }
  }

  /// Whether notes are checked, in the same way.
  package var expectsNotes: Bool {
    steps.contains { $0.value.expectation.notes != nil }
  }

  /// Whether the tracker's diagnostics are checked, in the same way.
  package var expectsDiagnostics: Bool {
    steps.contains { $0.value.expectation.diagnostics != nil }
  }

  /// Whether the requests of pages are checked, in the same way.
  package var expectsRequests: Bool {
    steps.contains { $0.value.expectation.requests != nil }
  }

  /// Whether what the server stores is checked, in the same way.
  package var expectsReceived: Bool {
    steps.contains { $0.value.expectation.received != nil }
  }

  /// Whether reports of counts are checked, in the same way.
  package var expectsReports: Bool {
    steps.contains { $0.value.expectation.reports != nil }
  }

  /// The keys of a scenario file.
  package static let reader: Reader<Scenario> = .object(
    "scenario", .required("scenario", .string, "A sentence on what the scenario shows."), phone,
    around, .required("steps", someSteps, "What happens, in order."),
    make: { title, phone, around, steps in
      Scenario(
        title: title, app: phone.app, apps: phone.others,
        device: phone.device ?? DeviceDescription(), tracker: around.tracker ?? .standard,
        server: around.server, seed: UInt64(around.seed), fleet: around.fleet, steps: steps)
    })

  /// A device, and what is on it.
  private typealias Phone = (
    app: AppReference, others: [Located<AppReference>], device: DeviceDescription?
  )

  private static let phone: Fields<Phone> = Fields(
    Fields.required(
      "app", app, "An app file, looked up here and then in each folder above; or an app."),
    Fields<[Located<AppReference>]>.optional(
      "apps", .array(of: app.located), default: [],
      "Other apps for the same device: app files, or apps."),
    Fields<DeviceDescription?>.optional("device", DeviceDescription.reader, "The phone."),
    make: { (app: $0, others: $1, device: $2) })

  /// What watches the app, what that asks, and what chance and fleets need.
  private typealias Around = (
    tracker: TrackerDescription?, server: [Located<ServerAnswer>], seed: Int,
    fleet: FleetDescription?
  )

  private static let around: Fields<Around> = Fields(
    Fields<TrackerDescription?>.optional(
      "tracker", TrackerDescription.reader, "What the SDK captures."),
    Fields<[Located<ServerAnswer>]>.optional(
      "server", someAnswers, default: [],
      "What a server answers that the tracker asks, in order for each path."),
    Fields<Int>.optional(
      "seed", .integer(atLeast: 0), default: 1, "What chance grows from; `--seed` overrides it."),
    Fields<FleetDescription?>.optional(
      "fleet", FleetDescription.reader, "What `lab fleet` plays; `lab run` passes it over."),
    make: { (tracker: $0, server: $1, seed: $2, fleet: $3) })

  private static let someSteps = Reader<[Located<Step>]>.array(of: Step.reader.located)
    .filled(or: "a scenario has at least one step")

  private static let someAnswers = Reader<[Located<ServerAnswer>]>
    .array(of: ServerAnswer.reader.located)
    .filled(or: "the server answers nothing", remedy: "write an answer, or leave 'server' out")

  private static let app: Reader<AppReference> = .either(
    Reader<String>.string.located.map { .file($0) }, AppDescription.reader.map { .inline($0) })
}
