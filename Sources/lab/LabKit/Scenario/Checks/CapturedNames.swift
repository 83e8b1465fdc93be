import AutoTrack
import LabLanguage

/// The names of the events that a scenario, its apps and their pages capture.
struct CapturedNames {
  private let names: Set<String>
  /// True if pages send raw messages, which may name any event.
  let isOpen: Bool

  /// Collects the names from every step, method and page.
  init(in scenario: Scenario, _ apps: [AppDescription]) {
    let verbs = scenario.steps.map(\.value.verb)
    let calls = Self.calls(in: scenario, apps)
    let pages = apps.flatMap(\.pages).map(\.value)
    let actions =
      verbs.flatMap(\.pageActions) + pages.flatMap(\.steps)
      + pages.flatMap(\.elements).flatMap(\.value)
    let rules = scenario.tracker.configuration.rules.map(\.name)
    names = Set(calls.compactMap(\.eventName) + actions.compactMap(\.eventName) + rules)
    isOpen = actions.contains(where: \.handsOverText)
  }

  /// Returns every tracker call in the steps of a scenario and in the code of its apps.
  static func calls(in scenario: Scenario, _ apps: [AppDescription]) -> [TrackerCall] {
    let actions = scenario.steps.flatMap(\.value.verb.actions) + apps.flatMap(\.code).everything
    return actions.compactMap(\.call)
  }

  /// Returns true if an event of that name may be captured.
  func contains(_ name: String) -> Bool { isOpen || names.contains(name) }
}

extension AppAction {
  fileprivate var call: TrackerCall? {
    if case .callTracker(let call) = self { call } else { nil }
  }
}

extension TrackerCall {
  fileprivate var eventName: String? {
    switch self {
    case .track(.string(let name), _): name
    case .timer(.end(let timer, _)): timer.event
    default: nil
    }
  }
}

extension PageAction {
  fileprivate var eventName: String? {
    if case .track(let name, _) = self { name } else { nil }
  }

  fileprivate var handsOverText: Bool {
    switch self {
    case .post, .frame: true
    default: false
    }
  }
}
