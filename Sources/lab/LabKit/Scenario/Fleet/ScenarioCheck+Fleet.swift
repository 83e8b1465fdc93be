import LabLanguage

extension ScenarioCheck {
  /// Checks that a fleet can be played on its page.
  func checkFleet() {
    guard let fleet = scenario.fleet else { return }
    let addresses = app.pages.map(\.key.value)
    guard let page = app.pages.first(where: { $0.key.value == fleet.page.value }) else {
      return mistakes.record(
        "the app has no page \(fleet.page.value.quoted)", fleet.page.value, at: fleet.page.range,
        among: addresses, "pages")
    }
    guard page.value.server != nil, FleetPage(fleet, in: app) != nil else {
      return mistakes.record(
        "the page of a fleet needs an SDK, and an event to capture when it loads",
        at: fleet.page.range, remedy: "add 'server', and a 'track' step to 'load'")
    }
  }
}
