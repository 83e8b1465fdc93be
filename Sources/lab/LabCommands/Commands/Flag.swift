import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabReport
import LabSystem
package import Wording

/// An option of a command, for parsing, help and suggestions.
package struct Flag: Equatable, Sendable {
  /// The name with its dashes.
  package let name: String
  /// The placeholder of its value in help; nil for a flag without a value.
  package let value: String?
  package let meaning: Sentence
  /// The message for a repeated flag; nil for the usual one.
  package var repetition: String? = nil
  /// The value of the flag alone, whose other values follow an equals sign; nil if it needs one.
  package var standard: String? = nil

  /// Makes a flag from its spelling in help: `--seed N`, with the placeholder after a space.
  package init(
    _ spelling: String, _ meaning: Sentence, repetition: String? = nil, standard: String? = nil
  ) {
    name = String(spelling.prefix { $0 != " " })
    value = name == spelling ? nil : String(spelling.dropFirst(name.count + 1))
    (self.meaning, self.repetition, self.standard) = (meaning, repetition, standard)
  }

  /// The number of its values: the words of the placeholder.
  var valueCount: Int { value?.split(separator: " ").count ?? 0 }

  static let reporter = Flag(
    "--reporter NAME[=FILE],…", "the reporters; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
  static let seed = Flag("--seed N", "the random seed, instead of the scenario's own")
  static let filter = Flag(
    "--filter REGEX", "only scenarios whose path or title matches, with !REGEX the others")
  static let tag = Flag(
    "--tag TAG,!TAG,…", "only scenarios with one of the tags and none after '!'",
    repetition: "--tag is given twice; put commas between tags")
  static let updateExpectations = Flag(
    "--update missing|all",
    "writes the observed events as 'expect' into the files: for steps without "
      + "'expect', or for all",
    standard: ExpectationUpdate.Extent.missing.rawValue)
  static let list = Flag("--list", "one scenario per line; runs nothing")
  static let shard = Flag("--shard I/N", "only every Nth scenario, from the Ith on")
  package static let jobs: Flag = jobs("N scenarios at once; the output is the same")
  static let lastFailed = Flag(
    "--last-failed", "only scenarios that failed in their last run (\(LastFailed.path))")
  static let checkDeterminism = Flag(
    "--check-determinism", "runs twice more, once with another hash seed; compares bytes")
  static let watch = Flag("--watch", "runs again when a file changes, until the input ends")
  static let device = Flag("--device DIR", "continues with the device of the last run in DIR")
  static let killAtWrite = Flag(
    "--kill-at-write N", "with --device: SIGKILL instead of the Nth database write")
  static let upload = Flag("--upload URL", "sends events to this server, not the simulated one")
  static let encoding = Flag(
    "--encoding NAME", "with --upload: \(EventEncoding.allCases.map(\.rawValue).alternatives)")
  static let tracker = Flag("--tracker NAME", "the tracker to test; autotrack unless given")
  static let csv = Flag("--csv", "prints one table (RFC 4180)")
  static let schema = Flag("--schema", "prints the JSON Schema of a scenario; reads nothing")
  static let step = Flag("--at STEP", "after this step, by number or name; the last unless given")
  static let scheme = Flag(
    "--scheme \(schemes)", "the path scheme; that of the scenario's tracker unless given")
  static let mutatedScheme = Flag(
    "--scheme \(schemes)", "one path scheme; all of them unless given")
  static let schemes = PathSchemes.names.joined(separator: "|")
  static let update = Flag("--update", "writes the paths beside the scenario: NAME.paths.json5")
  static let checkPaths = Flag("--check", "compares with that file; exits 1 if paths differ")
  static let listJSON = Flag("--json", "with --list: prints one JSON object")
  package static let json = Flag("--json", "prints one JSON object")
  static let jsonLines = Flag("--jsonl FILE", "writes one event per line, as JSON")
  static let csvFile = Flag("--csv FILE", "writes one event per row (docs/events.md)")
  static let protobuf = Flag("--protobuf FILE", "writes one EventBatch of docs/event.proto")
  /// Every row in full.
  static let verbose = Flag("--verbose", "shows every timeline, row and path in full")
  /// Whole paths of elements.
  static let fullPaths = Flag("--verbose", "shows every path in full, on a terminal too")
  /// The use of colour; every command has it.
  static let color = Flag(
    "--color \(ColorChoice.allCases.map(\.rawValue).joined(separator: "|"))",
    "the use of colour; auto unless given: terminals without NO_COLOR")
  /// The language of texts for people; every command has it.
  static let lang = Flag(
    "--lang en|zh", "the language of texts; that of LC_ALL, LC_MESSAGES or LANG unless given")
  static let help = Flag("--help", "shows this help")

  /// The part of a command whose report is that of the whole.
  static let partOfWork = Flag(
    "--shard I/N", "with --json: only the Ith of N parts of the work, to be merged")

  /// The parts to add up.
  static let merge = Flag("--merge", "merges the results of parts into one report")

  /// The largest value of `-j`.
  static let mostJobs = 256

  package static func jobs(_ meaning: Sentence) -> Flag { Flag("-j N", meaning) }

  /// Returns the flag with the names of the trackers, if there are several.
  func naming(_ trackers: [TrackerKind]) -> Flag {
    guard self == .tracker, trackers.count > 1 else { return self }
    let names = trackers.map(\.name).joined(separator: "|")
    return Flag("\(name) \(names)", meaning)
  }

  /// The usage in help: `--seed N`.
  var usage: String {
    guard let value else { return name }
    return standard == nil ? "\(name) \(value)" : "\(name)[=\(value)]"
  }
}

extension Arguments {
  /// Returns the sentences of `--lang`; without the flag, those that are given.
  func words(or others: Sentences) throws(LabError) -> Sentences {
    guard let language = value(of: .lang) else { return others }
    return try Sentences(in: language)
  }

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

extension Sentences {
  /// The sentences in a language, also with a region: `zh`, `zh-CN`.
  init(in language: String) throws(LabError) {
    switch language.lowercased().prefix(2) {
    case "en": self = .english
    case "zh": self = .chinese
    default: throw .usage("unknown language \(language.quoted)", remedy: "write en or zh")
    }
  }
}
