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
  let loaded: LoadedScenario
  /// Keeps the device beyond the run; nil for a device that goes with it.
  private let kept: KeptDevice?
  /// The server outside of the lab that takes the events; nil for the simulated one.
  private let target: UploadTarget?
  /// What the app's code has done in the current step, and may still do.
  let scriptLog = ScriptLog()
  /// The pages of the file, and those that are shown.
  let pages = PageShelf()
  private let sink = MemorySink()
  /// What has become of the events of every process.
  private(set) var deliveries = Deliveries()
  /// What opens the stores of trackers; nil for their own way.
  var openStore: StoreOpener?
  /// The text that is typed where a step types one; a replay types others.
  var typed: (String) -> String = { $0 }
  /// Prepares each simulation in which an audit plays the scenario again.
  var prepareReplay: (Simulation) -> Void = { _ in }
  /// Whether trackers keep their events even if the scenario does not say so.
  let keepsEvents: Bool
  /// Looks at each step; nil for a replay, which is compared with another one.
  var auditor: (any SimulationAuditor)?
  /// The first invariant that did not hold.
  private var violation: Violation?
  /// The servers that trackers reach.
  let servers: Servers
  /// What steps do to the app before it is launched.
  var preparations: [Verb] = []
  /// Sees what the steps do, for explanations; nil unless somebody wants one.
  var observer: (any SimulationObserver)?
  /// The fingers that are going to come down, and those that are down, of the current chain.
  var touches = TouchQueue()

  /// Prepares a replay: a run on a new device that nothing audits.
  convenience init(_ loaded: LoadedScenario, seed: UInt64, keepingEvents keepsEvents: Bool) {
    self.init(loaded, seed, on: nil, uploadingTo: nil, keepingEvents: keepsEvents)
  }

  /// Prepares a run; it is not audited unless ``auditor`` is set.
  init(
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
    shelf = AppShelf(loaded.app, loaded.otherApps, log: scriptLog)
    pages.publish([loaded.app] + loaded.otherApps, on: device, log: scriptLog)
    installApps(loaded.scenario.device.installed?.map(\.value) ?? shelf.bundles)
  }

  /// Runs the steps in order; the first that cannot be done is the last.
  ///
  /// In the end nothing is wrong any more, and what waits is delivered, as far as it can be; of
  /// that the report says only whether the invariants hold. A device that is kept is left as it
  /// is instead, and what runs on it ends; its files are looked at then. What is for a server
  /// outside of the lab is delivered in each case, as far as that takes it.
  package func run() -> RunReport {
    var report = run(through: steps.count - 1) { _ in }
    report.delivered = target.map(deliverRest)
    if report.violation == nil { report.violation = auditor?.violationInReplays(of: self) }
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

  /// Runs the steps up to one, by its index; after each of them somebody may look around.
  func run(through last: Int, observing observe: (StepOutcome) -> Void) -> RunReport {
    var outcomes: [StepOutcome] = []
    for index in steps.indices.prefix(last + 1) {
      let outcome = play(index)
      outcomes.append(outcome)
      observe(outcome)
      if outcome.fault != nil || violation != nil { break }
    }
    return RunReport(
      loaded: loaded, seed: seed, outcomes: outcomes, end: device.clock.uptime,
      violation: violation)
  }

  /// The steps, with their places in the file.
  var steps: [Located<Step>] { loaded.scenario.steps }

  /// Runs one step, by its index; those before it have run.
  func play(_ index: Int) -> StepOutcome {
    observer?.willRun(index)
    defer { observer?.didRun(index) }
    return run(index)
  }

  private func run(_ index: Int) -> StepOutcome {
    var outcome = StepOutcome(index: index, start: device.clock.uptime)
    let firstEvent = sink.events.count
    let firstRequest = device.web.requests.count
    let firstReceived = servers.events.ledger.entries.count
    let firstReport = servers.counts.reports.count
    let marks = sessions.map { TrackerMark(now: $0) }
    let before = session
    scriptLog.reset()
    do throws(StepFault) {
      outcome.miss = try perform(index)
      try settle(after: index)
      if readsIdentifiers(at: index) { try readIdentifiers(at: index) }
      if steps[index].value.expectation.statistics != nil { outcome.statistics = try countedRows() }
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
    outcome.received = servers.events.ledger.entries[firstReceived...].map {
      $0.event ?? "record \($0.sequence)"
    }
    outcome.reports = Array(servers.counts.reports[firstReport...])
    outcome.delivery = deliveries.totals(of: session)
    outcome.crash = crash()
    outcome.notes = scriptLog.notes
    outcome.fault = (outcome.fault ?? scriptLog.fault).map(naming)
    kept?.save()
    StepCheck(steps[index], of: loaded.scenario)
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

  /// Lets nothing be wrong any more, and sends what waits; answers the apps whose queues remain.
  ///
  /// Nothing is sent from a device that is kept, or without a simulated server.
  func drain() -> [String] {
    let delivery = loaded.scenario.tracker.configuration.delivery
    let isDrained = kept != nil || target != nil || delivery?.address == nil
    return isDrained ? [] : delivery.map(drain) ?? []
  }

  /// Whether the device is kept beyond the run.
  var isKept: Bool { kept != nil }

  /// Sees which processes have ended.
  func noteEnds() { deliveries.noteEnds() }

  /// Sees which stores went with their apps.
  func noteRemovals() { deliveries.noteRemovals(on: device.disk) }

  /// How many events trackers have captured.
  var captured: Int { sink.events.count }

  /// The events that trackers have captured, in order.
  var capturedEvents: [Event] { sink.events }

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
    noteEnds()
    let new = try AppSession(
      of: builder, on: device, tracker: tracker(of: bundle), sink: sink, servers: servers)
    new.tracker.openStore = openStore
    try keep()
    putInFront(new)
    deliveries.add(new)
    try prepare(new, startsTracker: loaded.scenario.tracker.start == .atLaunch)
    observer?.willLaunch(new, of: loaded)
  }

  /// Notes that a process was started before it does anything: its number is never given again.
  private func keep() throws(StepFault) {
    kept?.save()
    guard let failure = kept?.failure else { return }
    throw StepFault("\(failure.path) cannot be written: \(failure.reason)")
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
    noteEnds()
  }

  /// What the tracker of an app is told; two scenarios of one seed name their runs differently.
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
