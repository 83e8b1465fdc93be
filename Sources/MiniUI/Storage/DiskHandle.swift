/// A file that somebody has open, with what is claimed of it; the claim goes with the handle.
public final class DiskHandle {
  /// Where the file is.
  public let disk: DeviceDisk
  /// The file.
  public let file: DiskFile
  /// What is claimed.
  public private(set) var lock = DiskLock.none

  /// Opens a file and claims nothing.
  public init(_ file: DiskFile, on disk: DeviceDisk) {
    self.disk = disk
    self.file = file
  }

  deinit { lower(to: .none) }

  /// Claims more; false if others stand in the way.
  public func raise(to wanted: DiskLock) -> Bool {
    guard wanted > lock else { return true }
    guard wanted > .shared else { return read() }
    guard file.writer == nil || file.writer === self else { return false }
    file.writer = self
    guard wanted == .exclusive else { return claim(wanted) }
    guard file.readers == 1 else { return !claim(.pending) }
    return claim(.exclusive)
  }

  /// Claims less: ``DiskLock/shared`` or ``DiskLock/none``.
  public func lower(to wanted: DiskLock) {
    guard wanted < lock else { return }
    if file.writer === self { file.writer = nil }
    if wanted == .none { file.readers -= 1 }
    lock = wanted
  }

  /// Whether anybody is about to write.
  public var isReserved: Bool { file.writer != nil }

  private func read() -> Bool {
    if let writer = file.writer, writer.lock >= .pending { return false }
    file.readers += 1
    return claim(.shared)
  }

  private func claim(_ new: DiskLock) -> Bool {
    lock = new
    return true
  }
}
