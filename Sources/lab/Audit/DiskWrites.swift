import MiniUI

/// What is written to the files of a disk, as it is written.
final class DiskWrites {
  private var bytes: [[UInt8]] = []

  /// Listens to a disk from now on, before whoever did.
  init(on disk: DeviceDisk) {
    let before = disk.observer
    disk.observer = { [weak self] operation throws(DiskFault) in
      if case .write(_, _, let bytes) = operation { self?.bytes.append(bytes) }
      try before?(operation)
    }
  }

  /// What has been written since this was asked before.
  func take() -> [[UInt8]] {
    defer { bytes = [] }
    return bytes
  }
}
