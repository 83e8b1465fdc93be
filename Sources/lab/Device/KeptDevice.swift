import MiniUI

/// A device that its folder keeps: what the folder says is never older than what apps have stored.
///
/// So a process that is killed leaves a device that has seen all that is in its databases, and no
/// number of a process is ever given twice.
final class KeptDevice {
  /// The device, whose apps' files are in the folder.
  let device: Device
  /// Whether it was there before.
  let isOld: Bool
  /// Why the device could not be written; nothing is stored from then on.
  private(set) var failure: FileError?
  private let folder: DeviceFolder
  private let ending: Ending?
  private var written: DeviceState?
  private var writes = 0

  /// At which write of a database the program ends, and how.
  struct Ending {
    /// Counted from one; it is not made.
    let write: Int
    /// Ends the program.
    let end: () -> Void
  }

  /// Goes on with the device of a folder, or else puts a new one into it.
  init(in folder: DeviceFolder, ending: Ending? = nil, orNew make: (DeviceDisk) -> Device) {
    self.folder = folder
    self.ending = ending
    let disk = DeviceDisk(in: folder.files)
    isOld = folder.kept != nil
    device = folder.kept.map { Device(restoring: $0, disk: disk) } ?? make(disk)
    written = folder.kept
    disk.observer = { [weak self] operation throws(DiskFault) in try self?.hear(operation) }
    save()
  }

  /// Writes the device down, if it has changed.
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

  /// A database is about to change: the device that its records tell of is written first.
  private func hear(_ operation: DiskOperation) throws(DiskFault) {
    save()
    if let failure { throw .machine("\(failure.path) cannot be written: \(failure.reason)") }
    guard case .write = operation else { return }
    writes += 1
    if let ending, writes == ending.write { ending.end() }
  }
}
