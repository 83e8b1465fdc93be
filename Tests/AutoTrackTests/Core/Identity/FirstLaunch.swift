import MiniUI
import Testing

@testable import AutoTrack

/// The state of an app that has just been installed and launched.
class FirstLaunch {
  /// The app on its device.
  let home = Installation()
  /// The identity of the app's user.
  let identity: Identity
  /// The device's name for the app's vendor.
  let vendor: String

  init() throws {
    identity = home.launch()
    vendor = try #require(home.process?.identifiers.vendor)
  }
}
