import AutoTrack
package import MiniUI

/// A state of the disk with the apps' files.
package enum DiskState: String, CaseIterable, Sendable {
  /// The disk works.
  case well
  /// The disk is full to the last byte.
  case full
  /// The disk cannot be written.
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
