import AutoTrack
import LabKit
import MiniUI

/// The model of every device of a fleet; a value, so that any thread can play it.
struct FleetModel: Sendable {
  let device: DeviceDescription
  /// The app that shows the page.
  let app: AppDescription.Identity
  /// The configuration of the app's tracker.
  let configuration: Configuration
  let page: FleetPage
  var values: FleetValues
  /// The seed of the random numbers.
  let seed: UInt64

  /// The model of a checked scenario; nil without a fleet or its page.
  init?(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    let scenario = loaded.scenario
    guard let fleet = scenario.fleet, let page = FleetPage(fleet, in: loaded.app) else {
      return nil
    }
    (device, app) = (scenario.device, loaded.app.identity)
    configuration = scenario.tracker.configuration
    self.page = page
    values = FleetValues(fleet.values)
    self.seed = seed ?? scenario.seed
  }
}
