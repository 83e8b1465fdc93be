import MiniUI

/// What somebody else's code does in the app, and when the tracker watches it.
extension Simulation {
  /// Does operations now, or as the app is launched next.
  func hook(_ operations: [RuntimeOperation]) throws(StepFault) {
    guard let session, session.process.isRunning else {
      return preparations.append(.hook(operations))
    }
    try change(session, operations)
  }

  /// Starts or stops the tracker now; one that starts before its app does so at the next launch.
  func turn(_ change: TrackerSwitch) throws(StepFault) {
    if session?.process.isRunning != true, change == .start {
      return preparations.append(.tracker(.start))
    }
    try running().turn(change)
  }

  /// Does, in order, what steps before the launch said, and starts the tracker if none of them has.
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
