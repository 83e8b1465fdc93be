import MiniUI

/// A file of the machine that SQLite has open while somebody watches.
final class WatchedHandle {
  /// Where the file is on the disk; nothing for one of SQLite's own.
  let place: String
  private let disk: DeviceDisk

  init(place: String, disk: DeviceDisk) {
    self.place = place
    self.disk = disk
  }

  /// Lets the observer hear of a change; false if the change must not be made.
  func tells(_ operation: DiskOperation) -> Bool {
    do throws(DiskFault) {
      try disk.tell(operation)
      return true
    } catch {
      return false
    }
  }
}
