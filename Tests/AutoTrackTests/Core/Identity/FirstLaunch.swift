import MiniUI
import Testing

@testable import AutoTrack

/// What suites begin with whose app has just been installed and launched.
class FirstLaunch {
  /// The app on its device.
  let home = Installation()
  /// Who the app's events are about.
  let identity: Identity
  /// The device's name for the app's vendor.
  let vendor: String

  init() throws {
    identity = home.launch()
    vendor = try #require(home.process?.identifiers.vendor)
  }
}
