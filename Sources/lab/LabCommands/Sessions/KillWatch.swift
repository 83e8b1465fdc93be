import AutoTrack
import LabKit
import MiniUI

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
