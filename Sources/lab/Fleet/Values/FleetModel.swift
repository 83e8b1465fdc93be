import AutoTrack
import MiniUI

/// The model of every device of a fleet; a value, so that any thread can play it.
struct FleetModel: Sendable {
  let device: DeviceDescription
  /// The app that shows the page.
  let app: AppDescription.Identity
  /// The configuration of the app's tracker.
  let configuration: Configuration
  let page: Page
  var values: FleetValues
  /// The seed of the random numbers.
  let seed: UInt64

  /// A page with the events of its SDK.
  struct Page: Sendable {
    let address: String
    let title: String
    /// The server of its own SDK.
    let server: String
    /// The event for opening the page.
    let load: PageEvent
    /// The events of the taps, in turn.
    let taps: [PageEvent]
    /// The event for leaving the page.
    let leave: PageEvent
  }

  /// An event of the page's SDK.
  struct PageEvent: Sendable {
    let name: String
    /// The properties, without the number of the event in the fleet.
    let properties: Properties
  }

  /// The model of a checked scenario; nil without a fleet or its page.
  init?(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    let scenario = loaded.scenario
    guard let fleet = scenario.fleet, let page = Page(fleet, in: loaded.app) else { return nil }
    (device, app) = (scenario.device, loaded.app.identity)
    configuration = scenario.tracker.configuration
    self.page = page
    values = FleetValues(fleet.values)
    self.seed = seed ?? scenario.seed
  }
}

extension FleetModel.Page {
  /// The page of a fleet; nil if the app does not have it, or it has no SDK.
  init?(_ fleet: FleetDescription, in app: AppDescription) {
    guard let entry = app.pages.first(where: { $0.key.value == fleet.page.value }),
      let server = entry.value.server, let load = entry.value.steps.events.first
    else { return nil }
    let taps = entry.value.elements.flatMap(\.value.events)
    self.init(
      address: entry.key.value, title: entry.value.title, server: server, load: load,
      taps: taps.isEmpty ? [FleetModel.PageEvent(name: "$WebClick", properties: [:])] : taps,
      leave: FleetModel.PageEvent(name: fleet.leave, properties: [:]))
  }
}

extension [PageAction] {
  /// The events in the steps of a page.
  fileprivate var events: [FleetModel.PageEvent] {
    compactMap { action in
      guard case .track(let name, let entries) = action else { return nil }
      let pairs = entries.map { (key: $0.key.value, value: $0.value) }
      return FleetModel.PageEvent(name: name, properties: Properties(pairs))
    }
  }
}
