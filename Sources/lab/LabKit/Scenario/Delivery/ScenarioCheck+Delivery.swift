import AutoTrack
import LabLanguage

/// Checks of the servers for events and counts.
extension ScenarioCheck {
  /// Records unknown apps, and steps about a server that receives nothing.
  func checkDelivery() {
    let bundles = ([app] + others).map(\.identity.bundle)
    for cache in scenario.tracker.caches where !bundles.contains(cache.key.value) {
      mistakes.record(
        "no app of the scenario is called \(cache.key.value.quoted)", cache.key.value,
        at: cache.key.range, among: bundles, "apps")
    }
    let delivery = scenario.tracker.configuration.delivery
    if delivery?.address == nil { refuseReceived() }
    if delivery?.address == nil, delivery?.statistics == nil { refuseFaults() }
    checkFaults()
    checkCounts(delivery)
  }

  private func checkFaults() {
    for step in scenario.steps {
      guard case .faults(let faults) = step.value.verb as? ServerChange,
        let fault = faults.first(where: \.kind.claimsToStore)
      else { continue }
      mistakes.record(
        "the response of '\(fault.kind)' means that every record is stored",
        at: step.range,
        remedy: "use another fault, or 'timeout: true', which stores and does not answer")
    }
  }

  private func refuseReceived() {
    for received in scenario.steps.compactMap(\.value.expectation.received) {
      mistakes.record(
        "no server receives any events", at: received.range,
        remedy: "add tracker.upload.address")
    }
  }

  private func refuseFaults() {
    for step in scenario.steps where step.value.verb is ServerChange {
      mistakes.record(
        "no request reaches the server that should fail", at: step.range,
        remedy: "add tracker.upload.address or tracker.statistics")
    }
  }

  private func checkCounts(_ delivery: DeliveryConfiguration?) {
    for expectation in scenario.steps.map(\.value.expectation) {
      let places = [expectation.statistics?.range, expectation.reports?.range].compactMap(\.self)
      if delivery?.statistics == nil, let place = places.first {
        mistakes.record(
          "counting is off", at: place, remedy: "set tracker.statistics to true")
      }
      expectation.statistics?.value.forEach { check($0.value) }
      for report in expectation.reports?.value ?? [] {
        report.value.list?.value.forEach { check($0.value) }
        if let statistics = delivery?.statistics { check(report, statistics) }
      }
    }
    if let address = delivery?.statistics?.address, address == delivery?.address {
      mistakes.record(
        "events and counts share the address \(address.quoted)",
        at: scenario.tracker.statistics?.range ?? 0..<0, remedy: "use two addresses")
    }
  }

  private func check(_ row: StatisticsExpectation) {
    for column in row.columns where column.key.value == "vc_id" {
      guard case .equals(.string(let name)) = column.value, !name.isEmpty else { continue }
      let screen = Located(name, at: column.key.range)
      if checkClass(screen) { checkController(screen) }
    }
  }

  /// Checks that reports to a cloud store name an operation, and those to a server do not.
  private func check(
    _ report: Located<ReportExpectation>, _ statistics: StatisticsConfiguration
  ) {
    switch (report.value.record, statistics.address) {
    case (let record?, .some):
      mistakes.record(
        "only a cloud store keeps records of users", at: record.range,
        remedy: "remove 'record' or tracker.statistics.address")
    case (nil, nil):
      let acts = ReceivedReport.Act.allCases.map(\.rawValue)
      mistakes.record(
        "a report to the cloud store needs 'record'", at: report.range,
        remedy: "set 'record' to \(acts.quoted("or"))")
    default: break
    }
  }
}
