/// A scenario as written: an app, a device, a tracker, the steps, and what is expected of them.
package struct Scenario: Sendable {
  /// A sentence on what it shows.
  package let title: String
  /// The app: written here, or named by its file.
  package let app: AppReference
  /// The phone.
  package let device: DeviceDescription
  /// What the tracker captures.
  package let tracker: TrackerDescription
  /// What chance grows from, unless the command line says otherwise.
  package let seed: UInt64
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

  /// Whether notes are checked, in the same way.
  package var expectsNotes: Bool {
    steps.contains { $0.value.expectation.notes != nil }
  }

  /// The keys of a scenario file.
  package static let reader: Reader<Scenario> = .object(
    "scenario",
    .required("scenario", .string, "A sentence on what the scenario shows."),
    .required(
      "app", app, "An app file, looked up here and then in each folder above; or an app."),
    .optional(
      "device", DeviceDescription.reader, "The phone."),
    .optional("tracker", TrackerDescription.reader, "What the SDK captures."),
    .optional(
      "seed", .integer(atLeast: 0), default: 1, "What chance grows from; `--seed` overrides it."),
    .required("steps", someSteps, "What happens, in order."),
    make: { title, app, device, tracker, seed, steps in
      Scenario(
        title: title, app: app, device: device ?? DeviceDescription(),
        tracker: tracker ?? .standard, seed: UInt64(seed), steps: steps)
    })

  private static let someSteps: Reader<[Located<Step>]> = {
    let steps = Reader<[Located<Step>]>.array(of: Step.reader.located)
    return Reader(steps.noun, from: [.array], shape: steps.shape) { node, mistakes in
      if node.value == .array([]) {
        mistakes.record("a scenario has at least one step", at: node.range)
      }
      return steps.read(node, mistakes)
    }
  }()

  private static let app: Reader<AppReference> = .either(
    Reader<String>.string.located.map { .file($0) }, AppDescription.reader.map { .inline($0) })
}
