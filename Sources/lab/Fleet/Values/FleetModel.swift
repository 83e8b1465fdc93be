import AutoTrack
import MiniUI

/// What every device of a fleet is and does; a value, so that any thread can play it.
struct FleetModel: Sendable {
  /// The phone.
  let device: DeviceDescription
  /// The app that shows the page.
  let app: AppDescription.Identity
  /// What the app's tracker captures.
  let configuration: Configuration
  /// The page that is shown.
  let page: Page
  /// The numbers.
  var values: FleetValues
  /// What chance grows from.
  let seed: UInt64

  /// A page, and the events that its SDK tells.
  struct Page: Sendable {
    /// Where it is.
    let address: String
    /// Its title.
    let title: String
    /// Where its own SDK sends.
    let server: String
    /// What tells that it was opened.
    let load: PageEvent
    /// What the taps on it tell, in turn.
    let taps: [PageEvent]
    /// What tells that it was left.
    let leave: PageEvent
  }

  /// What the page's SDK is told.
  struct PageEvent: Sendable {
    /// The event's name.
    let name: String
    /// What it tells, besides which event of the fleet it is.
    let properties: Properties
  }

  /// Takes a scenario that has been checked; nil for one without a fleet, or without its page.
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
  /// The page of a fleet; nil where the app has none there that its own SDK is on.
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
  /// The events among the steps of a page.
  fileprivate var events: [FleetModel.PageEvent] {
    compactMap { action in
      guard case .track(let name, let entries) = action else { return nil }
      let pairs = entries.map { (key: $0.key.value, value: $0.value) }
      return FleetModel.PageEvent(name: name, properties: Properties(pairs))
    }
  }
}
