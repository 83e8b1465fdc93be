import AutoTrack

/// An option of a command; help, parsing and suggestions come from it.
package struct Flag: Equatable, Sendable {
  /// With its dashes.
  package let name: String
  /// What stands for its value in help; nil for a flag that takes none.
  package let value: String?
  /// What it does, in a few words.
  package let meaning: String
  /// What is said where the flag comes twice; nil for the usual words.
  package var repetition: String? = nil

  /// How events and differences are shown.
  static let reporter = Flag(
    name: "--reporter", value: "NAME[=FILE],…",
    meaning: "how results are shown; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
  /// What chance grows from.
  static let seed = Flag(
    name: "--seed", value: "N", meaning: "what chance grows from, in place of the scenario's own")
  /// Which scenarios run.
  static let filter = Flag(
    name: "--filter", value: "REGEX", meaning: "only scenarios whose path or title matches")
  /// Shows what would run.
  static let list = Flag(name: "--list", value: nil, meaning: "one scenario a line; runs nothing")
  /// Which part of them.
  static let shard = Flag(
    name: "--shard", value: "I/N", meaning: "only every Nth scenario, from the Ith on")
  /// How many run at once.
  static let jobs = Flag(
    name: "-j", value: "N", meaning: "N scenarios at once; the output is the same")
  /// Those that failed.
  static let lastFailed = Flag(
    name: "--last-failed", value: nil,
    meaning: "only scenarios that failed when they ran last (\(LastFailed.path))")
  /// Runs everything three times.
  static let checkDeterminism = Flag(
    name: "--check-determinism", value: nil,
    meaning: "runs again, and with another hash seed; compares the bytes")
  /// Runs again when files change.
  static let watch = Flag(
    name: "--watch", value: nil, meaning: "runs again when a file changes, until the input ends")
  /// Keeps the device.
  static let device = Flag(
    name: "--device", value: "DIR", meaning: "the phone goes on where its last run in DIR ended")
  /// Ends the program itself.
  static let killAtWrite = Flag(
    name: "--kill-at-write", value: "N",
    meaning: "with --device: SIGKILL in the place of a database's Nth write")
  /// Delivers to a server.
  static let upload = Flag(
    name: "--upload", value: "URL", meaning: "events go to this server, not to the simulated one")
  /// How they are written down.
  static let encoding = Flag(
    name: "--encoding", value: "NAME",
    meaning: "with --upload: \(EventEncoding.allCases.map(\.rawValue).joined("or"))")
  /// Prints a table for spreadsheets.
  static let csv = Flag(name: "--csv", value: nil, meaning: "one table as RFC 4180 has it")
  /// Prints the schema.
  static let schema = Flag(
    name: "--schema", value: nil, meaning: "prints the JSON Schema of a scenario; reads nothing")
  /// After which step.
  static let step = Flag(
    name: "--at", value: "STEP",
    meaning: "after this step, by number or name; the last unless given")
  /// How paths are written.
  static let scheme = Flag(
    name: "--scheme", value: PathSchemes.names.joined(separator: "|"),
    meaning: "how paths are written; as the scenario's tracker unless given")
  /// Writes the snapshot.
  static let update = Flag(
    name: "--update", value: nil, meaning: "writes the paths beside the scenario: NAME.paths.json5")
  /// Compares with the snapshot.
  static let checkPaths = Flag(
    name: "--check", value: nil, meaning: "compares with that file; exits 1 where paths differ")
  /// Prints JSON.
  static let json = Flag(name: "--json", value: nil, meaning: "one JSON object")
  /// Where events go as lines.
  static let jsonLines = Flag(
    name: "--jsonl", value: "FILE", meaning: "one event a line, as JSON")
  /// Where events go as messages.
  static let protobuf = Flag(
    name: "--protobuf", value: "FILE", meaning: "all events as one EventBatch of docs/event.proto")
  /// Which figures.
  static let only = Flag(
    name: "--only", value: "SUBJECT,…",
    meaning: "only figures about "
      + BenchSubject.allCases.map(\.rawValue).joined(separator: ", "),
    repetition: "--only is given twice; put commas between subjects")
  /// Fails where limits are exceeded.
  static let checkLimits = Flag(
    name: "--check", value: nil,
    meaning: "repeats, and exits 1 where a limit is exceeded in two of three repetitions")
  /// Which loop of the dispatch bench runs untimed.
  static let loop = Flag(
    name: "--loop", value: BenchLoop.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "runs one loop untimed and prints nothing")
  /// How many calls the loop makes.
  static let calls = Flag(
    name: "--calls", value: "N",
    meaning: "the loop's calls, a multiple of four; 100000 unless given")
  /// How many crash points are tried.
  static let points = Flag(
    name: "--points", value: "all|N", meaning: "N points, spread evenly; all unless given")
  /// Which crash point is tried.
  static let point = Flag(name: "--point", value: "K", meaning: "only the point of that number")
  /// Kills processes of the lab.
  static let real = Flag(
    name: "--real", value: nil,
    meaning: "kills a process of the lab at each write, until one runs to its end")
  /// How many crash points are tried at once.
  static let pointJobs = Flag(
    name: "-j", value: "N", meaning: "N points at once; the output is the same")
  /// Shows help.
  static let help = Flag(name: "--help", value: nil, meaning: "what the command does, and how")

  /// As help spells it: `--seed N`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension Flag {
  /// What `--seed` says; nil where the scenario's own seed is wanted.
  static func seed(from arguments: Arguments) throws(LabError) -> UInt64? {
    guard let text = arguments.value(of: .seed) else { return nil }
    if let seed = UInt64(text) { return seed }
    throw .usage("--seed needs a whole number from 0 to \(UInt64.max), found \(text.quoted)")
  }
}
