import AutoTrack
import LabSystem
import MiniUI
import Wording

/// An auditor that collects the evidence of a simulation step by step.
struct Auditor: SimulationAuditor {
  private var invariants = Audit()
  private var evidence = AuditEvidence()
  private let writes: DiskWrites?
  /// The processes whose state is final, and the records that they left.
  private var settled = StoreChain()
  /// The places of the others.
  private(set) var pending: [Int] = []
  private var runCount = 0
  /// The processes whose stores have been looked at since they were opened.
  private var opened: Set<Int> = []
  /// True if a store was already damaged when a process of this run opened it.
  private var isDamagedBefore = false
  /// The contents of a folder's files at the end.
  private var left: [[UInt8]] = []

  /// An auditor that observes the disk if there are secrets.
  ///
  /// On a device with a past, secrets of other scenarios and damage by other programs are not
  /// violations.
  init(of loaded: LoadedScenario, on device: Device, hasPast: Bool) {
    evidence.hasPast = hasPast
    evidence.secrets = hasPast ? [] : loaded.secrets
    evidence.mayAppTell = { loaded.appMayTell($0) }
    evidence.appTellsDurations = { loaded.saysProperty("event_duration") }
    let configuration = loaded.scenario.tracker.configuration
    evidence.ignored = IgnoredThings(
      screens: Set(configuration.ignoreScreens), viewTypes: Set(configuration.ignoreViewTypes),
      isSaidByApp: { loaded.saysProperty($0) })
    writes = evidence.secrets.isEmpty ? nil : DiskWrites(on: device.disk)
  }

  mutating func violation(
    after outcome: StepOutcome, in simulation: Simulation
  ) -> Violation? {
    evidence.events = outcome.events[...]
    if !evidence.hasPast {
      evidence.damage += outcome.diagnostics.filter {
        $0.text.hasPrefix("the database was damaged")
      }
    }
    evidence.counted = counted(in: simulation.deliveries)
    checkOpenedStores(simulation.deliveries)
    return audit(simulation, after: outcome.index)
  }

  /// Returns the first violation at the end, when all queues should have drained.
  mutating func violation(
    atEndOf simulation: Simulation, stuck: [String]
  ) -> Violation? {
    (evidence.events, evidence.counted) = ([], [])
    evidence.stuck = stuck
    let device = simulation.device
    for run in simulation.deliveries.runs where !isDamagedBefore {
      check(run.session?.autoTrack?.delivery?.store)
    }
    // On a kept device, only files that this run has opened are known to be stores.
    let opened = simulation.deliveries.openedStores
    for path in simulation.deliveries.closedStores
    where device.disk.entry(at: path) == .file && (!evidence.hasPast || opened.contains(path)) {
      if isDamagedBefore { continue }
      evidence.damage += EventStore.damage(at: path, on: device.disk)
      if !evidence.secrets.isEmpty { left += device.disk.bytesInFolder(at: path) }
    }
    return audit(simulation, after: nil)
  }

  /// Returns the first typed text that is stored or sent, found by replays with other texts.
  func violationInReplays(of simulation: Simulation) -> Violation? {
    var typing = TypedTextAudit(
      of: simulation.loaded, seed: simulation.seed, keepingEvents: simulation.keepsEvents,
      preparing: simulation.prepareReplay)
    return typing.violation()
  }

  private mutating func audit(_ simulation: Simulation, after step: Int?) -> Violation? {
    collect(simulation)
    defer {
      (evidence.received, evidence.requests) = ([], [])
      settle(simulation.deliveries)
    }
    return invariants.violation(in: evidence, after: step)
  }

  /// Settles the processes that have ended and that another process of their app has followed.
  ///
  /// A settled process is not audited again, so a step costs the same after many processes as after
  /// few.
  private mutating func settle(_ deliveries: Deliveries) {
    var followed: Set<String> = []
    let isSettled = pending.reversed().map { index in
      let run = deliveries.runs[index]
      let isLast = run.state != nil && followed.insert(run.bundle).inserted
      return run.session == nil && !isLast
    }
    let places = zip(pending, isSettled.reversed())
    for (index, isSettled) in places where isSettled {
      let run = deliveries.runs[index]
      evidence.trackedBefore += run.state?.account.tracked ?? 0
      settled.settle(run)
    }
    pending = places.filter { !$1 }.map(\.0)
  }

  /// Collects the evidence of a step; `audit` releases the server's arrays, so they are not copied.
  private mutating func collect(_ simulation: Simulation) {
    let server = simulation.servers.events
    evidence.captured = simulation.captured
    evidence.received = server.ledger.entries
    evidence.requests = server.requests
    evidence.heard = server.heard
    evidence.complaints = server.complaints + simulation.servers.counts.complaints
    evidence.written = (writes?.take() ?? []) + left
    let runs = simulation.deliveries.runs
    pending += runCount..<runs.count
    runCount = runs.count
    var chain = settled
    for index in pending { chain.add(runs[index]) }
    (evidence.runs, evidence.outOfReach) = (chain.runs, chain.outOfReach)
    evidence.forgottenLate = chain.forgottenLate
  }

  /// Returns the counts on a device without a past; a table that cannot be read now is read later.
  private func counted(in deliveries: Deliveries) -> [StatisticsRow] {
    guard !evidence.hasPast else { return [] }
    return deliveries.running.flatMap { run -> [StatisticsRow] in
      guard let delivery = run.session.autoTrack?.delivery, delivery.statistics != nil else {
        return []
      }
      return (try? delivery.store?.counts?.rows()) ?? []
    }
  }

  private mutating func checkOpenedStores(_ deliveries: Deliveries) {
    for (index, session) in deliveries.running where !opened.contains(index) {
      guard let delivery = session.autoTrack?.delivery else { continue }
      opened.insert(index)
      guard evidence.hasPast else {
        check(delivery.store)
        continue
      }
      isDamagedBefore =
        isDamagedBefore || (delivery.store as? EventStore)?.damage.isEmpty == false
    }
  }

  private mutating func check(_ store: (any RecordStore)?) {
    evidence.damage += (store as? EventStore)?.damage ?? []
  }
}

/// The bytes written to a disk's files.
private final class DiskWrites {
  private var bytes: [[UInt8]] = []

  /// Observes a disk and forwards to its former observer.
  init(on disk: DeviceDisk) {
    let before = disk.observer
    disk.observer = { [weak self] operation throws(DiskFault) in
      if case .write(_, _, let bytes) = operation { self?.bytes.append(bytes) }
      try before?(operation)
    }
  }

  /// Returns the bytes written since the last call.
  func take() -> [[UInt8]] {
    defer { bytes = [] }
    return bytes
  }
}

extension DeviceDisk {
  /// Returns the files of a database in a folder; for one in memory the observer sees every write.
  ///
  /// An unreadable file is empty here, and reported as damage.
  fileprivate func bytesInFolder(at path: String) -> [[UInt8]] {
    guard folder != nil, let copy = try? copy(ofDatabase: path) else { return [] }
    return copy.paths.compactMap { copy.file(at: $0)?.bytes }
  }
}

extension EventStore {
  /// The damage of an open store; empty for a closed one.
  ///
  /// A file that cannot be checked counts as damaged.
  var damage: [Sentence] {
    do throws(StoreFault) {
      return try integrityCheck().map { "\($0)" }
    } catch {
      return error == .closed ? [] : [Self.unchecked(error)]
    }
  }

  /// Returns the damage of a file that is not open; the file itself stays unchanged.
  ///
  /// Files of other programs or newer versions do not count as damaged.
  static func damage(at path: String, on disk: DeviceDisk) -> [Sentence] {
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try disk.copy(ofDatabase: path)
    } catch {
      return ["the file cannot be checked: \(error.reason)"]
    }
    // Opening a store writes files beside it, for which the copy must have room.
    copy.capacity = nil
    var notes: [Sentence] = []
    do throws(StoreFault) {
      let store = try EventStore(on: copy, at: path) { notes.append("\($0)") }
      return notes + store.damage
    } catch {
      switch error {
      case .foreign, .newer: return notes
      case .full, .locked, .readOnly, .corrupt, .io: return notes + [unchecked(error)]
      }
    }
  }

  private static func unchecked(_ fault: StoreFault) -> Sentence {
    "the file cannot be checked: \(fault)"
  }
}
