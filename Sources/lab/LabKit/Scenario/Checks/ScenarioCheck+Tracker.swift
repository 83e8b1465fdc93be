import LabLanguage
import MiniUI
import Wording

extension ScenarioCheck {
  /// Checks the classes, elements and instruments in the tracker's configuration.
  func checkTracker() {
    let tracker = scenario.tracker
    for name in tracker.ignoredClasses { checkClass(name) }
    for page in tracker.pages where checkClass(page) { checkController(page) }
    for element in tracker.elements + tracker.refused { checkElement(element) }
    for instrument in tracker.instruments { checkInstrument(instrument) }
  }

  /// Records an unknown class; returns true for a known one.
  @discardableResult
  func checkClass(_ name: Located<String>) -> Bool {
    if classes.isKnown(name.value) { return true }
    mistakes.record(
      "unknown class \(name.value.quoted)", at: name.range,
      remedy: Suggestion.question(
        for: name.value, among: classes.ownNames + classes.systemNames))
    return false
  }

  /// Records a class that does not inherit from `UIViewController`.
  func checkController(_ name: Located<String>) {
    guard let found = classes.kind(of: name.value, isNot: "UIViewController") else { return }
    mistakes.record("a screen must be a controller; \(name.value) is \(found)", at: name.range)
  }

  private func checkElement(_ key: Located<String>) {
    guard let selector = ElementSelector(key.value), case .identifier = selector.subject else {
      return mistakes.record(
        "expected a view's '#id', found \(key.value.quoted)", at: key.range)
    }
    selectors.check(Located(selector, at: key.range))
  }

  private func checkInstrument(_ name: Located<String>) {
    let known = InstrumentName.allCases.map(\.rawValue)
    guard !known.contains(name.value) else { return }
    mistakes.record(
      "unknown instrument \(name.value.quoted)", name.value, at: name.range, among: known,
      "instruments")
  }
}

/// Checks of a scenario that runs against a tracker other than AutoTrack.
extension ScenarioCheck {
  /// Records the parts that only AutoTrack can perform.
  func checkOtherTracker() {
    if let answer = scenario.server.first { refuse("'server'", at: answer.range) }
    for step in scenario.steps {
      if let feature = step.value.verb.featureOfAutoTrack { refuse(feature, at: step.range) }
      refuseExpectations(of: step)
    }
  }

  private func refuseExpectations(of step: Located<Step>) {
    let expectation = step.value.expectation
    if expectation.delivery != nil { refuse("'delivery'", at: step.range) }
    if let received = expectation.received { refuse("'received'", at: received.range) }
    if let rows = expectation.statistics { refuse("'statistics'", at: rows.range) }
    if let reports = expectation.reports { refuse("'reports'", at: reports.range) }
    for one in expectation.identifiers?.all ?? []
    where [.anonymousID, .distinctID, .loginID].contains(one.identifier) {
      refuse(one.identifier.rawValue.quoted, at: one.expectation.range)
    }
    for event in expectation.events?.value ?? [] {
      if let member = event.value.envelope.first { refuse("'envelope'", at: member.key.range) }
    }
  }

  private func refuse(_ feature: String, at range: Range<Int>) {
    mistakes.record(
      TrackerKind.need(of: "\(feature)").text, at: range, remedy: "run it without --tracker")
  }
}
