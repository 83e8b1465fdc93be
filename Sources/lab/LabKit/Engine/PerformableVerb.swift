import AutoTrack
package import LabLanguage
package import MiniUI
import Wording

/// A verb that a simulation can perform.
package protocol PerformableVerb: Verb {
  /// True if the step only lets time pass, so that an app in the background stays suspended.
  var onlyWaits: Bool { get }

  /// Performs the step.
  ///
  /// - Returns: The reason why a finger did not reach its target, if it did not.
  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss?

  /// Performs the step in a process that starts, if it was deferred to the launch.
  func prepare(_ session: AppSession, in simulation: Simulation) throws(StepFault)
}

extension PerformableVerb {
  package var onlyWaits: Bool { false }
  package func prepare(_ session: AppSession, in simulation: Simulation) throws(StepFault) {}
}

extension VerbKind {
  /// A verb with one set of keys; `sections` describe the objects that they take.
  package init(
    _ fields: Fields<some PerformableVerb>, sections: FormatReference.Section...
  ) {
    self.init([fields], sections: sections)
  }

  /// Several sets of keys, told apart by their first keys.
  package init(
    _ variants: [Fields<some PerformableVerb>], sections: [FormatReference.Section] = []
  ) {
    self.init(variants: variants.map { Fields($0, make: { $0 }) }, sections: sections)
  }
}

extension Simulation {
  /// Performs a step.
  ///
  /// - Returns: The reason why a finger did not reach its target, if it did not.
  func perform(_ index: Int) throws(StepFault) -> TouchMiss? {
    (currentIndex, changingIndex) = (index, index)
    return try verb(at: index).perform(in: self)
  }

  /// Returns the verb of a step; a `VerbKind` has only verbs that can be performed.
  func verb(at index: Int) -> any PerformableVerb {
    let verb = steps[index].value.verb
    guard let verb = verb as? any PerformableVerb else {
      fatalError("'\(verb)' is a verb that cannot be performed")
    }
    return verb
  }

  func deferToLaunch(_ verb: any PerformableVerb) { preparations.append((currentIndex, verb)) }

  /// Performs the deferred steps in order, and starts the tracker if none of them has.
  func prepare(_ session: AppSession, startsTracker: Bool) throws(StepFault) {
    let steps = preparations
    preparations = []
    defer { changingIndex = currentIndex }
    for step in steps where session.process.isRunning {
      changingIndex = step.index
      try step.verb.prepare(session, in: self)
    }
    if startsTracker, !session.hasStarted { session.turn(.start) }
  }

  /// Returns the session of the running app; throws without one.
  func running() throws(StepFault) -> AppSession {
    guard let session else { throw StepFault("the app has not been launched; launch it first") }
    if let reason = session.reasonNotRunning { throw StepFault(reason) }
    return session
  }

  /// Returns the session of an app in the foreground; throws without one.
  func visible() throws(StepFault) -> AppSession {
    let session = try running()
    if session.isInBackground {
      throw StepFault("the app is in the background; bring it to the foreground")
    }
    return session
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

  /// Lets time pass in an app, up to the limits of the entries, the turns and the requests.
  func pass(_ duration: Duration, in process: AppProcess) throws(StepFault) {
    var turns = 0
    let settlement = process.mainLoop.advance(by: duration, limit: Self.limit(of: duration)) {
      turns += 1
      return turns > turnLimit || servers.requestCount >= servers.requestLimit
    }
    guard turns <= turnLimit else {
      throw StepFault(
        "timers came due at \(turnLimit) moments of one step, which is the limit; "
          + "shorten the time")
    }
    guard servers.requestCount < servers.requestLimit else {
      throw StepFault(
        "\(servers.requestLimit) requests were sent in one step, which is the limit; "
          + "shorten the time, or end the fault of the server before")
    }
    try require(settlement)
  }

  /// Returns the element of a selector, or the current controller without one.
  func receiver(_ selector: Located<ElementSelector>?) throws(StepFault) -> DynamicObject {
    let process = try running().process
    if let selector { return try Screen(of: process).view(selector.value) }
    guard let controller = AppState(of: process).controller else {
      throw StepFault("no screen is shown")
    }
    return controller
  }

  /// Sends the app in front to the background, unless it is the given one.
  func leaveFront(for bundle: String) {
    guard let session, session.process.isRunning, !session.isInBackground,
      session.process.app.bundle != bundle
    else { return }
    session.process.enterBackground()
  }
}
