import AutoTrack
import LabLanguage

/// A comparison of a session's promises with the store and the server after a crash.
struct CrashAudit {
  private let session: RecordedSession
  private let records: [Record.ID: Record]
  private let counts: CountPromises?

  init(of session: RecordedSession) {
    self.session = session
    records = session.records
    counts = CountPromises(of: session)
  }

  /// Returns the verdict on a crash point after the next launch.
  func verdict(on point: CrashPlan.Point, after launch: NextLaunch) -> CrashVerdict {
    let promises = Promises(of: session, at: point.point)
    var verdict = CrashVerdict(of: point)
    let missing = promises.kept.subtracting(launch.ledger).subtracting(launch.givenUp)
      .subtracting(promises.excused)
    verdict.lost = missing.subtracting(promises.unsynced).sorted(by: isEarlier)
    verdict.unsynced = missing.count - verdict.lost.count
    verdict.duplicated = repeats(in: launch, promises).sorted(by: isEarlier)
    verdict.faults = launch.faults + strangers(in: launch.found)
    verdict.faults += strangeness(of: launch, promises)
    let gaps = gaps(in: launch, excused: missing.union(promises.excused).union(launch.givenUp))
    if !gaps.isEmpty { verdict.faults.append("there are gaps at \(gaps.joined("and"))") }
    return verdict
  }

  /// Returns the difference of the store from its state after every possible call, counts included.
  private func strangeness(of launch: NextLaunch, _ promises: Promises) -> [String] {
    let states = promises.states(holding: Set(launch.found.map(\.id)))
    guard let last = states.last else {
      return ["the store matches no state of the session: \(launch.found.count) records"]
    }
    guard let counts else { return [] }
    let isRight = states.contains { counts.difference(in: launch.counts, after: $0) == nil }
    return isRight ? [] : [counts.difference(in: launch.counts, after: last)].compactMap(\.self)
  }

  /// Returns the records that were sent after their acknowledgement was stored, or sent twice.
  private func repeats(in launch: NextLaunch, _ promises: Promises) -> Set<Record.ID> {
    var (sent, repeated): (Set<Record.ID>, Set<Record.ID>) = ([], [])
    for id in launch.requests.joined()
    where !sent.insert(id).inserted || promises.forgotten.contains(id) {
      repeated.insert(id)
    }
    return repeated
  }

  /// Returns the records whose content differs from the stored one.
  private func strangers(in found: [Record]) -> [String] {
    let isTwice = Set(found.map(\.id)).count < found.count
    let others = found.filter { record in records[record.id].map { $0 != record } ?? false }
    return (isTwice ? ["the store contains a record twice"] : [])
      + others.map { "\($0.id) differs from the stored record" }
  }

  /// Returns the sequence numbers below a run's highest that are neither present nor accounted for.
  ///
  /// A crash may lose any number of events in memory.
  private func gaps(in launch: NextLaunch, excused: Set<Record.ID>) -> [Record.ID] {
    guard session.delivery.cache == .writeThrough else { return [] }
    let there = launch.ledger.union(excused).union(session.givenUp)
    var highest: [String: Int] = [:]
    for record in records.values where launch.ledger.contains(record.id) {
      highest[record.session] = max(highest[record.session] ?? 0, record.sequence)
    }
    return highest.flatMap { run, last in (1...last).map { "\(run)-\($0)" } }
      .filter { !there.contains($0) }.sorted(by: isEarlier)
  }

  /// Orders records by run and sequence.
  private func isEarlier(_ one: Record.ID, _ other: Record.ID) -> Bool {
    guard let one = records[one], let other = records[other] else { return one < other }
    return (one.session, one.sequence) < (other.session, other.sequence)
  }
}

/// The fate of a session's records at one crash point.
struct CrashVerdict: Sendable {
  let point: CrashPlan.Point
  /// The promised records that are missing.
  var lost: [Record.ID] = []
  /// The records that were resent without need.
  var duplicated: [Record.ID] = []
  /// The number of unsynced records lost with the power, which `NORMAL` allows.
  var unsynced = 0
  /// Other faults, in sentences.
  var faults: [String] = []

  /// A verdict with the given faults, by default none.
  init(of point: CrashPlan.Point, faults: [String] = []) {
    self.point = point
    self.faults = faults
  }

  /// True if every promise was kept.
  var holds: Bool { lost.isEmpty && duplicated.isEmpty && faults.isEmpty }
}
