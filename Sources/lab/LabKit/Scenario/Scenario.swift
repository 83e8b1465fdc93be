package import LabLanguage
import Wording

/// A scenario as written: an app, a device, a tracker, the steps, and the expectations.
package struct Scenario: Sendable {
  /// A sentence about its purpose; the name of the example follows it.
  package let title: String
  /// The keys that choose the scenario for a run, or leave it out.
  package let marks: ScenarioMarks
  /// The example whose values are in their places; nil for a scenario without examples.
  package let example: ScenarioExample?
  /// The app, inline or in a file.
  package let app: AppReference
  /// Other apps on the same device.
  package let apps: [Located<AppReference>]
  package let device: DeviceDescription
  package internal(set) var tracker: TrackerDescription
  /// The server's answers to the tracker.
  package internal(set) var server: [Located<ServerAnswer>]
  /// The default seed of the random numbers; `--seed` overrides it.
  package let seed: UInt64
  /// The fleet of such devices; nil for a scenario of one device.
  package let fleet: FleetDescription?
  package internal(set) var steps: [Located<Step>]

  package enum AppReference: Sendable {
    /// A path to an app file, as written.
    case file(Located<String>)
    case inline(AppDescription)
  }

  /// Returns true if any step has the expectation: a file without `expect` only prints events.
  package func expects<Part>(_ part: KeyPath<Step.Expectation, Part?>) -> Bool {
    steps.contains { $0.value.expectation[keyPath: part] != nil }
  }

  /// True if any step states what must follow; a run without it cannot fail but by a fault.
  package var hasExpectations: Bool {
    steps.contains { !$0.value.expectation.isEmpty }
  }

  /// Returns the reader of a scenario file for a tracker, which reads its own settings.
  static func reader(of step: Reader<Step>, for tracker: TrackerKind) -> Reader<Scenario> {
    let item = StepInclusion.reader(of: step.located)
    let steps = Reader<[Located<Step>]>.array(of: item)
      .filled(or: "a scenario has at least one step")
    return .object(
      Noun("scenario"),
      Fields<String>.required(
        "scenario", Reader<String>.string, "A sentence that describes the scenario."),
      FileKinds.schemaKey, ScenarioMarks.fields, examples, phone, around(tracker),
      Fields<[Located<Step>]>.required(
        "steps", steps, "The steps, in order; `{ include: FILE }` includes others."),
      make: { title, _, marks, example, phone, around, steps in
        Scenario(
          title: ([title] + [example?.name].compactMap(\.self)).joined(separator: " · "),
          marks: marks, example: example, app: phone.app, apps: phone.others,
          device: phone.device ?? DeviceDescription(), tracker: around.tracker ?? .standard,
          server: around.server, seed: UInt64(around.seed), fleet: around.fleet, steps: steps)
      })
  }

  private static let examples = Fields(
    Fields<[ScenarioExample]>.optional(
      ExampleTable.key, .array(of: ScenarioExample.reader), default: [],
      "Sets of values; the scenario runs once for each."),
    make: \.first)

  /// A device, with its apps.
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

  /// The tracker, its server, the seed and the fleet.
  private typealias Around = (
    tracker: TrackerDescription?, server: [Located<ServerAnswer>], seed: Int,
    fleet: FleetDescription?
  )

  private static func around(_ tracker: TrackerKind) -> Fields<Around> {
    Fields(
      tracker.field,
      Fields<[Located<ServerAnswer>]>.optional(
        "server", someAnswers, default: [],
        "The server's answers to the tracker, in order for each path."),
      Fields<Int>.optional(
        "seed", .integer(atLeast: 0), default: 1, "The random seed; `--seed` overrides it."),
      Fields<FleetDescription?>.optional(
        "fleet", FleetDescription.reader, "The fleet for `lab fleet`; `lab run` ignores it."),
      make: { (tracker: $0, server: $1, seed: $2, fleet: $3) })
  }

  private static let someAnswers = Reader<[Located<ServerAnswer>]>
    .array(of: ServerAnswer.reader.located)
    .filled(or: "'server' contains no answer", remedy: "add an answer, or remove 'server'")

  private static let app: Reader<AppReference> = .either(
    Reader<String>.string.located.map { .file($0) }, AppDescription.reader.map { .inline($0) })
}
