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
  /// The last process of each app that was launched, in the order of the launches.
  private var sessions: [AppSession] = []
  /// The apps that can be put on the device.
  var shelf: AppShelf
  /// What apps read of their identifiers.
  var ledger = IdentifierLedger()
  /// Whether identifiers are read after each launch, as a comparison of runs wants it.
  var readsIdentifiersAtLaunches = false
  private let loaded: LoadedScenario
  /// What the app's code has done in the current step, and may still do.
  let scriptLog = ScriptLog()
  /// The pages of the file, and those that are shown.
  let pages = PageShelf()
  private let sink = MemorySink()
  /// The server that trackers ask.
  private let server: ScriptedServer
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
    server = ScriptedServer(loaded.scenario.server.map(\.value), reachedFrom: device)
    shelf = AppShelf(loaded.app, loaded.otherApps, log: scriptLog)
    pages.publish([loaded.app] + loaded.otherApps, on: device, log: scriptLog)
    installApps(loaded.scenario.device.installed?.map(\.value) ?? shelf.bundles)
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
    let firstRequest = device.web.requests.count
    let marks = sessions.map { TrackerMark(now: $0) }
    let before = session
    scriptLog.reset()
    do throws(StepFault) {
      outcome.miss = try perform(index)
      try settle(after: index)
      if readsIdentifiers(at: index) { try readIdentifiers(at: index) }
    } catch {
      outcome.fault = error
    }
    outcome.events = Array(sink.events[firstEvent...])
    let trackers = [before, session === before ? nil : session].compactMap(\.self)
    let news = trackers.map { new in marks.first { $0.session === new } ?? TrackerMark(before: new)
    }
    outcome.suppressed = news.flatMap(\.suppressed)
    outcome.diagnostics = news.flatMap(\.diagnostics)
    outcome.requests = Array(device.web.requests[firstRequest...])
    outcome.crash = crash()
    outcome.notes = scriptLog.notes
    outcome.fault = (outcome.fault ?? scriptLog.fault).map(naming)
    StepCheck(steps[index], of: loaded.scenario)
      .apply(to: &outcome, in: session?.process)
    if outcome.fault == nil, let expected = steps[index].value.expectation.identifiers {
      outcome.differences += ledger.differences(from: expected)
    }
    return outcome
  }

  /// Starts a new process of an app and runs its code.
  func launch(_ bundle: String, inBackground: Bool = false) throws(StepFault) {
    try start(bundle, inFront: !inBackground)
    if let process = session?.process, process.isRunning {
      process.launch(inBackground: inBackground)
    }
  }

  /// Starts a new process of an app, and the tracker in it.
  func start(_ bundle: String, inFront: Bool = true) throws(StepFault) {
    if session(of: bundle)?.process.isRunning == true {
      throw StepFault("the app is running; use 'relaunch', or end it first")
    }
    guard device.installedApps[bundle] != nil else {
      throw StepFault("\(bundle) is not on the device; install it first")
    }
    let builder = try shelf.builder(of: bundle)
    if inFront { leaveFront(for: bundle) }
    let new = try AppSession(
      of: builder, on: device, tracker: loaded.scenario.tracker, sink: sink,
      server: server)
    putInFront(new)
    try prepare(new, startsTracker: loaded.scenario.tracker.start == .atLaunch)
    observer?.willLaunch(new, of: loaded)
  }

  /// Does operations in a process, on its screen if there is one.
  func change(_ session: AppSession, _ operations: [RuntimeOperation]) throws(StepFault) {
    let editor = RuntimeEditor(
      process: session.process, app: session.app, object: AppState(of: session.process).controller,
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

  /// The last process of an app, if it was launched.
  func session(of bundle: String) -> AppSession? {
    sessions.last { $0.process.app.bundle == bundle }
  }

  /// From now on steps work on this process; one of the same app before it is forgotten.
  func putInFront(_ new: AppSession) {
    let bundle = new.process.app.bundle
    sessions = sessions.filter { $0.process.app.bundle != bundle } + [new]
    session = new
  }

  /// Ends every process without a word.
  func endEveryProcess() {
    for session in sessions { session.process.kill() }
  }

  private func readsIdentifiers(at index: Int) -> Bool {
    let step = steps[index].value
    if step.expectation.identifiers != nil { return true }
    return readsIdentifiersAtLaunches && step.verb.startsProcess
      && session?.process.isRunning == true
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
