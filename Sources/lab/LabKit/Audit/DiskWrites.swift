import MiniUI

/// The bytes written to a disk's files.
final class DiskWrites {
  private var bytes: [[UInt8]] = []

  /// Observes a disk and forwards to its former observer.
  init(on disk: DeviceDisk) {
    let before = disk.observer
    disk.observer = { [weak self] operation throws(DiskFault) in
      if case .write(_, _, let bytes) = operation { self?.bytes.append(bytes) }
      try before?(operation)
    }
  }

  /// Returns the bytes written since the last call.
  func take() -> [[UInt8]] {
    defer { bytes = [] }
    return bytes
  }
}
