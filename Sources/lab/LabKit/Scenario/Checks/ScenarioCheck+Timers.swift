import AutoTrack
import LabLanguage

extension ScenarioCheck {
  /// Checks the timer ids in steps: a start of the same event must return each of them.
  func checkTimers() {
    let calls = CapturedNames.calls(in: scenario, [app] + others).compactMap(\.timer)
    var events: [String: Set<String>] = [:]
    for case .start(let timer) in calls {
      if let id = timer.id { events[id.value, default: []].insert(timer.event) }
    }
    let ownCalls = scenario.steps.compactMap { $0.value.verb as? TrackerCall }
    for case .timer(let call) in ownCalls {
      guard let timer = call.timer, let id = timer.id else { continue }
      check(id, of: timer.event, startedFor: events)
    }
  }

  private func check(
    _ id: Located<String>, of event: String, startedFor events: [String: Set<String>]
  ) {
    guard let started = events[id.value] else {
      return mistakes.record(
        "no step starts a timer with the id \(id.value.quoted)", at: id.range,
        remedy: Suggestion.question(for: id.value, among: events.keys.sorted()))
    }
    guard !started.contains(event) else { return }
    let known = started.sorted().map(\.quoted).joined(separator: ", ")
    mistakes.record(
      "the timer with the id \(id.value.quoted) is one of \(known), not of \(event.quoted)",
      at: id.range)
  }
}

extension TrackerCall {
  fileprivate var timer: TimerCall? {
    if case .timer(let call) = self { call } else { nil }
  }
}
