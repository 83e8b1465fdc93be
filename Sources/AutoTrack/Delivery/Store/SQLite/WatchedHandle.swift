import MiniUI

/// A file of the machine that SQLite has open while an observer watches.
final class WatchedHandle {
  /// The path on the disk; empty for temporary files.
  let place: String
  private let disk: DeviceDisk

  init(place: String, disk: DeviceDisk) {
    self.place = place
    self.disk = disk
  }

  /// Notifies the observer of a change; returns false if the observer forbids it.
  func tells(_ operation: DiskOperation) -> Bool {
    do throws(DiskFault) {
      try disk.tell(operation)
      return true
    } catch {
      return false
    }
  }
}
