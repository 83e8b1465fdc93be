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
}
