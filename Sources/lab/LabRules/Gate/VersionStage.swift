import AutoTrack
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

struct SurveyedVersion {
  let version: ImpactVersion
  let survey: VersionSurvey

  /// Shows all screens of a version under rules.
  init(
    _ version: ImpactVersion, _ rules: [CircledRule], takingPictures: Bool = false
  ) throws(LabError) {
    self.version = version
    survey = try VersionStage.survey(of: version, rules, takingPictures: takingPictures)
  }
}

/// Shows the screens of a version one by one, and collects their views and elements.
///
/// The rules judge live views, as the tracker does at run time.
struct VersionStage {
  private let version: ImpactVersion
  private let simulation: Simulation
  private let matcher: ElementMatcher<CircledRule>
  private let takesPictures: Bool
  private var survey: VersionSurvey

  /// Shows all screens of a version under rules.
  static func survey(
    of version: ImpactVersion, _ rules: [CircledRule], takingPictures: Bool = false
  ) throws(LabError) -> VersionSurvey {
    var stage = VersionStage(version, rules, takingPictures)
    try stage.showAll()
    return stage.survey
  }

  private init(_ version: ImpactVersion, _ rules: [CircledRule], _ takesPictures: Bool) {
    (self.version, self.takesPictures) = (version, takesPictures)
    survey = VersionSurvey(files: version.files)
    let loaded = version.loaded
    simulation = Simulation(loaded, seed: loaded.scenario.seed, keepingEvents: false)
    simulation.scriptLog.keepsSources = true
    matcher = ElementMatcher(rules, by: \.element)
  }

  private mutating func showAll() throws(LabError) {
    let report = simulation.run(through: 0) { _ in }
    guard simulation.session?.process.isRunning == true else {
      let reason = report.outcomes.first?.fault?.message.text ?? "the app crashes when it starts"
      throw .invalid([SourceError(file: version.name, message: reason)])
    }
    let placements = ScreenPlacement.all(in: version.app, from: version.entrances)
    for placement in placements { show(placement) }
  }

  private mutating func show(_ placement: ScreenPlacement) {
    do throws(StepFault) {
      let session = try runningSession()
      session.app.log.reset()
      session.app.show(placement.root, in: session.process)
      session.select(placement.tabs)
      try simulation.require(session.process.mainLoop.settle())
      guard session.process.isRunning else { throw StepFault("the app crashes") }
      collect(session)
    } catch {
      survey.faults.append("\(placement.screen.type) cannot be shown: \(error.message)")
    }
  }

  /// Returns the app; after a crash, a new process.
  private func runningSession() throws(StepFault) -> AppSession {
    if let session = simulation.session, session.process.isRunning { return session }
    let plain = ControllerDescription(kind: .plain, className: nil, children: [])
    try simulation.launch(version.app.identity.bundle, root: plain)
    guard let session = simulation.session, session.process.isRunning else {
      throw StepFault("the app crashes")
    }
    return session
  }

  private mutating func collect(_ session: AppSession) {
    let windows = UnrolledWindows(session.process.application.visibleWindows)
    defer { windows.rollUp() }
    let views = windows.views
    let names = ElementKeys(version, views)
    if takesPictures { survey.add(VersionPicture(of: session, names)) }
    var found: [(view: View, key: String, sighting: ElementSighting?)] = []
    for view in views {
      let isCounted = session.counts(view, isDescribed: names.key(of: view) != nil)
      guard let key = names.key(of: view) ?? (isCounted ? names.path(of: view) : nil) else {
        continue
      }
      let sighting = isCounted ? session.autoTrack?.sighting(of: view) : nil
      survey.add(names.facts(of: view, key, windows.frame(of: view), content: sighting?.content))
      found.append((view, key, sighting))
    }
    let (_, elements) = ViewTree.snapshot(of: session.process, locating: found.map(\.view))
    let keys = Dictionary(uniqueKeysWithValues: zip(elements.map(\.id), found.map(\.key)))
    for ((view, key, sighting), snapshot) in zip(found, elements) {
      guard let sighting else { continue }
      let rules = matcher.matches(sighting, of: SchemeElement(view)).map(\.name)
      let element = VersionElement(
        key: key, scene: names.scene(of: view), sighting: sighting, snapshot: snapshot, keys: keys,
        host: HostedViews.Screen(around: view, in: version.app))
      survey.add(element, matching: rules)
      guard let control = view as? SegmentedControl else { continue }
      addSegments(of: control, session, like: element) { segment in
        zip(found, elements).first { $0.0.view === segment }.map { ($0.0.key, $0.1) }
      }
    }
  }

  /// Adds the segments of a control, which rules tell apart by position and content.
  private mutating func addSegments(
    of control: SegmentedControl, _ session: AppSession, like element: VersionElement,
    finding find: (View) -> (key: String, view: ViewTree.Element)?
  ) {
    session.forEachClick(on: SchemeElement(control)) { sighting in
      guard let view = control.segmentView(at: control.selectedSegmentIndex),
        let segment = find(view)
      else { return }
      let rules = matcher.matches(sighting, of: SchemeElement(control)).map(\.name)
      survey.add(
        VersionElement(
          key: segment.key, scene: element.scene, sighting: sighting, snapshot: element.snapshot,
          keys: element.keys, segment: segment.view, host: element.host),
        matching: rules)
    }
  }
}

extension AppSession {
  /// Selects tabs, outermost first.
  fileprivate func select(_ tabs: [Int]) {
    var controller = process.application.visibleWindows.first?.rootViewController
    for tab in tabs {
      while let stack = controller as? NavigationController { controller = stack.topViewController }
      guard let bar = controller as? TabBarController else { return }
      bar.selectedIndex = tab
      controller = bar.selectedViewController
    }
  }

  /// True if clicks on a view are counted, now or after the app's code adds an action.
  fileprivate func counts(_ view: View, isDescribed: Bool) -> Bool {
    if let forecast = autoTrack?.forecast(of: view) { return !forecast.isOtherGesture }
    return isDescribed && (view is Control || (view as? ReusableView)?.indexPath != nil)
  }
}
