import AutoTrack
import LabKit
import MiniUI

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
    let entries: [String] = report.outcomes.flatMap(\.diagnostics)
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
    for _ in 1...4 {
      guard let process = simulation.session?.process, process.isRunning else { return }
      process.enterForeground()
      process.enterBackground()
      _ = process.mainLoop.advance(by: .seconds(31))
    }
  }
}
