import AutoTrack
import LabLanguage

extension ScenarioCheck {
  /// Records an unknown `$` name; names without `$` belong to the app.
  func checkProperties(of step: Step) {
    for event in step.expectation.events?.value ?? [] {
      checkName(of: event.value)
      for property in event.value.properties { check(property.key) }
      for member in event.value.envelope { checkEnvelope(member.key) }
    }
  }

  /// Records a misspelled type of record, unless the app captures an event of that name.
  private func checkName(of event: EventExpectation) {
    let name = event.name.text
    let records = EventKind.allCases.filter { !$0.isTrack }.map(\.rawValue)
    guard !records.contains(name), ["profile_", "item_"].contains(where: name.hasPrefix),
      Suggestion.nearest(to: name, among: records) != nil,
      !CapturedNames(in: scenario, [app] + others).contains(name)
    else { return }
    mistakes.record(
      "\(name.quoted) is not a type of record, and no step captures an event with that name", name,
      at: event.nameRange, among: records, "records")
  }

  /// Records an unknown envelope member; the keys below `identities` belong to the app.
  private func checkEnvelope(_ name: Located<String>) {
    let known = Event.envelopeKeys + Library.keys.map { "lib.\($0)" } + ["identities.KEY"]
    let identity = name.value.dropFirst("identities.".count)
    let isIdentity = name.value.hasPrefix("identities.") && !identity.isEmpty
    guard !isIdentity, !known.dropLast().contains(name.value) else { return }
    mistakes.record(
      "\(name.value.quoted) is not a member of the envelope", name.value, at: name.range,
      among: known, "members")
  }

  private func check(_ name: Located<String>) {
    let elements = scenario.tracker.configuration.elements.values
    guard name.value.hasPrefix("$"), !PresetProperty.names.contains(name.value),
      !elements.contains(where: { $0.properties[name.value] != nil })
    else { return }
    mistakes.record(
      "\(name.value.quoted) is not a property of the tracker", name.value, at: name.range,
      among: PresetProperty.names, "properties")
  }

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

/// The properties that the tracker adds to its events.
package enum PresetProperty {
  /// The names, sorted; they begin with `$`, which apps must not use.
  package static let names = [
    "$alert_message", "$alert_title", "$app_id", "$app_name", "$app_state", "$app_version",
    "$carrier", "$device_id", "$element_content", "$element_frame", "$element_id", "$element_path",
    "$element_position", "$element_type", "$element_view_id", "$error", "$event_session_id",
    "$is_first_day",
    "$is_first_time", "$lib", "$lib_method", "$lib_version", "$manufacturer",
    "$model", "$network_type", "$os", "$os_version", "$referrer", "$referrer_title",
    "$resume_from_background", "$screen_height", "$screen_name", "$screen_width",
    "$timezone_offset", "$title", "$url", "$utm_campaign", "$utm_content", "$utm_medium",
    "$utm_source", "$utm_term", "$wifi",
  ]
}
