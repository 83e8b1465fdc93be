import AutoTrack
import MiniUI

/// Collects the evidence of a simulation step by step, and has it audited.
struct Auditor {
  private var invariants = Audit()
  private var evidence = AuditEvidence()
  private let writes: DiskWrites?
  /// The processes whose stores have been looked at since they were opened.
  private var opened: Set<Int> = []
  /// Whether a store was damaged when a process of this run opened it: others have done that.
  private var isDamagedBefore = false
  /// What is in the files of a folder in the end.
  private var left: [[UInt8]] = []

  /// Listens to the disk where there is anything that must not reach it.
  ///
  /// A device with a past may have such things from other scenarios, and files that others have
  /// damaged: neither is asked of it.
  init(of loaded: LoadedScenario, on device: Device, hasPast: Bool) {
    evidence.hasPast = hasPast
    evidence.secrets = hasPast ? [] : loaded.secrets
    evidence.appTellsDurations = { loaded.saysProperty("event_duration") }
    let configuration = loaded.scenario.tracker.configuration
    evidence.ignored = IgnoredThings(
      screens: Set(configuration.ignoreScreens), viewTypes: Set(configuration.ignoreViewTypes),
      isSaidByApp: { loaded.saysProperty($0) })
    writes = evidence.secrets.isEmpty ? nil : DiskWrites(on: device.disk)
  }

  /// The first invariant that does not hold after a step.
  mutating func violation(
    after outcome: StepOutcome, in simulation: Simulation
  ) -> Violation? {
    evidence.events = outcome.events[...]
    if !evidence.hasPast {
      evidence.damage += outcome.diagnostics.filter { $0.hasPrefix("the database was damaged") }
    }
    evidence.counted = counted(in: simulation.deliveries)
    checkOpenedStores(simulation.deliveries)
    return audit(simulation, after: outcome.index)
  }

  /// The first invariant that does not hold at the end, after everything that waits should be out.
  mutating func violation(
    atEndOf simulation: Simulation, stuck: [String]
  ) -> Violation? {
    (evidence.events, evidence.counted) = ([], [])
    evidence.stuck = stuck
    let device = simulation.device
    for run in simulation.deliveries.runs where !isDamagedBefore {
      check(run.session?.tracker.delivery?.store)
    }
    let opened = simulation.deliveries.openedStores
    for path in simulation.deliveries.closedStores
    where device.disk.entry(at: path) == .file && (!evidence.hasPast || opened.contains(path)) {
      if isDamagedBefore { continue }
      evidence.damage += EventStore.damage(at: path, on: device.disk)
      if !evidence.secrets.isEmpty { left += device.disk.bytesInFolder(at: path) }
    }
    return audit(simulation, after: nil)
  }

  private mutating func audit(_ simulation: Simulation, after step: Int?) -> Violation? {
    collect(simulation)
    defer { (evidence.received, evidence.requests) = ([], []) }
    return invariants.violation(in: evidence, after: step)
  }

  /// What the server has is given back after each look, so that it can change in its place.
  private mutating func collect(_ simulation: Simulation) {
    let server = simulation.servers.events
    evidence.captured = simulation.captured
    evidence.received = server.ledger.entries
    evidence.requests = server.requests
    evidence.heard = server.heard
    evidence.complaints = server.complaints + simulation.servers.counts.complaints
    evidence.written = (writes?.take() ?? []) + left
    let chain = StoreChain(of: simulation.deliveries.runs)
    (evidence.runs, evidence.outOfReach) = (chain.runs, chain.outOfReach)
    evidence.forgottenLate = chain.forgottenLate
  }

  /// What is counted on a device that nobody has counted on before; a table that cannot be read now
  /// is looked at after the next step.
  private func counted(in deliveries: Deliveries) -> [StatisticsRow] {
    guard !evidence.hasPast else { return [] }
    return deliveries.runs.flatMap { run -> [StatisticsRow] in
      guard let delivery = run.session?.tracker.delivery, delivery.statistics != nil else {
        return []
      }
      return (try? delivery.store?.counts?.rows()) ?? []
    }
  }

  private mutating func checkOpenedStores(_ deliveries: Deliveries) {
    for (index, run) in deliveries.runs.enumerated() where !opened.contains(index) {
      guard let delivery = run.session?.tracker.delivery else { continue }
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

extension DeviceDisk {
  /// What a database in a folder of the machine consists of; of one in memory every write is heard.
  ///
  /// A file that cannot be read is damaged, and told of as that.
  fileprivate func bytesInFolder(at path: String) -> [[UInt8]] {
    guard folder != nil, let copy = try? copy(ofDatabase: path) else { return [] }
    return copy.paths.compactMap { copy.file(at: $0)?.bytes }
  }
}
