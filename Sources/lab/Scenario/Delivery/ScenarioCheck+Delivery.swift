import AutoTrack

/// What is said of a server that takes events.
extension ScenarioCheck {
  /// Records apps that there are not, and steps about a server to which nothing is sent.
  func checkDelivery() {
    let bundles = ([app] + others).map(\.identity.bundle)
    for cache in scenario.tracker.caches where !bundles.contains(cache.key.value) {
      mistakes.record(
        "no app of the scenario is called \(cache.key.value.quoted)", cache.key.value,
        at: cache.key.range, among: bundles, "apps")
    }
    guard scenario.tracker.configuration.delivery?.address == nil else { return }
    let remedy = "give tracker.upload an 'address'"
    for step in scenario.steps {
      if case .server = step.value.verb {
        mistakes.record(
          "nothing is sent to the server that would fail", at: step.range, remedy: remedy)
      }
      if let received = step.value.expectation.received {
        mistakes.record("no server receives any events", at: received.range, remedy: remedy)
      }
    }
  }
}
