import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import MiniUI

/// A run played again for a report: the screens and traces of its steps.
///
/// The report's verdict and its events are those of the first run, which no observer disturbs.
struct RunRecord {
  /// The steps that ran, up to the bound.
  private(set) var steps: [Step] = []
  /// The number of views that are left out, because their screens have too many.
  private(set) var omittedViews = 0
  /// The facts of the scenario's rules.
  let facts: RuleFacts
  /// The ways of its records.
  private(set) var trail: RecordTrail

  /// The number of screens that are left out, because those before them have so many views.
  private(set) var omittedScreens = 0

  /// The observations at one step.
  struct Step {
    /// The links to the screens before the step, at its last touch, and after it.
    var screens: [CompactJSON?]
    /// The places of the views of each touch.
    var touches: [Touch] = []
    /// The trace, with changes of classes that a later launch has made.
    var trace = StepTrace()
    /// The moves of records.
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

  /// The state of the app in front.
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
    facts = RuleFacts(of: loaded)
    trail = RecordTrail(within: limits)
    let observer = TouchRecorder(
      NumberedScreens(naming: configuration.pages, within: limits, screens),
      configuration.scheme, facts, limits, tables)
    // The observer alone keeps the tables, so that they are not copied.
    tables = ReportTables()
    observer.simulation = simulation
    simulation.observer = observer.witness
    var before: CompactJSON?
    var wasRunning = false
    let last = min(report.outcomes.count, limits.steps) - 1
    _ = simulation.run(through: last) { outcome in
      let (touches, atTouch) = observer.takeTouches()
      let after = observer.screen()
      let isRunning = simulation.session?.process.isRunning == true
      steps.append(
        Step(
          screens: [before, atTouch ?? before, after], touches: touches,
          records: trail.step(of: simulation, after: outcome),
          state: State(of: simulation),
          isEnd: wasRunning && !isRunning, end: simulation.device.clock.uptime))
      (before, wasRunning) = (after, isRunning)
    }
    for index in steps.indices { steps[index].trace = observer.witness.traces[index] }
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
  let witness: Witness
  var tables: ReportTables
  private(set) var omitted = 0
  private(set) var omittedScreens = 0
  private var views = 0
  weak var simulation: Simulation?
  private var screens: NumberedScreens
  private let facts: RuleFacts
  private let limits: ReportLimits
  private var touches: [RunRecord.Touch] = []
  private var atTouch: CompactJSON?
  private var last: ScreenRecord?

  init(
    _ screens: NumberedScreens, _ scheme: any PathScheme, _ facts: RuleFacts,
    _ limits: ReportLimits, _ tables: ReportTables
  ) {
    (self.screens, self.facts, self.limits, self.tables) = (screens, facts, limits, tables)
    witness = Witness(scheme)
    witness.didTouch = { [weak self] view in self?.note(view) }
  }

  /// Returns the touches since the last call, and the screen at the last of them.
  func takeTouches() -> ([RunRecord.Touch], CompactJSON?) {
    defer { (touches, atTouch) = ([], nil) }
    return (touches, atTouch)
  }

  /// Records the screen now; nil without an app in the foreground.
  func screen() -> CompactJSON? { record()?.link }

  private func record() -> ScreenRecord? {
    guard let session = simulation?.session, session.process.isRunning, !session.isInBackground
    else { return nil }
    guard views < limits.viewsOfScenario else {
      omittedScreens += 1
      return nil
    }
    let record = ScreenRecorder.record(
      session, after: last, in: &screens, facts, within: limits, to: &tables)
    omitted = max(omitted, record.sight.omitted)
    views += record.places.count + record.sight.omitted
    last = record
    return record
  }

  private func note(_ view: View) {
    guard let record = record() else { return }
    atTouch = record.link
    touches.append(
      RunRecord.Touch(
        node: record.places[ObjectIdentifier(view)],
        ancestors: view.ancestors.reversed().map { record.places[ObjectIdentifier($0)] },
        chain: view.responderChain.map { record.places[ObjectIdentifier($0)] }))
  }
}
