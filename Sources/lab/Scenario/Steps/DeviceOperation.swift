package import MiniUI

/// What happens to the device or to the apps on it, beside what people do in an app (S1.2).
package enum DeviceOperation: Sendable {
  /// An app of the scenario is put on the device.
  case install(Located<String>)
  /// Another version of an app replaces the one on the device.
  case update(Located<String>, version: String?)
  /// An app is removed.
  case uninstall(Located<String>)
  /// An app is removed and installed again.
  case reinstall(Located<String>)
  /// What happens to the device as a whole.
  case change(DeviceChange, at: Range<Int>)
  /// Another version of the system is installed.
  case upgrade(Located<String>, rebuildsKeychain: Bool)
  /// Apple gives an app another push token.
  case reissuePushToken(Located<String>)
  /// The person limits ad tracking, or does not.
  case limitAdTracking(Located<Bool>)
  /// The person sets the clock.
  case clock(Instant)
  /// The device is connected in another way.
  case network(Network)
  /// Something is the matter with the disk, or nothing any more.
  case disk(DiskState)

  /// The apps that the operation names.
  var bundles: [Located<String>] {
    switch self {
    case .install(let bundle), .update(let bundle, _), .uninstall(let bundle),
      .reinstall(let bundle), .reissuePushToken(let bundle):
      [bundle]
    case .change, .upgrade, .limitAdTracking, .clock, .network, .disk: []
    }
  }

  /// Whether every process ends with it.
  var endsEveryProcess: Bool {
    switch self {
    case .upgrade: true
    case .change(let change, _): [.reboot, .erase, .restore, .reflash].contains(change)
    default: false
    }
  }

  /// The app whose process ends with it.
  var endedBundle: String? {
    switch self {
    case .update(let bundle, _), .uninstall(let bundle), .reinstall(let bundle): bundle.value
    default: nil
    }
  }

  /// What it needs the device to have, and where the file asks for it.
  var need: (identifier: IdentifierKind, range: Range<Int>)? {
    switch self {
    case .change(.advertisingReset, let range): (.advertising, range)
    case .limitAdTracking(let limits): (.advertising, limits.range)
    default: nil
    }
  }
}
