import AutoTrack
import LabKit
import LabLanguage

/// An option of a command, for parsing, help and suggestions.
package struct Flag: Equatable, Sendable {
  /// The name with its dashes.
  package let name: String
  /// The placeholder of its value in help; nil for a flag without a value.
  package let value: String?
  /// The meaning in a few words.
  package let meaning: String
  /// The message for a repeated flag; nil for the usual one.
  package var repetition: String? = nil

  static let reporter = Flag(
    name: "--reporter", value: "NAME[=FILE],…",
    meaning: "the reporters; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
  /// The seed of the random numbers.
  static let seed = Flag(
    name: "--seed", value: "N", meaning: "the random seed, instead of the scenario's own")
  static let filter = Flag(
    name: "--filter", value: "REGEX", meaning: "only scenarios whose path or title matches")
  /// The list of scenarios, without a run.
  static let list = Flag(name: "--list", value: nil, meaning: "one scenario per line; runs nothing")
  /// The part of the scenarios.
  static let shard = Flag(
    name: "--shard", value: "I/N", meaning: "only every Nth scenario, from the Ith on")
  /// The number of scenarios run at once.
  static let jobs = Flag(
    name: "-j", value: "N", meaning: "N scenarios at once; the output is the same")
  /// The choice of the scenarios that failed last.
  static let lastFailed = Flag(
    name: "--last-failed", value: nil,
    meaning: "only scenarios that failed in their last run (\(LastFailed.path))")
  /// The comparison of three runs.
  static let checkDeterminism = Flag(
    name: "--check-determinism", value: nil,
    meaning: "runs twice more, once with another hash seed; compares bytes")
  /// The repetition on changed files.
  static let watch = Flag(
    name: "--watch", value: nil, meaning: "runs again when a file changes, until the input ends")
  /// The folder of a kept device.
  static let device = Flag(
    name: "--device", value: "DIR", meaning: "continues with the device of the last run in DIR")
  /// The write at which the program kills itself.
  static let killAtWrite = Flag(
    name: "--kill-at-write", value: "N",
    meaning: "with --device: SIGKILL instead of the Nth database write")
  /// The server for events.
  static let upload = Flag(
    name: "--upload", value: "URL", meaning: "sends events to this server, not the simulated one")
  /// The encoding of uploaded events.
  static let encoding = Flag(
    name: "--encoding", value: "NAME",
    meaning: "with --upload: \(EventEncoding.allCases.map(\.rawValue).joined("or"))")
  /// The tracker under test.
  static let tracker = Flag(
    name: "--tracker", value: "NAME", meaning: "the tracker to test; autotrack unless given")
  /// A table for spreadsheets.
  static let csv = Flag(name: "--csv", value: nil, meaning: "prints one table (RFC 4180)")
  /// The JSON Schema of scenarios.
  static let schema = Flag(
    name: "--schema", value: nil, meaning: "prints the JSON Schema of a scenario; reads nothing")
  /// The step to stop after.
  static let step = Flag(
    name: "--at", value: "STEP",
    meaning: "after this step, by number or name; the last unless given")
  /// The scheme of paths.
  static let scheme = Flag(
    name: "--scheme", value: PathSchemes.names.joined(separator: "|"),
    meaning: "the path scheme; that of the scenario's tracker unless given")
  /// The update of a snapshot.
  static let update = Flag(
    name: "--update", value: nil, meaning: "writes the paths beside the scenario: NAME.paths.json5")
  /// The comparison with a snapshot.
  static let checkPaths = Flag(
    name: "--check", value: nil, meaning: "compares with that file; exits 1 if paths differ")
  static let json = Flag(name: "--json", value: nil, meaning: "prints one JSON object")
  /// The file for events as JSON lines.
  static let jsonLines = Flag(
    name: "--jsonl", value: "FILE", meaning: "writes one event per line, as JSON")
  /// The file for events as protobuf.
  static let protobuf = Flag(
    name: "--protobuf", value: "FILE", meaning: "writes one EventBatch of docs/event.proto")
  /// The subjects of figures.
  static let only = Flag(
    name: "--only", value: "SUBJECT,…",
    meaning: "only figures about "
      + BenchSubject.allCases.map(\.rawValue).joined(separator: ", "),
    repetition: "--only is given twice; put commas between subjects")
  /// Fails where limits are exceeded.
  static let checkLimits = Flag(
    name: "--check", value: nil,
    meaning: "exits 1 if a limit is exceeded in two of three repetitions")
  /// Which loop of the dispatch bench runs untimed.
  static let loop = Flag(
    name: "--loop", value: BenchLoop.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "runs one loop untimed and prints nothing")
  /// The number of calls of the loop.
  static let calls = Flag(
    name: "--calls", value: "N",
    meaning: "the number of calls, a multiple of four; 100000 unless given")
  /// The number of crash points.
  static let points = Flag(
    name: "--points", value: "all|N", meaning: "N points, spread evenly; all unless given")
  /// A single crash point.
  static let point = Flag(name: "--point", value: "K", meaning: "only the point with this number")
  /// Kills of real processes.
  static let real = Flag(
    name: "--real", value: nil,
    meaning: "kills a lab process at each write, until one runs to completion")
  /// The number of crash points tried at once.
  static let pointJobs = Flag(
    name: "-j", value: "N", meaning: "N points at once; the output is the same")
  static let help = Flag(name: "--help", value: nil, meaning: "shows this help")

  /// Returns the flag with the names of the trackers, if there are several.
  func naming(_ trackers: [TrackerKind]) -> Flag {
    guard self == .tracker, trackers.count > 1 else { return self }
    let names = trackers.map(\.name).joined(separator: "|")
    return Flag(name: name, value: names, meaning: meaning)
  }

  /// The usage in help: `--seed N`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
