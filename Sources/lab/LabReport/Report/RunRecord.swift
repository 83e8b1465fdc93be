import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import MiniUI

/// A run played again for a report: the screens and traces of its steps.
///
/// The report's verdict and its events are those of the first run, which no observer disturbs.
struct RunRecord {
  /// The steps that ran and that the report has, in their order.
  private(set) var steps: [Step] = []
  /// The number of views that are left out, because their screens have too many.
  private(set) var omittedViews = 0
  let facts: RuleFacts
  private(set) var trail: RecordTrail

  /// The number of screens that are left out, because those before them have so many views.
  private(set) var omittedScreens = 0

  struct Step {
    /// The links to the screens before the step, at its last touch, and after it.
    var screens: [PrintedJSON?]
    /// The places of the views of each touch.
    var touches: [Touch] = []
    /// The trace, with changes of classes that a later launch has made.
    var trace = StepTrace()
    let records: RecordTrail.Step
    let state: State
    /// True if the process that ran before the step has ended.
    let isEnd: Bool
    /// The device's uptime after the step.
    let end: Duration
  }

  /// The views of a touch as places in the screen at that moment.
  struct Touch {
    /// The place of the hit view.
    var node: Int?
    /// The places of the views from the window to the hit view.
    var ancestors: [Int?] = []
    /// The places of the responders; nil for one that is not a view.
    var chain: [Int?] = []
  }

  enum State: String {
    case foreground, background, away
  }

  /// Plays a run again.
  init(
    of report: RunReport, within limits: ReportLimits, _ screens: DerivedScreens,
    to tables: inout ReportTables
  ) {
    let loaded = report.loaded
    let configuration = loaded.scenario.tracker.configuration
    let simulation = Simulation(loaded, seed: report.seed, keepingEvents: false)
    simulation.scriptLog.keepsSources = true
    facts = RuleFacts(of: loaded)
    trail = RecordTrail(within: limits)
    let observer = TouchRecorder(
      NumberedScreens(naming: configuration.pages, within: limits, screens),
      configuration.scheme, facts, limits, tables)
    // The observer alone keeps the tables, so that they are not copied.
    tables = ReportTables()
    observer.simulation = simulation
    simulation.observer = observer.tracer
    var before: PrintedJSON?
    var wasRunning = false
    let places = limits.steps(of: report.outcomes)
    let kept = Set(places)
    observer.failed = Set(report.outcomes.indices.filter { !report.outcomes[$0].holds })
    var followed = 0
    _ = simulation.run(through: places.last ?? -1) { outcome in
      let place = outcome.index
      let (touches, atTouch) = observer.takeTouches()
      // The screen after a step is the one before the next step.
      let after = kept.contains(place) || kept.contains(place + 1) ? observer.screen() : nil
      observer.step = kept.contains(place + 1) ? place + 1 : nil
      let isRunning = simulation.session?.process.isRunning == true
      defer { (before, wasRunning) = (after, isRunning) }
      guard kept.contains(place) else { return }
      defer { followed = place + 1 }
      steps.append(
        Step(
          screens: [before, atTouch ?? before, after], touches: touches,
          records: trail.step(of: simulation, after: report.outcomes[followed...place]),
          state: State(of: simulation),
          isEnd: wasRunning && !isRunning, end: simulation.device.clock.uptime))
    }
    for (index, place) in places.prefix(steps.count).enumerated() {
      steps[index].trace = observer.tracer.traces[place]
    }
    (tables, omittedViews) = (observer.tables, observer.omitted)
    omittedScreens = observer.omittedScreens
  }
}

extension RunRecord.State {
  /// The state of the app of a simulation's last launch.
  fileprivate init(of simulation: Simulation) {
    guard let session = simulation.session, session.process.isRunning else {
      self = .away
      return
    }
    self = session.isInBackground ? .background : .foreground
  }
}

/// A recorder of the screens of a simulation, between steps and when a finger comes down.
private final class TouchRecorder {
  let tracer: StepTracer
  var tables: ReportTables
  private(set) var omitted = 0
  private(set) var omittedScreens = 0
  private var views = 0
  // The simulation retains the tracer, whose closures call this recorder.
  weak var simulation: Simulation?
  private var screens: NumberedScreens
  private let facts: RuleFacts
  private let limits: ReportLimits
  /// The running step; nil if the report leaves it out.
  var step: Int? = 0
  /// The failed steps, whose screens are never left out.
  var failed: Set<Int> = []
  private var touches: [RunRecord.Touch] = []
  private var atTouch: PrintedJSON?
  private var last: ScreenRecord?

  init(
    _ screens: NumberedScreens, _ scheme: any PathScheme, _ facts: RuleFacts,
    _ limits: ReportLimits, _ tables: ReportTables
  ) {
    (self.screens, self.facts, self.limits, self.tables) = (screens, facts, limits, tables)
    tracer = StepTracer(scheme)
    tracer.didTouch = { [weak self] view in self?.note(view) }
  }

  /// Returns the touches since the last call, and the screen at the last of them.
  func takeTouches() -> ([RunRecord.Touch], PrintedJSON?) {
    defer { (touches, atTouch) = ([], nil) }
    return (touches, atTouch)
  }

  /// Records the screen now; nil without an app in the foreground.
  func screen() -> PrintedJSON? { record()?.link }

  private func record(keeping kept: Set<ObjectIdentifier> = []) -> ScreenRecord? {
    guard let session = simulation?.session, session.process.isRunning, !session.isInBackground
    else { return nil }
    let isFailed = step.map { failed.contains($0) || failed.contains($0 + 1) } ?? false
    guard views < limits.viewsOfScenario || isFailed else {
      omittedScreens += 1
      return nil
    }
    let record = ScreenRecorder.record(
      session, keeping: kept, after: last, in: &screens, facts, within: limits, to: &tables)
    omitted = max(omitted, record.sight.omitted)
    views += record.places.count + record.sight.omitted
    last = record
    return record
  }

  private func note(_ view: View) {
    guard step != nil else { return }
    let kept = Set(view.ancestors.map { ObjectIdentifier($0) }).union([ObjectIdentifier(view)])
    guard let record = record(keeping: kept) else { return }
    atTouch = record.link
    touches.append(
      RunRecord.Touch(
        node: record.places[ObjectIdentifier(view)],
        ancestors: view.ancestors.reversed().map { record.places[ObjectIdentifier($0)] },
        chain: view.responderChain.map { record.places[ObjectIdentifier($0)] }))
  }
}
