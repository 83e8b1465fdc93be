import AutoTrack
import LabImport
import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// Runs of an imported app for a tour, each from its launch.
final class TourStage {
  /// The mistakes in the written app and in its scenarios, of which a correct writer makes none.
  private(set) var mistakes: [SourceError]
  private let app: AppDescription?
  private let device: String?
  private static let path = "app.json5"
  /// The app as the value of the key `app` of a scenario.
  static let reference = "'\(path)'"

  /// Runs of an app whose file has a text.
  init(app text: String, device: String?) {
    var library = ScenarioLibrary(files: MemoryFiles([Self.path: text]))
    app = library.loadApp(Self.path)
    mistakes = library.errors
    self.device = device
  }

  /// The app after some steps.
  struct State {
    let steps: [String]
    /// The class of the current screen after each step.
    let screens: [String]
    /// The controllers whose views are in the window.
    let shown: Set<ImportedID>
    /// The reason why the last step failed.
    var fault: ScreenTour.Miss?
    var crash: SimulatedException?
    /// The tabs beside the selected one; empty without a tab bar.
    var tabs: [Int] = []
    fileprivate var controllers: [ImportedID: ViewController] = [:]
    fileprivate var session: AppSession?
  }

  /// Runs steps on a new device; nil after mistakes.
  ///
  /// The steps are not checked for words that the app does not have, because that costs more than
  /// the run: a selector comes from the screen. ``check(_:)`` is for the whole scenario.
  func run(_ steps: [String], _ keys: [String: ImportedID]) -> State? {
    let draft = draft(of: scenario(steps))
    guard let loaded = draft.loaded else {
      mistakes += draft.errors
      return nil
    }
    let simulation = Simulation(loaded, seed: loaded.scenario.seed, keepingEvents: false)
    var screens: [String] = []
    let report = simulation.run(through: steps.count - 1) { _ in
      screens.append(
        simulation.session.flatMap { AppState(of: $0.process).controller?.class.name } ?? "")
    }
    var state = State(steps: steps, screens: screens, shown: [], fault: Self.fault(of: report))
    guard let session = simulation.session, session.process.isRunning else {
      state.fault = .crash
      state.crash = report.outcomes.lazy.compactMap(\.crash).first
      return state
    }
    return look(at: session, state, keys)
  }

  private func scenario(_ steps: [String]) -> String {
    let device = device.map { "device: \($0), " } ?? ""
    let steps = steps.joined(separator: ", ")
    return "{ scenario: 'tour', app: \(Self.reference), \(device)steps: [\(steps)] }"
  }

  /// Checks a scenario of the app, whose mistakes are added to ``mistakes``.
  func check(_ scenario: String) { mistakes += draft(of: scenario).checked().errors }

  /// A scenario that has been read but not checked.
  private func draft(of scenario: String) -> ScenarioDraft {
    let location = ScenarioLocation(path: "tour.json5", shortName: "tour.json5")
    var draft = ScenarioDraft(
      of: .success(Array(scenario.utf8)), at: location, .standard, for: .autoTrack)
    if draft.scenario != nil { draft.take((app, []), as: 0) }
    return draft
  }

  private static func fault(of report: RunReport) -> ScreenTour.Miss? {
    if report.outcomes.contains(where: { $0.crash != nil }) { return .crash }
    if report.outcomes.contains(where: { $0.miss != nil }) { return .missed }
    return report.outcomes.contains { $0.fault != nil } ? .offScreen : nil
  }

  private func look(at session: AppSession, _ state: State, _ keys: [String: ImportedID]) -> State {
    let roots = session.process.application.visibleWindows.compactMap(\.rootViewController)
    let all = roots.flatMap { $0.shownControllers }
    let known = all.compactMap { controller -> (ImportedID, ViewController)? in
      let names = sequence(first: controller.isa, next: \.superclass).lazy.map(\.name)
      return names.compactMap { keys[$0] }.first.map { ($0, controller) }
    }
    var new = State(
      steps: state.steps, screens: state.screens, shown: Set(known.map(\.0)), fault: state.fault)
    new.controllers = Dictionary(known) { first, _ in first }
    new.session = session
    let bar = all.lazy.compactMap { $0 as? TabBarController }.first
    new.tabs = (bar?.viewControllers ?? []).indices.filter { $0 != bar?.selectedIndex }
    return new
  }
}

extension TourStage.State {
  /// Returns the steps that take an edge, or the reason against taking it.
  func steps(for edge: ScreenEdge) -> Result<[String], TourMiss> {
    guard let controller = controllers[edge.source], let process = session?.process else {
      return .failure(TourMiss(miss: .offScreen))
    }
    if case .bar(let title)? = edge.act {
      guard !title.isEmpty else { return .failure(TourMiss(miss: .noSelector)) }
      return .success(["{ tap: \(ElementSelector(.barButton(title)).written) }"])
    }
    let screen = Screen(of: process)
    guard let view = view(for: edge, of: controller), view.isShown else {
      return rowSteps(for: edge, of: controller, screen)
    }
    guard let selector = selector(of: view, in: process) else {
      return .failure(TourMiss(miss: .noSelector))
    }
    let isInCell = sequence(first: view, next: \.superview).contains { $0 is ReusableView }
    // A visible cell needs no scroll, but one that only peeks does.
    let isHit = isInCell && view.takesTapInTheMiddle
    let scroll = isHit ? nil : ScrollRemedy(in: screen).step(to: selector)
    let recognizer = view.gestureRecognizers.first { $0.sends(edge.selector, to: controller) }
    guard let steps = TourGesture(selector.written).steps(for: recognizer) else {
      return .failure(TourMiss(miss: .otherGesture))
    }
    return .success([scroll].compactMap(\.self) + steps)
  }

  private func selector(of view: View, in process: AppProcess) -> ElementSelector? {
    let element = ScreenContents(of: process).parts.lazy.filter { $0.view === view }
      .compactMap(\.element).first
    if let element, let selector = ElementNames(in: process).selector(of: view, element) {
      return selector
    }
    return (try? ViewPath(DefaultPathScheme().path(of: view))).map { ElementSelector(.path($0)) }
  }

  /// A row below the visible ones needs a scroll first.
  private func rowSteps(
    for edge: ScreenEdge, of controller: ViewController, _ screen: Screen
  ) -> Result<[String], TourMiss> {
    guard edge.act == .row else { return .failure(TourMiss(miss: .offScreen)) }
    let lists = controller.view.everything.compactMap { $0 as? ListView }
    for list in lists {
      guard let place = ListContents.of(list)?.place(ofSelection: edge.selector) else { continue }
      let row = ElementSelector(.row(place))
      guard let scroll = ScrollRemedy(in: screen).step(showing: row) else { continue }
      return .success([scroll, "{ tap: \(row.written) }"])
    }
    return .failure(TourMiss(miss: .offScreen))
  }

  private func view(for edge: ScreenEdge, of controller: ViewController) -> View? {
    let item = controller.navigationItem
    let items = item.leftBarButtonItems + item.rightBarButtonItems + (controller.toolbarItems ?? [])
    let inBars = ([item.titleView] + items.map(\.customView)).compactMap(\.self)
    let views = ([controller.view] + inBars).flatMap(\.everything)
    switch edge.act {
    case .row: return cell(in: views) { $0.selection?.value == edge.selector }
    case .accessory:
      return cell(in: views) { $0.accessory?.value == edge.selector }?
        .subviews.first { $0 is Button }
    default:
      return views.first { view in
        let control = view as? Control
        let actions = control.flatMap { $0.actions(for: controller, on: $0.allControlEvents) }
        return actions?.contains(edge.selector) == true
          || view.gestureRecognizers.contains { $0.sends(edge.selector, to: controller) }
      }
    }
  }

  private func cell(
    in views: [View], where isMeant: (ListDescription.Cell) -> Bool
  ) -> View? {
    for list in views.compactMap({ $0 as? ListView }) {
      for path in list.visiblePaths {
        guard let cell = ListContents.of(list)?.cell(at: path), isMeant(cell.description) else {
          continue
        }
        return (list as? TableView)?.cellForRow(at: path)
          ?? (list as? CollectionView)?.cellForItem(at: path)
      }
    }
    return nil
  }
}

extension View {
  /// True if a touch in the middle of the view hits it, or a view inside it.
  fileprivate var takesTapInTheMiddle: Bool {
    guard let window else { return false }
    let middle = convert(Point(x: bounds.midX, y: bounds.midY), to: window)
    guard window.bounds.contains(middle), let hit = window.hitTest(middle, with: nil) else {
      return false
    }
    return sequence(first: hit, next: \.superview).contains { $0 === self }
  }
}

extension ListContents {
  /// Returns the place of the first cell whose selection runs a method.
  fileprivate func place(ofSelection selector: String) -> CellPath? {
    for (section, cells) in sections.map(\.cells).enumerated() {
      let row = cells.firstIndex { $0.description.selection?.value == selector }
      if let row { return CellPath(section: section, row: row) }
    }
    return nil
  }
}

extension GestureRecognizer {
  fileprivate func sends(_ selector: String, to target: DynamicObject) -> Bool {
    registeredTargets.contains { $0.target === target && table.name(of: $0.action) == selector }
  }
}

extension ViewController {
  /// This controller and those inside and over it whose views are in a window.
  fileprivate var shownControllers: [ViewController] {
    let inside =
      children
      + [presentedViewController].compactMap(\.self).filter {
        $0.presentingViewController.map { presenter in presenter === self } ?? false
      }
    let own = viewIfLoaded?.window == nil ? [] : [self]
    return own + inside.flatMap(\.shownControllers)
  }
}
