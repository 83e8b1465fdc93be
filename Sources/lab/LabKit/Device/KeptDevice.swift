import AutoTrack
package import LabSystem
package import MiniUI
import Wording

/// A device kept in a folder, whose file is always at least as new as its apps' databases.
///
/// A killed process therefore leaves a device that matches its databases, and process numbers are
/// never reused.
package final class KeptDevice {
  /// The device; its apps' files are in the folder.
  package let device: Device
  /// True if the folder already had a device.
  let isOld: Bool
  /// The error that prevented a write; nothing is stored after it.
  package private(set) var failure: FileError?
  private let folder: DeviceFolder
  private let ending: Ending?
  private var written: DeviceState?
  private var writes = 0

  /// A planned end of the program at a write of a database, for tests of kills.
  package struct Ending {
    /// The number of the write, from one; this write is not executed.
    package let write: Int
    let end: () -> Void

    package init(write: Int, end: @escaping () -> Void) {
      self.write = write
      self.end = end
    }
  }

  /// Restores the device of a folder, or stores a new one in it.
  package init(in folder: DeviceFolder, ending: Ending? = nil, orNew make: (DeviceDisk) -> Device) {
    self.folder = folder
    self.ending = ending
    let disk = DeviceDisk(in: folder.files)
    isOld = folder.kept != nil
    device = folder.kept.map { Device(restoring: $0, disk: disk) } ?? make(disk)
    written = folder.kept
    // Weak: the device, which this object retains, owns the disk and so its observer.
    disk.observer = { [weak self] operation throws(DiskFault) in try self?.hear(operation) }
    save()
  }

  /// Writes the device, if it has changed.
  func save() {
    let state = device.state
    guard state != written, failure == nil else { return }
    do throws(FileError) {
      try folder.write(state)
      written = state
    } catch {
      failure = error
    }
    failure = failure ?? folder.files.failure
  }

  /// Saves the device before a database changes, so that records never precede their device.
  private func hear(_ operation: DiskOperation) throws(DiskFault) {
    save()
    if let failure { throw .machine("\(failure.path) cannot be written: \(failure.reason)") }
    guard case .write = operation else { return }
    writes += 1
    if let ending, writes == ending.write { ending.end() }
  }
}

extension TrackerDescription {
  /// The same for a kept device: a tracker with the default delivery stores its events at once.
  ///
  /// Each event is stored before the action that it reports runs, so a kill loses none.
  var keepingEvents: TrackerDescription {
    var copy = self
    // Statistics are left out of the comparison: a default delivery may have them or not.
    copy.configuration.delivery?.statistics = nil
    guard copy.configuration.delivery == DeliveryConfiguration() else { return self }
    copy.configuration.delivery?.statistics = configuration.delivery?.statistics
    copy.configuration.delivery?.cache = .writeThrough
    return copy
  }
}
