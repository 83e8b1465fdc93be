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
    name: "--reporter", value: ReporterName.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "how results are shown; pretty unless given", repetition: oneReporter)
  /// Two reporters would write into each other's lines.
  static let oneReporter = "only one reporter may own stdout"
  /// What chance grows from.
  static let seed = Flag(
    name: "--seed", value: "N", meaning: "what chance grows from, in place of the scenario's own")
  /// Which scenarios run.
  static let filter = Flag(
    name: "--filter", value: "REGEX", meaning: "only scenarios whose path or title matches")
  /// Shows what would run.
  static let list = Flag(name: "--list", value: nil, meaning: "one scenario a line; runs nothing")
  /// Prints JSON.
  static let json = Flag(name: "--json", value: nil, meaning: "one JSON object")
  /// Which loop of the dispatch bench runs untimed.
  static let loop = Flag(
    name: "--loop", value: BenchLoop.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "runs one loop untimed and prints nothing")
  /// How many calls the loop makes.
  static let calls = Flag(
    name: "--calls", value: "N",
    meaning: "the loop's calls, a multiple of four; 100000 unless given")
  /// Shows help.
  static let help = Flag(name: "--help", value: nil, meaning: "what the command does, and how")

  /// As help spells it: `--seed N`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
