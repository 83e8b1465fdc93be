import AutoTrack
import LabKit
import LabLanguage
import LabSystem

struct UploadRun: Equatable {
  let address: String
  /// The encoding of events; nil for the scenario's own.
  let encoding: EventEncoding?

  /// Nil without `--upload`.
  init?(_ arguments: Arguments) throws(LabError) {
    encoding = try Self.encoding(arguments.value(of: .encoding))
    guard let address = arguments.value(of: .upload) else {
      guard encoding == nil else {
        throw .usage("--encoding needs --upload", remedy: "write --upload URL")
      }
      return nil
    }
    if let fault = UploadAddress.fault(of: address) {
      throw .usage(
        "--upload needs the address of a server: \(fault)",
        remedy: "write one such as http://127.0.0.1:8080/events")
    }
    self.address = address
    try arguments.forbid(
      .upload, with: [.watch, .checkDeterminism, .list], remedy: "remove one of them")
  }

  /// Returns the server; throws if a scenario cannot be delivered to it.
  func target(
    for scenarios: [LoadedScenario], on host: any Host
  ) throws(LabError) -> UploadTarget {
    let errors = scenarios.flatMap(Self.mistakes)
    guard errors.isEmpty else { throw .invalid(errors) }
    do throws(HostError) {
      guard let host = host as? any NetworkHost else {
        throw HostError(reason: "no server can be reached here")
      }
      return UploadTarget(
        address: address, encoding: encoding, makeClient: try host.httpClients())
    } catch {
      throw .usage(
        "--upload needs the program lab-http beside lab: \(error.reason)",
        remedy: "build both with swift build -c release")
    }
  }

  /// Returns the steps of a scenario about the simulated server, which is replaced.
  private static func mistakes(of loaded: LoadedScenario) -> [SourceError] {
    let mistakes = Mistakes(in: loaded.file)
    let remedy = "remove --upload, or run other scenarios"
    for step in loaded.scenario.steps {
      if step.value.verb is ServerChange {
        mistakes.record(
          "the step needs the simulated server, which --upload replaces", at: step.range,
          remedy: remedy)
      }
      if let received = step.value.expectation.received {
        mistakes.record(
          "'received' needs the simulated server, which --upload replaces", at: received.range,
          remedy: remedy)
      }
    }
    return mistakes.errors
  }

  private static func encoding(_ text: String?) throws(LabError) -> EventEncoding? {
    guard let text else { return nil }
    if let encoding = EventEncoding(rawValue: text) { return encoding }
    let names = EventEncoding.allCases.map(\.rawValue)
    throw .usage(
      "unknown encoding \(text.quoted)",
      remedy: Suggestion.remedy(for: text, among: names, "encodings"))
  }
}

extension DeliveredEvents {
  /// The exit code of a run with this delivery that otherwise held.
  var exitCode: ExitCode { isUnusable ? .invalid : missing > 0 ? .failed : .held }
}
