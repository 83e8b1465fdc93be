import AutoTrack
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

/// A random session that has run, with its occurrences and its failure, if any.
struct SessionRun: Sendable {
  let plan: SessionPlan
  private(set) var tally = SessionTally()
  /// The failure in words that stay the same for shorter sessions; nil for none.
  private(set) var failure: String?
  /// The failure as a whole sentence.
  private(set) var explanation = ""

  /// Runs a session to its end, or to its first failure.
  init(_ plan: SessionPlan) {
    self.plan = plan
    let location = ScenarioLocation(path: plan.fileName, shortName: plan.fileName)
    let texts = plan.files.merging([plan.fileName: plan.text]) { $1 }
    var library = ScenarioLibrary(files: MemoryFiles(texts))
    guard let loaded = library.loadScenario(location) else {
      let errors = library.errors.map(\.description)
      fail("the session is not a valid scenario", errors.joined(separator: "\n"))
      return
    }
    play(loaded)
  }

  private mutating func play(_ loaded: LoadedScenario) {
    let simulation = Simulation(loaded)
    let watch = KillWatch(of: simulation, in: plan)
    simulation.observer = watch
    let report = simulation.run()
    tally.noteSession(events: report.eventCount)
    for outcome in report.outcomes { tally.note(plan.steps[outcome.index]) }
    watch.points.forEach { tally.note($0) }
    for account in simulation.deliveries.runs.compactMap({ $0.state?.account }) {
      for (reason, ids) in account.dropped { tally.note(reason, ids.count) }
    }
    if let violation = report.violation {
      fail("'\(violation.invariant)' does not hold", violation.description)
    } else if let last = report.outcomes.last, let fault = last.fault {
      fail("a step failed: \(fault.message)", "step \(last.index + 1): \(fault.message)")
    } else if let index = report.outcomes.firstIndex(where: { !$0.holds }) {
      fail("an expectation does not hold", "step \(index + 1) gives another result")
    } else {
      checkCounts(of: simulation, report)
    }
  }

  private mutating func checkCounts(of simulation: Simulation, _ report: RunReport) {
    let delivery = report.loaded.scenario.tracker.configuration.delivery
    guard let delivery, delivery.statistics != nil else { return }
    do throws(StepFault) {
      guard let breach = try CountCheck(of: simulation, delivery, report).breach() else { return }
      fail("events are not counted exactly once", breach)
    } catch {
      fail("the counts cannot be read", error.message.text)
    }
  }

  private mutating func fail(_ failure: String, _ explanation: String) {
    (self.failure, self.explanation) = (failure, explanation)
  }
}

/// A record of the app's state at each kill.
final class KillWatch: SimulationObserver {
  /// The states in order; one kill may have several.
  private(set) var points: [SessionTally.KillPoint] = []
  private unowned let simulation: Simulation
  private let plan: SessionPlan

  init(of simulation: Simulation, in plan: SessionPlan) {
    (self.simulation, self.plan) = (simulation, plan)
  }

  func willRun(_ index: Int) {
    switch plan.steps[index].action {
    case .kill, .relaunch, .update, .reboot: note()
    default: break
    }
  }

  private func note() {
    guard let session = simulation.session, session.process.isRunning else { return }
    if session.isInBackground { points.append(.inBackground) }
    guard let queue = session.autoTrack?.delivery?.account.queued else { return }
    if queue.total == 0 { points.append(.nothingWaiting) }
    if queue.inMemory > 0 { points.append(.recordsInMemory) }
    if queue.inFlight > 0 { points.append(.requestUnderWay) }
    if queue.stored > 0 { points.append(.recordsStored) }
  }

  func didRun(_ index: Int) {}
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario) {}
  func didFind(_ view: View) {}
  func didMiss(_ miss: TouchMiss, in process: AppProcess) {}
}

/// A check, after a random session, that each start and each click was counted once (S4).
///
/// Counts may be missing if a diagnostic says so, or with an event that was lost. A count must
/// never be too high.
struct CountCheck {
  private let simulation: Simulation
  /// True if every captured event must be counted.
  private let isExact: Bool
  /// The number of events that may have lost their counts, because the store failed.
  private let takenAlong: Int

  init(of simulation: Simulation, _ delivery: DeliveryConfiguration, _ report: RunReport) {
    self.simulation = simulation
    let losses = ["the store could not add counts", "records are kept in memory alone"]
    let entries: [String] = report.outcomes.flatMap(\.diagnostics).map(\.text)
    let hasLost = entries.contains { entry in losses.contains { entry.hasPrefix($0) } }
    isExact = !hasLost && delivery.isOn && delivery.sampling == 1
    let totals = simulation.deliveries.totals
    let hasRefused = entries.contains { $0.hasPrefix("the store could not keep records") }
    let reasons: [DropReason] = hasRefused ? [.storeFailed, .killedBeforeStored] : []
    takenAlong = reasons.reduce(0) { $0 + totals.dropped[$1, default: 0] }
  }

  /// Returns a wrong count as a fact; nil if all are right.
  func breach() throws(StepFault) -> String? {
    try sendEverything()
    let rows = try simulation.countedRows()
    for (kinds, name) in [([1], EventName.appStart), ([2, 3], .appClick)] {
      let captured = simulation.capturedEvents.count { $0.name == name }
      let kept = rows.filter { kinds.contains($0.kind.rawValue) }.reduce(0) { $0 + $1.count }
      let counted = kept + simulation.servers.counts.total(of: kinds)
      guard counted > captured || isExact && counted < captured - takenAlong else { continue }
      return "\(counted) of \(captured) \(name.text) were counted"
    }
    return nil
  }

  /// Starts a process with a store and sends it to the background until all counts are sent.
  private func sendEverything() throws(StepFault) {
    guard let bundle = simulation.session?.process.app.bundle else { return }
    simulation.endEveryProcess()
    try simulation.launch(bundle)
    // A tracker that starts late sends nothing before the app starts it.
    if simulation.loaded.scenario.tracker.start == .late {
      _ = try TrackerSwitch.start.perform(in: simulation)
    }
    for _ in 1...4 {
      guard let process = simulation.session?.process, process.isRunning else { return }
      process.enterForeground()
      process.enterBackground()
      _ = process.mainLoop.advance(by: .seconds(31))
    }
  }
}
