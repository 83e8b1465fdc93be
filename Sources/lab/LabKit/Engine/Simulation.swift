package import AutoTrack
import LabLanguage
import LabSystem
package import MiniUI
import Wording

/// One run of a scenario: a device, the processes of apps, their trackers, and the outcome.
///
/// The same scenario and seed give a byte-identical report. A simulation runs once.
package final class Simulation {
  package let seed: UInt64
  /// The phone, which outlives the app's processes.
  package let device: Device
  /// The current process, or the last one; nil before the first launch.
  package private(set) var session: AppSession?
  /// The last process of each launched app, in the order of the launches.
  private(set) var sessions: [AppSession] = []
  var shelf: AppShelf
  package var ledger = IdentifierLedger()
  /// True to read identifiers after each launch too, for a comparison of runs.
  package var readsIdentifiersAtLaunches = false
  package let loaded: LoadedScenario
  /// The storage of a device that outlives the run; nil for a temporary device.
  private let kept: KeptDevice?
  /// The server outside of the lab for the events; nil for the simulated one.
  private let target: UploadTarget?
  /// The log and budget of the app's code in the current step.
  package let scriptLog = ScriptLog()
  /// The number of moments of one step at which timers may come due, so that a wait ends.
  var turnLimit = 10_000_000
  /// The pages of the scenario, and their open instances.
  let pages = PageShelf()
  private let sink = MemorySink()
  /// The deliveries of every process.
  package private(set) var deliveries = Deliveries()
  /// Replaces the trackers' opening of stores; nil keeps it.
  package var openStore: StoreOpener?
  /// Maps the typed texts; a replay replaces them.
  var typed: (String) -> String = { $0 }
  /// Prepares each simulation in which an audit replays the scenario.
  var prepareReplay: (Simulation) -> Void = { _ in }
  /// True if trackers keep their events even without `upload` in the scenario.
  let keepsEvents: Bool
  /// The auditor of each step; nil for a replay, which is compared with another run.
  var auditor: (any SimulationAuditor)?
  /// The first violated invariant.
  private var violation: Violation?
  /// The servers that trackers reach.
  package let servers: Servers
  /// The steps before the launch that are deferred to it, with their indices.
  var preparations: [(index: Int, verb: any PerformableVerb)] = []
  /// The index of the current step, or of the last one.
  var currentIndex = 0
  /// The index of the step whose runtime operations are performed; a deferred one at the launch.
  var changingIndex = 0
  /// The observer of the steps, for explanations.
  package var observer: (any SimulationObserver)?
  private lazy var expectedKinds = StepCheck.Kinds(of: loaded.scenario)
  /// The fingers of the current chain of taps.
  var touches = TouchQueue()

  /// Prepares a replay: a run on a new device without an audit.
  package convenience init(_ loaded: LoadedScenario, seed: UInt64, keepingEvents keepsEvents: Bool)
  {
    self.init(loaded, seed, on: nil, uploadingTo: nil, keepingEvents: keepsEvents)
  }

  /// Prepares a run, without an audit unless ``auditor`` is set.
  package init(
    _ loaded: LoadedScenario, _ seed: UInt64?, on kept: KeptDevice?,
    uploadingTo target: UploadTarget?, keepingEvents keepsEvents: Bool
  ) {
    self.loaded = loaded
    self.keepsEvents = keepsEvents
    self.kept = kept
    self.target = target
    device =
      kept?.device ?? loaded.scenario.device.makeDevice(seed: seed ?? loaded.scenario.seed)
    self.seed = device.chance.seed
    servers = Servers(of: loaded.scenario, from: device, uploadingTo: target)
    shelf = AppShelf(of: loaded, log: scriptLog)
    pages.publish([loaded.app] + loaded.otherApps, on: device, log: scriptLog)
    installApps(loaded.scenario.device.installed?.map(\.value) ?? shelf.bundles)
  }

  /// Runs the steps in order, up to the first that cannot be performed.
  ///
  /// After the last step all faults end and the queued events are delivered as far as possible; the
  /// report only says if the invariants hold. A kept device is instead left unchanged: its
  /// processes end and its files are inspected. Events for a server outside of the lab are
  /// delivered in either case.
  ///
  /// If `isEnough` returns true after a step, the steps after it and the rest of the run are left
  /// out.
  package func run(until isEnough: (StepOutcome) -> Bool = { _ in false }) -> RunReport {
    var isStopped = false
    var report = run(through: steps.count - 1) { outcome in
      isStopped = isEnough(outcome)
      return isStopped
    }
    if isStopped, report.skippedCount > 0 { return report }
    report.delivered = target.map(deliverRest)
    if report.violation == nil { report.violation = auditor?.violationInReplays(of: self) }
    // Before the last audit, which inspects the files after all processes have ended.
    leaveDevice()
    if isKept { report.losses = deliveries.losses }
    guard report.violation == nil, report.skippedCount == 0 else { return report }
    report.violation = violationAtEnd()
    return report
  }

  private func leaveDevice() {
    guard let kept else { return }
    endEveryProcess()
    kept.save()
  }

  package func run(through last: Int, observing observe: (StepOutcome) -> Void) -> RunReport {
    run(through: last) { outcome in
      observe(outcome)
      return false
    }
  }

  private func run(through last: Int, until isEnough: (StepOutcome) -> Bool) -> RunReport {
    var outcomes: [StepOutcome] = []
    for index in steps.indices.prefix(last + 1) {
      let outcome = play(index)
      outcomes.append(outcome)
      if isEnough(outcome) || outcome.fault != nil || violation != nil { break }
    }
    return RunReport(
      loaded: loaded, seed: seed, outcomes: outcomes, end: device.clock.uptime,
      violation: violation)
  }

  var steps: [Located<Step>] { loaded.scenario.steps }

  /// Runs one step by its index; the steps before it must have run.
  func play(_ index: Int) -> StepOutcome {
    scriptLog.observer = observer as? any ScriptObserver
    observer?.willRun(index)
    defer { observer?.didRun(index) }
    return run(index)
  }

  private func run(_ index: Int) -> StepOutcome {
    var outcome = StepOutcome(index: index, start: device.clock.uptime)
    let mark = StepMark(now: self)
    scriptLog.reset()
    servers.requestCount = 0
    do throws(StepFault) {
      outcome.miss = try perform(index)
      try settle(after: index)
      if readsIdentifiers(at: index) { try readIdentifiers(at: index) }
      if steps[index].value.expectation.statistics != nil { outcome.statistics = try countedRows() }
    } catch {
      outcome.fault = error
    }
    mark.addRecords(of: self, to: &outcome)
    outcome.crash = crash()
    outcome.fault = (outcome.fault ?? scriptLog.fault).map(naming)
    kept?.save()
    StepCheck(steps[index], expectedKinds)
      .apply(to: &outcome, in: session?.process)
    if outcome.fault == nil, let expected = steps[index].value.expectation.identifiers {
      outcome.differences += ledger.differences(from: expected)
    }
    noteEnds()
    violation = auditor?.violation(after: outcome, in: self)
    return outcome
  }

  private func violationAtEnd() -> Violation? {
    observer = nil
    let stuck = drain()
    noteEnds()
    return auditor?.violation(atEndOf: self, stuck: stuck)
  }

  /// Ends all faults and sends the queued events; returns the apps whose queues remain.
  ///
  /// It sends nothing from a kept device, or without a simulated server.
  func drain() -> [String] {
    let delivery = loaded.scenario.tracker.configuration.delivery
    let isDrained = kept != nil || target != nil || delivery?.address == nil
    return isDrained ? [] : delivery.map(drain) ?? []
  }

  /// True if the device outlives the run.
  var isKept: Bool { kept != nil }

  func noteEnds() { deliveries.noteEnds() }

  /// Notes the stores that were removed with their apps.
  func noteRemovals() { deliveries.noteRemovals(on: device.disk) }

  var captured: Int { sink.events.count }

  package var capturedEvents: [Event] { sink.events }

  /// Starts a new process of an app and runs its code.
  package func launch(
    _ bundle: String, inBackground: Bool = false, root: ControllerDescription? = nil
  ) throws(StepFault) {
    try start(bundle, inFront: !inBackground, root: root)
    if let process = session?.process, process.isRunning {
      process.launch(inBackground: inBackground)
    }
  }

  /// Starts a new process of an app, with its tracker.
  func start(
    _ bundle: String, inFront: Bool = true, root: ControllerDescription? = nil
  ) throws(StepFault) {
    if session(of: bundle)?.process.isRunning == true {
      throw StepFault("the app is running; use 'relaunch', or end it first")
    }
    guard device.installedApps[bundle] != nil else {
      throw StepFault("\(bundle) is not on the device; install it first")
    }
    var builder = try shelf.builder(of: bundle)
    builder.root = root
    if inFront { leaveFront(for: bundle) }
    noteEnds()
    let new = try AppSession(
      of: builder, on: device, tracker: tracker(of: bundle), sink: sink, servers: servers)
    new.autoTrack?.openStore = openStore
    // Saved before the process acts: the number of a started process must not be used again.
    try keep()
    putInFront(new)
    deliveries.add(new)
    try prepare(new, startsTracker: loaded.scenario.tracker.start == .atLaunch)
    observer?.willLaunch(new, of: loaded)
  }

  /// Saves a kept device; throws if it cannot be written.
  private func keep() throws(StepFault) {
    kept?.save()
    guard let failure = kept?.failure else { return }
    throw StepFault("\(failure.path) cannot be written: \(failure.reason)")
  }

  /// Performs operations in a process, on its current screen if there is one.
  func change(_ session: AppSession, _ operations: [RuntimeOperation]) throws(StepFault) {
    let editor = RuntimeEditor(
      process: session.process, app: session.app, object: AppState(of: session.process).controller,
      arguments: [], source: "step \(changingIndex + 1)")
    observer?.willChangeClasses(in: session, byStep: changingIndex)
    defer { observer?.didChangeClasses(in: session, byStep: changingIndex) }
    try editor.apply(operations)
  }

  /// Runs the due work, unless the next tap counts from this one or the app is suspended.
  private func settle(after index: Int) throws(StepFault) {
    guard let session, session.process.isRunning, !isWithinChain(index) else { return }
    if verb(at: index).onlyWaits, session.isInBackground { return }
    try require(session.process.mainLoop.settle())
  }

  /// Throws if the app does not come to rest.
  package func require(_ settlement: MainLoop.Settlement) throws(StepFault) {
    guard case .stillPending(let names) = settlement else { return }
    throw StepFault("the app does not come to rest; pending: \(names.joined(separator: ", "))")
  }

  /// Returns the last process of an app, if it was launched.
  package func session(of bundle: String) -> AppSession? {
    sessions.last { $0.process.app.bundle == bundle }
  }

  /// Makes a process the current one; it replaces an earlier process of the same app.
  func putInFront(_ new: AppSession) {
    let bundle = new.process.app.bundle
    sessions = sessions.filter { $0.process.app.bundle != bundle } + [new]
    session = new
  }

  package func endEveryProcess() {
    for session in sessions { session.process.kill() }
    noteEnds()
  }

  /// Returns an app's tracker description; the title tells the runs of equal seeds apart.
  private func tracker(of bundle: String) -> TrackerDescription {
    var tracker = keepsEvents ? loaded.scenario.tracker.keepingEvents : loaded.scenario.tracker
    tracker.configuration.delivery?.origin = loaded.scenario.title
    if let cache = tracker.caches.first(where: { $0.key.value == bundle })?.value {
      tracker.configuration.delivery?.cache = cache
    }
    return target.map(tracker.delivering) ?? tracker
  }

  private func readsIdentifiers(at index: Int) -> Bool {
    let step = steps[index].value
    if step.expectation.identifiers != nil { return true }
    return readsIdentifiersAtLaunches && step.verb.startsProcess
      && session?.process.isRunning == true
  }

  /// Adds to a fault the other screens that have the missing element.
  private func naming(_ fault: StepFault) -> StepFault {
    guard let identifier = fault.missing?.identifier, let process = session?.process,
      let shown = AppState(of: process).controller?.class.name
    else { return fault }
    let screens = loaded.app.screens(with: identifier)
    guard !screens.isEmpty, !screens.contains(shown) else { return fault }
    let element = "#\(identifier)"
    return fault.noting(
      elsewhere: "\(element) is on \(screens.joined("or")); \(shown) is shown")
  }

  /// Returns the exception that ended the process; it is reported in one step only.
  private func crash() -> SimulatedException? {
    guard let session, !session.isCrashReported,
      case .crashed(let exception) = session.process.state
    else { return nil }
    session.isCrashReported = true
    return exception
  }
}
