import AutoTrack
package import MiniUI

/// One run of a scenario: a device, the app's current process, a tracker, and what came out.
///
/// The same scenario and seed give the same report, byte for byte. A simulation runs once.
package final class Simulation {
  /// What chance grows from.
  package let seed: UInt64
  /// The phone, which outlives the app's processes.
  package let device: Device
  /// The current process, or the last one; nil before the first launch.
  private(set) var session: AppSession?
  private let loaded: LoadedScenario
  private let builder: AppBuilder
  private let scriptLog = ScriptLog()
  private let sink = MemorySink()
  /// What steps do to the app before it is launched.
  var preparations: [Verb] = []
  /// Sees what the steps do, for explanations; nil unless somebody wants one.
  var observer: (any SimulationObserver)?
  /// The fingers that are going to come down, and those that are down, of the current chain.
  var touches = TouchQueue()

  /// Prepares a run; the seed is the scenario's own unless another is given.
  package init(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    self.loaded = loaded
    self.seed = seed ?? loaded.scenario.seed
    device = loaded.scenario.device.makeDevice(seed: self.seed)
    builder = AppBuilder(description: loaded.app, log: scriptLog)
  }

  /// Runs the steps in order; the first that cannot be done is the last.
  package func run() -> RunReport { run(through: steps.count - 1) { _ in } }

  /// Runs the steps up to one, by its index; after each of them somebody may look around.
  func run(through last: Int, observing observe: (StepOutcome) -> Void) -> RunReport {
    var outcomes: [StepOutcome] = []
    for index in steps.indices.prefix(last + 1) {
      observer?.willRun(index)
      let outcome = run(index)
      observer?.didRun(index)
      outcomes.append(outcome)
      observe(outcome)
      if outcome.fault != nil { break }
    }
    return RunReport(
      loaded: loaded, seed: seed, outcomes: outcomes, end: device.clock.uptime)
  }

  /// The steps, with their places in the file.
  var steps: [Located<Step>] { loaded.scenario.steps }

  private func run(_ index: Int) -> StepOutcome {
    var outcome = StepOutcome(index: index, start: device.clock.uptime)
    let firstEvent = sink.events.count
    let before = session
    let firstDecision = before?.tracker.decisionCount ?? 0
    scriptLog.reset()
    do throws(StepFault) {
      outcome.miss = try perform(index)
      try settle(after: index)
    } catch {
      outcome.fault = error
    }
    outcome.events = Array(sink.events[firstEvent...])
    outcome.suppressed = suppressed(since: firstDecision, in: before)
    outcome.crash = crash()
    outcome.notes = scriptLog.notes
    outcome.fault = (outcome.fault ?? scriptLog.fault).map(naming)
    StepCheck(steps[index], of: loaded.scenario)
      .apply(to: &outcome, in: session?.process)
    return outcome
  }

  /// Starts a new process of the app and runs its code.
  func launch() throws(StepFault) {
    if session?.process.isRunning == true {
      throw StepFault("the app is running; use 'relaunch', or end it first")
    }
    let new = try AppSession(
      of: builder, on: device, tracker: loaded.scenario.tracker, sink: sink)
    session = new
    try prepare(new, startsTracker: loaded.scenario.tracker.start == .atLaunch)
    observer?.willLaunch(new, of: loaded)
    if new.process.isRunning { new.process.launch() }
  }

  /// Does operations in a process, on its screen if there is one.
  func change(_ session: AppSession, _ operations: [RuntimeOperation]) throws(StepFault) {
    let editor = RuntimeEditor(
      process: session.process, app: builder, object: AppState(of: session.process).controller,
      arguments: [])
    for operation in operations where session.process.isRunning { try editor.apply(operation) }
  }

  /// Runs due work to its end, unless the next tap counts from this one, or the app is suspended.
  private func settle(after index: Int) throws(StepFault) {
    guard let session, session.process.isRunning, !isWithinChain(index) else { return }
    if case .wait = steps[index].value.verb, session.isInBackground { return }
    try require(session.process.mainLoop.settle())
  }

  /// Fails the step when the app keeps itself busy.
  func require(_ settlement: MainLoop.Settlement) throws(StepFault) {
    guard case .stillPending(let names) = settlement else { return }
    throw StepFault("the app does not come to rest; pending: \(names.joined(separator: ", "))")
  }

  /// What the tracker saw and captured not: by the process before the step, and by a new one.
  private func suppressed(
    since first: Int, in before: AppSession?
  ) -> [StepOutcome.Suppressed] {
    var decisions = before?.tracker.decisions(after: first) ?? []
    if session !== before { decisions += session?.tracker.decisions ?? [] }
    return decisions.compactMap { decision in
      guard case .suppressed(let reason) = decision.outcome else { return nil }
      return StepOutcome.Suppressed(subject: decision.subject, reason: reason)
    }
  }

  /// A fault that says on which other screens the element is that was looked for.
  private func naming(_ fault: StepFault) -> StepFault {
    guard let identifier = fault.missingIdentifier, let process = session?.process,
      let shown = AppState(of: process).controller?.class.name
    else { return fault }
    let screens = loaded.app.screens(with: identifier)
    guard !screens.isEmpty, !screens.contains(shown) else { return fault }
    let place = "#\(identifier) is on \(screens.joined("or")); \(shown) is shown"
    return StepFault(fault.message, notes: [place] + fault.notes)
  }

  /// The exception that ended the process during this step; a step reports it only once.
  private func crash() -> SimulatedException? {
    guard let session, !session.isCrashReported,
      case .crashed(let exception) = session.process.state
    else { return nil }
    session.isCrashReported = true
    return exception
  }
}
