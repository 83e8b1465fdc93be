package import AutoTrack
import LabLanguage

package struct FleetPage: Sendable {
  package let address: String
  package let title: String
  package let server: String
  package let load: Event
  /// The events of the taps, in turn.
  package let taps: [Event]
  package let leave: Event

  package struct Event: Sendable {
    package let name: String
    /// The properties, without the number of the event in the fleet.
    package let properties: Properties
  }
}

extension FleetPage {
  /// The page of a fleet; nil if the app does not have it, or it has no SDK.
  package init?(_ fleet: FleetDescription, in app: AppDescription) {
    guard let entry = app.pages.first(where: { $0.key.value == fleet.page.value }),
      let server = entry.value.server, let load = entry.value.steps.events.first
    else { return nil }
    let taps = entry.value.elements.flatMap(\.value.events)
    self.init(
      address: entry.key.value, title: entry.value.title, server: server, load: load,
      taps: taps.isEmpty ? [FleetPage.Event(name: "$WebClick", properties: [:])] : taps,
      leave: FleetPage.Event(name: fleet.leave, properties: [:]))
  }
}

extension [PageAction] {
  fileprivate var events: [FleetPage.Event] {
    compactMap { action in
      guard case .track(let name, let entries) = action else { return nil }
      let pairs = entries.map { (key: $0.key.value, value: $0.value) }
      return FleetPage.Event(name: name, properties: Properties(pairs))
    }
  }
}

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
