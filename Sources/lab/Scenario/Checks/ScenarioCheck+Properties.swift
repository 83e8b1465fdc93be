import AutoTrack

extension ScenarioCheck {
  /// Records a `$` name that no property of an event has; other names are the app's own.
  func checkProperties(of step: Step) {
    for event in step.expectation.events?.value ?? [] {
      for property in event.value.properties { check(property.key) }
      for member in event.value.envelope { checkEnvelope(member.key) }
    }
  }

  private func checkEnvelope(_ name: Located<String>) {
    let known = Event.envelopeKeys
    let objects = ["identities.", "lib."]
    guard !known.contains(name.value), !objects.contains(where: name.value.hasPrefix) else {
      return
    }
    mistakes.record(
      "\(name.value.quoted) is no member of the envelope", name.value, at: name.range,
      among: known, "members")
  }

  private func check(_ name: Located<String>) {
    let elements = scenario.tracker.configuration.elements.values
    guard name.value.hasPrefix("$"), !PresetProperty.names.contains(name.value),
      !elements.contains(where: { $0.properties[name.value] != nil })
    else { return }
    mistakes.record(
      "\(name.value.quoted) is no property of the tracker's", name.value, at: name.range,
      among: PresetProperty.names, "properties")
  }
}
