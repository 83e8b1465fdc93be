import LabKit

/// A comparison of repeated runs, here and in a process with another hash seed, byte by byte.
struct DeterminismCheck {
  private let first: [RunReport]
  private let batch: ScenarioBatch
  private let host: any Host

  /// The reporters whose bytes are compared; together they show all results.
  private static let reporters: [ReporterName] = [.pretty, .jsonl]

  /// A check of the first run's reports, with the batch that made them.
  init(of reports: [RunReport], _ batch: ScenarioBatch, _ host: any Host) {
    first = reports
    self.batch = batch
    self.host = host
  }

  /// Returns the first difference of each scenario in the second run, and that of the process.
  func differences() throws(LabError) -> [Divergence] {
    var found: [Divergence] = []
    var rest = first[...]
    batch.run { second in
      guard let one = rest.popFirst() else { return false }
      found += Self.reporters.compactMap { Self.difference(one, second, $0) }.prefix(1)
      return true
    }
    for reporter in Self.reporters {
      let transcript = Transcript(of: first, reporter, withSummary: true)
      let bytes = try output(reporter)
      if let other = transcript.divergence(from: bytes, in: "a process with another hash seed") {
        return found + [other]
      }
    }
    return found
  }

  private static func difference(
    _ one: RunReport, _ other: RunReport, _ reporter: ReporterName
  ) -> Divergence? {
    Transcript(of: [one], reporter)
      .divergence(from: Transcript(of: [other], reporter).bytes, in: "the second run")
  }

  private func output(_ reporter: ReporterName) throws(LabError) -> [UInt8] {
    let seed = batch.seed.map { ["--seed", "\($0)"] } ?? []
    let tracker = first.first?.loaded.scenario.tracker.other.map { ["--tracker", $0.name] } ?? []
    let flags = ["run", "--reporter", reporter.rawValue, "-j", "\(batch.jobs)"] + seed + tracker
    do throws(HostError) {
      return try host.output(ofLab: flags + ["--"] + first.map(\.loaded.path))
    } catch {
      throw .fault("the scenarios did not run in a separate process: \(error.reason)")
    }
  }
}
