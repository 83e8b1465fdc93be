import AutoTrack
import MiniUI

/// Looks, after a random session, whether each start and each click was counted once (S4).
///
/// What the device could not write down is missing, on record, and what an event counts may be
/// missing with the event; nothing is ever counted twice.
struct CountCheck {
  private let simulation: Simulation
  /// Whether everything that was captured had to be counted.
  private let isExact: Bool
  /// How many events may have taken what they count along, because the store had refused them.
  private let takenAlong: Int

  /// A simulation that has run, with what its trackers recorded.
  init(of simulation: Simulation, _ delivery: DeliveryConfiguration, _ report: RunReport) {
    self.simulation = simulation
    let losses = ["the store could not add counts", "records are kept in memory alone"]
    let entries: [String] = report.outcomes.flatMap(\.diagnostics)
    let hasLost = entries.contains { entry in losses.contains { entry.hasPrefix($0) } }
    isExact = !hasLost && delivery.isOn && delivery.sampling == 1
    let totals = simulation.deliveries.totals
    let hasRefused = entries.contains { $0.hasPrefix("the store could not keep records") }
    let reasons: [DropReason] = hasRefused ? [.storeFailed, .killedBeforeStored] : []
    takenAlong = reasons.reduce(0) { $0 + totals.dropped[$1, default: 0] }
  }

  /// What was counted too often or not often enough; nil where all is as it should be.
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

  /// A process that has its store goes to the background often enough for everything to be sent.
  private func sendEverything() throws(StepFault) {
    guard let bundle = simulation.session?.process.app.bundle else { return }
    simulation.endEveryProcess()
    try simulation.launch(bundle)
    for _ in 1...4 {
      guard let process = simulation.session?.process, process.isRunning else { return }
      process.enterForeground()
      process.enterBackground()
      _ = process.mainLoop.advance(by: .seconds(31))
    }
  }
}
