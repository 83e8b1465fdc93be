import AutoTrack
import MiniUI

/// Collects the evidence of a simulation step by step, and has it audited.
struct Auditor: SimulationAuditor {
  private var invariants = Audit()
  private var evidence = AuditEvidence()
  private let writes: DiskWrites?
  /// The processes that nothing can change any more: what they leave to the next ones.
  private var settled = StoreChain()
  /// The places of the others.
  private(set) var pending: [Int] = []
  private var runCount = 0
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

  /// The first typed text that is stored or sent, as playing the scenario with others shows.
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

  /// A process that has ended, and that another one of its app has followed, is audited once more
  /// at most; so a step costs the same after many processes as after few.
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

  /// What the server has is given back after each look, so that it can change in its place.
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

  /// What is counted on a device that nobody has counted on before; a table that cannot be read now
  /// is looked at after the next step.
  private func counted(in deliveries: Deliveries) -> [StatisticsRow] {
    guard !evidence.hasPast else { return [] }
    return deliveries.running.flatMap { run -> [StatisticsRow] in
      guard let delivery = run.session.tracker.delivery, delivery.statistics != nil else {
        return []
      }
      return (try? delivery.store?.counts?.rows()) ?? []
    }
  }

  private mutating func checkOpenedStores(_ deliveries: Deliveries) {
    for (index, session) in deliveries.running where !opened.contains(index) {
      guard let delivery = session.tracker.delivery else { continue }
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
