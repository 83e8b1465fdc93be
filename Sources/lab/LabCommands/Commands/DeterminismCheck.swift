import LabKit
import LabLanguage
import LabReport
import LabSystem

/// A comparison of repeated runs, here and in a process with another hash seed, byte by byte.
struct DeterminismCheck {
  private let first: [RunReport]
  private let batch: ScenarioBatch
  private let console: CommandConsole

  /// The reporters whose bytes are compared; together they show all results.
  private static let reporters: [ReporterName] = [.pretty, .jsonl]

  /// A check of the first run's reports, with the batch that made them.
  init(of reports: [RunReport], _ batch: ScenarioBatch, _ console: CommandConsole) {
    first = reports
    self.batch = batch
    self.console = console
  }

  /// Returns the first difference of each scenario in the second run, and that of the process.
  func differences() throws(LabError) -> [Divergence] {
    var found: [Divergence] = []
    var rest = first[...]
    batch.run { second in
      guard let one = rest.popFirst() else { return false }
      found += Self.reporters.compactMap { difference(one, second, $0) }.prefix(1)
      return true
    }
    let progress = Progress(of: Self.reporters.count, "other process", on: console)
    defer { progress.end() }
    for reporter in Self.reporters where progress.goesOn {
      let transcript = Transcript(
        of: first, reporter, withSummary: true, by: console.program)
      let bytes = try output(reporter, progress)
      guard progress.count() else { return found }
      if let other = transcript.divergence(from: bytes, in: "a process with another hash seed") {
        return found + [other]
      }
    }
    return found
  }

  private func difference(
    _ one: RunReport, _ other: RunReport, _ reporter: ReporterName
  ) -> Divergence? {
    let bytes = Transcript(of: [other], reporter, by: console.program).bytes
    return Transcript(of: [one], reporter, by: console.program)
      .divergence(from: bytes, in: "the second run")
  }

  private func output(
    _ reporter: ReporterName, _ progress: Progress
  ) throws(LabError) -> [UInt8] {
    let seed = batch.seed.map { ["--seed", "\($0)"] } ?? []
    let tracker = first.first?.loaded.scenario.tracker.other.map { ["--tracker", $0.name] } ?? []
    // The timelines of passed scenarios are compared too, so pretty has to show them.
    let flags =
      ["run", "--verbose", "--color", "never", "--reporter", reporter.rawValue]
      + ["-j", "\(batch.jobs)"] + seed + tracker
    do throws(HostError) {
      let words = flags + ["--"] + first.map(\.loaded.operand)
      return try console.host.output(ofLab: words) { progress.show() }
    } catch {
      // Ctrl-C reaches the other process, too.
      if console.host.isInterrupted { return [] }
      throw .fault("the scenarios did not run in a separate process: \(error.reason)")
    }
  }
}

/// A reporter's output for several runs, with the position of each.
struct Transcript {
  private(set) var bytes: [UInt8] = []
  private var parts: [(path: String, start: Int)] = []
  private let reporter: ReporterName

  /// Prints the reports in full; with a summary, like a reporter at the end of a run.
  init(
    of reports: [RunReport], _ reporter: ReporterName, withSummary: Bool = false,
    by program: String = "lab"
  ) {
    self.reporter = reporter
    let output = MemoryOutput()
    let console = CommandConsole(output: output, errors: MemoryOutput(), files: MemoryFiles())
      .named(program)
    let plan = ReportPlan(of: reports.map(\.loaded.path), isVerbose: true)
    let printer = reporter.make(on: console, of: plan)
    var summary = RunSummary()
    for report in reports {
      parts.append((report.loaded.path, output.text.utf8.count))
      printer.report(report)
      summary.add(report)
    }
    if withSummary { printer.finish(summary) }
    bytes = Array(output.text.utf8)
  }

  /// Returns the first difference to other bytes; nil if they are equal.
  func divergence(from other: [UInt8], in place: String) -> Divergence? {
    guard other != bytes else { return nil }
    let offset =
      zip(bytes, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      // Without a different byte, one is the beginning of the other.
      ?? min(bytes.count, other.count)
    let part = parts.last { $0.start <= offset } ?? ("", 0)
    return Divergence(
      path: part.path, step: step(at: offset, from: part.start), reporter: reporter, place: place,
      byte: offset - part.start + 1, expected: Self.excerpt(of: bytes, at: offset),
      found: Self.excerpt(of: other, at: offset))
  }

  /// Returns the number of the step at an offset; nil before the first.
  private func step(at offset: Int, from start: Int) -> Int? {
    let end = bytes.firstPlace(of: UInt8(ascii: "\n"), from: offset) ?? bytes.count
    let lines = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: "\n")
    switch reporter {
    case .jsonl: return lines.last?.firstMatch(of: /"step":(\d+)/).flatMap { Int($0.1) }
    default:
      // The pretty reporter begins the line of a step with two blanks and its time.
      let steps = lines.count { $0.prefixMatch(of: /\ {2}\d/) != nil }
      return steps > 0 ? steps : nil
    }
  }

  /// Returns the rest of the line, with up to sixteen bytes before it.
  private static func excerpt(of bytes: [UInt8], at offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let end = min(offset, bytes.count)
    let before = bytes[max(0, end - 16)..<end].split(
      separator: newline, omittingEmptySubsequences: false)
    let start = end - (before.last?.drop { $0 & 0xC0 == 0x80 }.count ?? 0)
    return String(decoding: bytes[start...].prefix { $0 != newline }, as: UTF8.self)
  }
}

/// The first difference between two runs of one scenario.
struct Divergence: Equatable, CustomStringConvertible {
  let path: String
  /// The number of the step, from 1; nil before the first.
  let step: Int?
  /// The reporter whose bytes differ.
  let reporter: ReporterName
  /// The origin of the other bytes: `the second run`.
  let place: String
  /// The position of the first differing byte, from 1, in the report of the scenario.
  let byte: Int
  /// The first run's text there, with a few letters before it.
  let expected: String
  /// The other run's text there.
  let found: String

  /// The message with the scenario, the step, the byte and both texts.
  var description: String {
    let step = step.map { "step \($0), " } ?? ""
    return "\(path): \(step)byte \(byte) of its \(reporter.rawValue) report differs in \(place): "
      + "\(expected.brief.quoted) became \(found.brief.quoted)"
  }
}
