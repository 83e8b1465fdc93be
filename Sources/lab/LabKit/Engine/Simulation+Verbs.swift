import AutoTrack
import LabLanguage
import MiniUI

extension Simulation {
  /// Performs a step.
  ///
  /// - Returns: The reason why a finger did not reach its target, if it did not.
  func perform(_ index: Int) throws(StepFault) -> TouchMiss? {
    switch steps[index].value.verb {
    case .launch: try launch(shelf.own)
    case .relaunch:
      try relaunch(shelf.own)
    case .background, .foreground, .interrupt: try changeState(steps[index].value.verb)
    case .terminate: try running().process.terminate()
    case .kill: try running().process.kill()
    case .tap: return try tap(index)
    case .wait(let duration): try wait(duration)
    case .send(let message): message.send(to: try receiver(message.receiver))
    case .set(let assignments): try set(assignments)
    case .drag, .swipe, .pinch, .rotate, .scroll, .slide, .spin, .edgeSwipe:
      return try moveFinger(steps[index].value.verb)
    case .type(let typing): return try type(typing)
    case .clear(let input): return try clear(input.value)
    case .press(let key): try press(key)
    case .hook(let operations): try hook(operations)
    case .tracker(let change): try turn(change)
    case .call(let call): try make(call)
    case .follow(let address): try follow(address)
    case .open(let opening): try open(opening)
    case .identity(let call): call.apply(to: try running().tracker)
    case .device(let operation): try apply(operation)
    case .page(let steps): try perform(steps)
    case .flush: try running().tracker.flush()
    case .server(let change): servers.faults.apply(change)
    }
    return nil
  }

  /// Returns the session of the running app; throws if there is none.
  func running() throws(StepFault) -> AppSession {
    guard let session else { throw StepFault("the app has not been launched; launch it first") }
    if let reason = session.reasonNotRunning { throw StepFault(reason) }
    return session
  }

  /// Returns the session of an app in the foreground; throws if there is none.
  func visible() throws(StepFault) -> AppSession {
    let session = try running()
    if session.isInBackground {
      throw StepFault("the app is in the background; bring it to the foreground")
    }
    return session
  }

  private func make(_ call: TrackerCall) throws(StepFault) {
    let session = try running()
    try call.make(to: session.tracker, through: session.app.access) { selector throws(StepFault) in
      try Screen(of: session.process).view(selector.value)
    }
  }

  /// Opens an address; an app that does not run is started for it.
  private func follow(_ address: String) throws(StepFault) {
    if session?.process.isRunning != true { try start(session?.process.app.bundle ?? shelf.own) }
    guard try running().process.open(address) else {
      throw StepFault("the app did not open \(address); add its scheme to app.schemes")
    }
  }

  private func changeState(_ verb: Verb) throws(StepFault) {
    let session = try running()
    switch (verb, session.isInBackground) {
    case (.foreground, true): session.process.enterForeground()
    case (.background, false): session.process.enterBackground()
    case (.interrupt, false): session.process.interrupt()
    case (.foreground, false): throw StepFault("the app is in the foreground already")
    default: throw StepFault("the app is in the background; bring it to the foreground")
    }
  }

  /// Waits; nothing runs in an app in the background, because it is suspended.
  private func wait(_ duration: Duration) throws(StepFault) {
    guard let session, !session.isInBackground else {
      return device.wait(duration)
    }
    try require(session.process.mainLoop.advance(by: duration, limit: Self.limit(of: duration)))
  }

  /// The limit of a wait: long waits may run more entries, four a second.
  ///
  /// Four a second are more than an SDK that uploads and tries again needs, and they keep an app
  /// whose timers are due each millisecond from hanging the lab.
  static func limit(of wait: Duration) -> MainLoop.Limit {
    var limit = MainLoop.Limit.standard
    limit.entriesInAll = max(limit.entriesInAll, Int(min(wait / .seconds(1), 1e12)) * 4)
    return limit
  }

  private func set(_ assignments: [Assignment]) throws(StepFault) {
    for assignment in assignments {
      let owner = try receiver(assignment.target)
      if let fault = assignment.apply(to: owner) { throw fault }
    }
  }

  /// Returns the element of a selector, or the current controller without one.
  private func receiver(_ selector: Located<ElementSelector>?) throws(StepFault) -> DynamicObject {
    let process = try running().process
    if let selector { return try Screen(of: process).view(selector.value) }
    guard let controller = AppState(of: process).controller else {
      throw StepFault("no screen is shown")
    }
    return controller
  }
}
