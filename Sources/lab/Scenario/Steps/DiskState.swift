import AutoTrack
import MiniUI

/// What is the matter with the disk that apps keep their files on.
package enum DiskState: String, CaseIterable, Sendable {
  /// Nothing.
  case well
  /// There is no room for one more byte.
  case full
  /// Nothing can be changed on it.
  case readOnly
  /// Somebody else has the event stores of the apps open, so that they cannot be opened.
  case locked

  /// Makes it so; what was the matter before is over.
  func apply(to device: Device) {
    let disk = device.disk
    disk.capacity = self == .full ? disk.used : nil
    disk.isReadOnly = self == .readOnly
    for app in device.installedApps.bundles.compactMap({ device.installedApps[$0] }) {
      disk.setLocked(self == .locked, EventStore.path(of: app))
    }
  }
}
