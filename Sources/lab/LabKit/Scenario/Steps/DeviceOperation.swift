import AutoTrack
package import LabLanguage
package import MiniUI

/// A change of the device or of the apps on it (S1.2).
package enum DeviceOperation: Sendable {
  case install(Located<String>)
  /// Replaces an app with another version.
  case update(Located<String>, version: String?)
  case uninstall(Located<String>)
  /// Removes an app and installs it again.
  case reinstall(Located<String>)
  case change(DeviceChange, at: Range<Int>)
  /// Installs another version of the system.
  case upgrade(Located<String>, rebuildsKeychain: Bool)
  /// Issues another push token to the app.
  case reissuePushToken(Located<String>)
  case limitAdTracking(Located<Bool>)
  case clock(Instant)
  case network(Network)
  case disk(DiskState)

  package var bundles: [Located<String>] {
    switch self {
    case .install(let bundle), .update(let bundle, _), .uninstall(let bundle),
      .reinstall(let bundle), .reissuePushToken(let bundle):
      [bundle]
    case .change, .upgrade, .limitAdTracking, .clock, .network, .disk: []
    }
  }

  /// True if the operation ends every process.
  var endsEveryProcess: Bool {
    switch self {
    case .upgrade: true
    case .change(let change, _): [.reboot, .erase, .restore, .reflash].contains(change)
    default: false
    }
  }

  /// The app whose process the operation ends.
  var endedBundle: String? {
    switch self {
    case .update(let bundle, _), .uninstall(let bundle), .reinstall(let bundle): bundle.value
    default: nil
    }
  }

  /// The identifier that the operation requires, and the operation's place in the file.
  var need: (identifier: IdentifierKind, range: Range<Int>)? {
    switch self {
    case .change(.advertisingReset, let range): (.advertising, range)
    case .limitAdTracking(let limits): (.advertising, limits.range)
    default: nil
    }
  }
}

package enum DiskState: String, CaseIterable, FormatValue, Sendable {
  case well
  /// The disk is full to the last byte.
  case full
  case readOnly
  /// Another process holds the apps' event stores, so that they do not open.
  case locked

  /// Applies the state, which replaces the earlier one.
  package func apply(to device: Device) {
    let disk = device.disk
    disk.capacity = self == .full ? disk.used : nil
    disk.isReadOnly = self == .readOnly
    for app in device.installedApps.bundles.compactMap({ device.installedApps[$0] }) {
      disk.setLocked(self == .locked, EventStore.path(of: app))
    }
  }
}
