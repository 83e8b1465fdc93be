package import AutoTrack
package import MiniUI

/// An element that can be clicked, with the facts that rules match.
package struct ClickableElement {
  /// The class, the identifier and the text.
  package let name: String
  /// The facts that rules of the default scheme match.
  package let sighting: ElementSighting
  package let element: SchemeElement
  private let session: AppSession

  /// The path in the default scheme.
  package var path: String { sighting.path }
  /// The class of the screen.
  package var page: String? { sighting.page }

  /// Nil for an element of which the tracker sees nothing.
  init?(_ forecast: ClickForecast, _ session: AppSession) {
    let view = forecast.element
    guard let sighting = session.autoTrack?.sighting(of: view) else { return nil }
    name = "\(ViewSummary(of: view, showingText: !view.showsTypedText))"
    (self.sighting, element, self.session) = (sighting, SchemeElement(view), session)
  }

  /// Creates the element of a view: itself, or the nearest ancestor that can be clicked.
  package init?(around view: View, _ session: AppSession) {
    for view in sequence(first: view, next: \.superview) {
      guard let forecast = session.autoTrack?.forecast(of: view) else { continue }
      self.init(forecast, session)
      return
    }
    return nil
  }

  /// Returns what each click on the element would match: one click, or one for each segment.
  package func clicks<Rule>(matching matcher: ElementMatcher<Rule>) -> [[Rule]] {
    var clicks: [[Rule]] = []
    session.forEachClick(on: element) { clicks.append(matcher.matches($0, of: element)) }
    return clicks
  }

  /// Returns the reason why no click on the element matches a pattern; nil if one does.
  package func miss(of pattern: ElementPattern) -> RuleMiss? {
    var misses: [RuleMiss?] = []
    session.forEachClick(on: element) { misses.append(pattern.miss(of: $0, element)) }
    return misses.contains(nil) ? nil : misses.compactMap(\.self).max { $0.held < $1.held }
  }

  /// The facts that rules match; an element has others after a tap has changed its text.
  var facts: String { "\(page ?? "")\n\(path)\n\(name)" }
}

/// The elements of a run, which keep their identities from step to step.
package struct ElementSurvey {
  package typealias Found = (element: ClickableElement, identity: String)

  private var ledger = ElementLedger()
  private var seen: Set<String> = []

  /// A survey that has seen no element.
  package init() {}

  /// Returns the elements on the screen whose clicks give events.
  package mutating func elements(in session: AppSession) -> [Found] {
    let elements = session.clickable
    return Array(zip(elements, ledger.identities(of: elements)))
  }

  /// Returns those of them that have not been seen with the same facts.
  package mutating func newElements(in session: AppSession) -> [Found] {
    elements(in: session).filter { seen.insert("\($1)\n\($0.facts)").inserted }
  }
}

extension LoadedScenario {
  /// Runs the scenario; the closure gets the app after each step, by number, that it survives.
  package func run(observing observe: (AppSession, Int) -> Void) -> RunReport {
    let simulation = Simulation(self)
    return simulation.run(through: scenario.steps.count - 1) { outcome in
      guard let session = simulation.session, session.process.isRunning else { return }
      observe(session, outcome.index)
    }
  }
}

extension AppSession {
  /// The elements that a finger could click now, from top to bottom.
  package var forecasts: [ClickForecast] {
    let windows = process.application.visibleWindows
    for window in windows { window.layoutIfNeeded() }
    let shown = windows.flatMap(\.everything).filter { $0.isOnScreen && $0.takesFingers }
    return shown.fromTheTop.compactMap { autoTrack?.forecast(of: $0) }.filter {
      !$0.isOtherGesture
    }
  }

  /// The elements on the screen whose clicks give events, from top to bottom.
  package var clickable: [ClickableElement] {
    forecasts.filter { $0.outcome == .click }.compactMap { ClickableElement($0, self) }
  }

  /// A snapshot of the screen, with the elements that a finger could click now.
  package var clickableElements: (tree: ViewTree, elements: [ViewTree.Element]) {
    ViewTree.snapshot(of: process, locating: forecasts.map(\.element))
  }

  /// Calls a closure with the facts of each click: one for each segment that a tap can select, and
  /// one for any other element.
  ///
  /// The tracker reads the segment that the tap has selected, so the control has it selected while
  /// the closure runs.
  package func forEachClick(on element: SchemeElement, _ body: (ElementSighting) -> Void) {
    guard let view = element.view, let tracker = autoTrack else { return }
    func look() { if let sighting = tracker.sighting(of: view) { body(sighting) } }
    if let control = view as? SegmentedControl { control.forEachChoice(look) } else { look() }
  }
}

extension View {
  /// True if the view and its ancestors take touches.
  fileprivate var takesFingers: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
