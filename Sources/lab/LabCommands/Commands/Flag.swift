import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabSystem

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
  /// The value of the flag alone, whose other values follow an equals sign; nil if it needs one.
  package var standard: String? = nil

  package init(
    name: String, value: String?, meaning: String, repetition: String? = nil,
    standard: String? = nil
  ) {
    (self.name, self.value, self.meaning) = (name, value, meaning)
    (self.repetition, self.standard) = (repetition, standard)
  }

  /// The number of its values: the words of the placeholder.
  var valueCount: Int { value?.split(separator: " ").count ?? 0 }

  static let reporter = Flag(
    name: "--reporter", value: "NAME[=FILE],…",
    meaning: "the reporters; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
  static let seed = Flag(
    name: "--seed", value: "N", meaning: "the random seed, instead of the scenario's own")
  static let filter = Flag(
    name: "--filter", value: "REGEX", meaning: "only scenarios whose path or title matches")
  static let tag = Flag(
    name: "--tag", value: "TAG,!TAG,…",
    meaning: "only scenarios with one of the tags and none after '!'",
    repetition: "--tag is given twice; put commas between tags")
  /// The update of expectations.
  static let updateExpectations = Flag(
    name: "--update", value: "missing|all",
    meaning: "writes the observed events as 'expect' into the files: for steps without "
      + "'expect', or for all",
    standard: ExpectationUpdate.Extent.missing.rawValue)
  static let list = Flag(name: "--list", value: nil, meaning: "one scenario per line; runs nothing")
  static let shard: Flag = shard(of: "scenario")
  package static let jobs: Flag = jobs(of: "scenarios")
  static let lastFailed = Flag(
    name: "--last-failed", value: nil,
    meaning: "only scenarios that failed in their last run (\(LastFailed.path))")
  static let checkDeterminism = Flag(
    name: "--check-determinism", value: nil,
    meaning: "runs twice more, once with another hash seed; compares bytes")
  static let watch = Flag(
    name: "--watch", value: nil, meaning: "runs again when a file changes, until the input ends")
  static let device = Flag(
    name: "--device", value: "DIR", meaning: "continues with the device of the last run in DIR")
  static let killAtWrite = Flag(
    name: "--kill-at-write", value: "N",
    meaning: "with --device: SIGKILL instead of the Nth database write")
  static let upload = Flag(
    name: "--upload", value: "URL", meaning: "sends events to this server, not the simulated one")
  static let encoding = Flag(
    name: "--encoding", value: "NAME",
    meaning: "with --upload: \(EventEncoding.allCases.map(\.rawValue).joined("or"))")
  static let tracker = Flag(
    name: "--tracker", value: "NAME", meaning: "the tracker to test; autotrack unless given")
  static let csv = Flag(name: "--csv", value: nil, meaning: "prints one table (RFC 4180)")
  static let schema = Flag(
    name: "--schema", value: nil, meaning: "prints the JSON Schema of a scenario; reads nothing")
  static let step = Flag(
    name: "--at", value: "STEP",
    meaning: "after this step, by number or name; the last unless given")
  static let scheme = Flag(
    name: "--scheme", value: PathSchemes.names.joined(separator: "|"),
    meaning: "the path scheme; that of the scenario's tracker unless given")
  static let mutatedScheme = Flag(
    name: scheme.name, value: scheme.value, meaning: "one path scheme; all of them unless given")
  static let update = Flag(
    name: "--update", value: nil, meaning: "writes the paths beside the scenario: NAME.paths.json5")
  static let checkPaths = Flag(
    name: "--check", value: nil, meaning: "compares with that file; exits 1 if paths differ")
  /// The list as JSON.
  static let listJSON = Flag(
    name: "--json", value: nil, meaning: "with --list: prints one JSON object")
  package static let json = Flag(name: "--json", value: nil, meaning: "prints one JSON object")
  static let jsonLines = Flag(
    name: "--jsonl", value: "FILE", meaning: "writes one event per line, as JSON")
  static let csvFile = Flag(
    name: "--csv", value: "FILE", meaning: "writes one event per row (docs/events.md)")
  static let protobuf = Flag(
    name: "--protobuf", value: "FILE", meaning: "writes one EventBatch of docs/event.proto")
  /// Every row in full.
  static let verbose = Flag(
    name: "--verbose", value: nil, meaning: "shows every timeline, row and path in full")
  /// Whole paths of elements.
  static let fullPaths = Flag(
    name: "--verbose", value: nil, meaning: "shows every path in full, on a terminal too")
  /// The use of colour; every command has it.
  static let color = Flag(
    name: "--color", value: ColorChoice.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "the use of colour; auto unless given: terminals without NO_COLOR")
  static let help = Flag(name: "--help", value: nil, meaning: "shows this help")

  static func shard(of noun: String) -> Flag {
    Flag(name: "--shard", value: "I/N", meaning: "only every Nth \(noun), from the Ith on")
  }

  /// The part of a command whose report is that of the whole.
  static let partOfWork = Flag(
    name: "--shard", value: "I/N",
    meaning: "with --json: only the Ith of N parts of the work, to be merged")

  /// The parts to add up.
  static let merge = Flag(
    name: "--merge", value: nil, meaning: "merges the results of parts into one report")

  /// The largest value of `-j`.
  static let mostJobs = 256

  package static func jobs(of nouns: String) -> Flag {
    Flag(name: "-j", value: "N", meaning: "N \(nouns) at once; the output is the same")
  }

  /// Returns the flag with the names of the trackers, if there are several.
  func naming(_ trackers: [TrackerKind]) -> Flag {
    guard self == .tracker, trackers.count > 1 else { return self }
    let names = trackers.map(\.name).joined(separator: "|")
    return Flag(name: name, value: names, meaning: meaning)
  }

  /// The usage in help: `--seed N`.
  var usage: String {
    guard let value else { return name }
    return standard == nil ? "\(name) \(value)" : "\(name)[=\(value)]"
  }
}

extension Arguments {
  /// Returns the value of `--color`; `auto` without the flag.
  func color() throws(LabError) -> ColorChoice {
    guard let text = value(of: .color) else { return .auto }
    if let choice = ColorChoice(rawValue: text) { return choice }
    let names = ColorChoice.allCases.map(\.rawValue)
    throw .usage(
      "unknown choice of colour \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names) ?? "write \(names.joined("or"))")
  }
}
