import MiniUI

/// Runtime operations of SDK code, and the start of the tracker.
extension Simulation {
  /// Performs operations now, or at the next launch.
  func hook(_ operations: [RuntimeOperation]) throws(StepFault) {
    guard let session, session.process.isRunning else {
      return preparations.append(.hook(operations))
    }
    try change(session, operations)
  }

  /// Starts or stops the tracker now; a start before the launch is deferred to it.
  func turn(_ change: TrackerSwitch) throws(StepFault) {
    if session?.process.isRunning != true, change == .start {
      return preparations.append(.tracker(.start))
    }
    try running().turn(change)
  }

  /// Performs the deferred steps in order, and starts the tracker if none of them has.
  func prepare(_ session: AppSession, startsTracker: Bool) throws(StepFault) {
    let steps = preparations
    preparations = []
    for step in steps where session.process.isRunning {
      switch step {
      case .hook(let operations): try change(session, operations)
      case .tracker(let change): session.turn(change)
      default: break
      }
    }
    if startsTracker, !session.hasStarted { session.turn(.start) }
  }
}
