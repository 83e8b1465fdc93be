import LabLanguage

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
    mistakes.record(TrackerKind.need(of: feature), at: range, remedy: "run it without --tracker")
  }
}
