package import AutoTrack
import MiniUI

/// The interactive elements of the screens that a scenario visits.
package struct PathSurvey {
  /// The screens in the order of the first visit.
  package private(set) var screens: [ScreenPaths] = []
  /// The report of the scenario's run.
  package let report: RunReport

  /// Runs a scenario and collects the elements after each step.
  package init(of loaded: LoadedScenario, scheme: any PathScheme) {
    let simulation = Simulation(loaded)
    var screens: [ScreenPaths] = []
    report = simulation.run(through: loaded.scenario.steps.count - 1) { _ in
      guard let session = simulation.session, session.isVisible else { return }
      Self.add(Self.elements(in: session), to: &screens, scheme)
    }
    self.screens = screens
  }

  /// Returns the elements that a finger could click now, from top to bottom.
  static func elements(in session: AppSession) -> [ClickForecast] {
    let windows = session.process.application.visibleWindows
    for window in windows { window.layoutIfNeeded() }
    let shown = windows.flatMap(\.everything).filter { $0.isOnScreen && $0.takesFingers }
    return shown.fromTheTop.compactMap { session.autoTrack?.forecast(of: $0) }.filter {
      !$0.isOtherGesture
    }
  }

  private static func add(
    _ elements: [ClickForecast], to screens: inout [ScreenPaths], _ scheme: any PathScheme
  ) {
    var names: [String] = []
    for name in elements.map(\.screenName) where !names.contains(name) { names.append(name) }
    for name in names {
      let index = screens.firstIndex { $0.name == name } ?? screens.endIndex
      if index == screens.endIndex { screens.append(ScreenPaths(name: name)) }
      screens[index].add(elements.filter { $0.screenName == name }, scheme: scheme)
    }
  }
}

extension AppSession {
  /// True if the app runs in the foreground.
  fileprivate var isVisible: Bool { process.isRunning && !isInBackground }
}

extension ClickForecast {
  /// The class of the screen, as events name it.
  fileprivate var screenName: String { screen?.class.name ?? "no screen" }
}

extension View {
  /// True if the view and its ancestors take touches.
  fileprivate var takesFingers: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
