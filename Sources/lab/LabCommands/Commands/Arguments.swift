package import LabKit
import LabLanguage
package import LabSystem
import Wording

/// The words after a command, sorted into flags and operands.
package struct Arguments: Sendable {
  /// The words that are neither flags nor their values, in order.
  package private(set) var operands: [String] = []
  let trackers: [TrackerKind]
  /// The program whose command this is.
  let program: Program
  private var values: [String: [String]] = [:]

  /// Parses words by a command's flags; every word after `--` is an operand.
  package init(
    _ words: some Sequence<String>, for command: Command, _ trackers: [TrackerKind] = [.autoTrack],
    of program: Program = .lab
  ) throws(LabError) {
    (self.trackers, self.program) = (trackers, program)
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      // A method in brackets, such as '-[UIView layoutSubviews]', is an operand.
      guard word.hasPrefix("-"), word.count > 1, !word.hasPrefix("-[") else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word, command)
      let flag = try Self.flag(name, of: command)
      let given = try Self.values(of: flag, attached, &rest)
      guard values.updateValue(given, forKey: flag.name) == nil else {
        throw .usage(flag.repetition ?? "\(flag.name) is given twice")
      }
    }
  }

  /// The commands of the program, with the names of the trackers in their flags.
  var commands: [Command] { program.commands.map { $0.naming(trackers) } }

  /// Returns true if a flag was given.
  package func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// Returns the value given to a flag; nil without the flag.
  package func value(of flag: Flag) -> String? { values[flag.name]?.first }

  /// Returns the values given to a flag with several, such as `--diff STEP STEP`.
  package func values(of flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// Returns the tracker of `--tracker`; AutoTrack without the flag.
  func tracker() throws(LabError) -> TrackerKind { try trackers.named(value(of: .tracker)) }

  /// Splits `--seed=7` and `-j4` into flag and value.
  private static func split(_ word: String, _ command: Command) -> (name: String, value: String?) {
    let short = String(word.prefix(2))
    if word.count > 2, command.flags.contains(where: { $0.name == short && $0.value != nil }) {
      return (short, String(word.dropFirst(word.dropFirst(2).first == "=" ? 3 : 2)))
    }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func flag(_ name: String, of command: Command) throws(LabError) -> Flag {
    let flags = command.allFlags
    if name == "-h" { return .help }
    if let flag = flags.first(where: { $0.name == name }) { return flag }
    if name == Flag.tracker.name {
      throw .usage(TrackerKind.need(of: "\(command.name)").text, remedy: "remove \(name)")
    }
    // The usage that follows lists all flags.
    throw .usage(
      "\(command.name) has no flag \(name.quoted)",
      remedy: Suggestion.question(for: name, among: flags.map(\.name)))
  }

  private static func values(
    of flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LabError) -> [String] {
    guard let placeholder = flag.value else {
      if let attached { throw .usage("\(flag.name) takes no value, found \(attached.quoted)") }
      return [""]
    }
    if let standard = flag.standard { return [attached ?? standard] }
    var values = [attached].compactMap(\.self)
    while values.count < flag.valueCount, let next = rest.popFirst() { values.append(next) }
    guard values.count == flag.valueCount else {
      let need = flag.valueCount == 1 ? "a value" : "\(flag.valueCount) values"
      throw .usage("\(flag.name) needs \(need)", remedy: "write \(flag.name) \(placeholder)")
    }
    return values
  }
}

/// Rules that several commands share.
extension Arguments {
  /// Throws if there are more operands than a rule allows, such as `help takes one command`.
  package func allowOperands(upTo count: Int = 0, _ rule: String) throws(LabError) {
    guard let stray = operands.dropFirst(count).first else { return }
    throw .usage("\(rule), found \(stray.quoted)\(count > 0 ? " too" : "")")
  }

  /// Throws if a flag was given together with one of some others.
  package func forbid(_ flag: Flag, with others: [Flag], remedy: String? = nil) throws(LabError) {
    guard has(flag), let other = others.first(where: has) else { return }
    throw .usage("\(flag.name) cannot be combined with \(other.name)", remedy: remedy)
  }

  /// Throws if several of the files that a command reads are standard input.
  package static func readInputOnce(_ paths: [String?]) throws(LabError) {
    guard paths.count(where: { $0 == StreamedFiles.name }) > 1 else { return }
    throw .usage("standard input is one file, and '-' is given twice", remedy: "name another file")
  }

  /// Returns the whole number given to a flag; nil without the flag.
  package func wholeNumber(of flag: Flag, in bounds: ClosedRange<Int>) throws(LabError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    if let number = Int(text), bounds.contains(number) { return number }
    throw .usage(
      "\(flag.name) needs a whole number from \(bounds.lowerBound) to \(bounds.upperBound), "
        + "found \(text.quoted)")
  }

  /// Returns the number of threads; one without `-j`.
  package func jobs() throws(LabError) -> Int {
    try wholeNumber(of: .jobs, in: 1...Flag.mostJobs) ?? 1
  }

  /// Returns the value of `--seed`; nil for the scenario's own seed.
  func seed() throws(LabError) -> UInt64? {
    guard let text = value(of: .seed) else { return nil }
    if let seed = UInt64(text) { return seed }
    throw .usage("--seed needs a whole number from 0 to \(UInt64.max), found \(text.quoted)")
  }

  /// Returns the part of `--shard`, which prints counts for `--merge`; nil without the flag.
  func part() throws(LabError) -> Shard? {
    guard let text = value(of: .partOfWork) else { return nil }
    let shard = try Shard(text)
    guard has(.json) else {
      throw .usage("--shard prints a part for --merge, as JSON", remedy: "add --json")
    }
    return shard
  }
}
