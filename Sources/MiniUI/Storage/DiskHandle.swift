/// An open file with a lock, which is released with the handle.
public final class DiskHandle {
  /// The disk of the file.
  public let disk: DeviceDisk
  /// The file.
  public let file: DiskFile
  /// The current lock.
  public private(set) var lock = DiskLock.none

  /// Opens a file without a lock.
  public init(_ file: DiskFile, on disk: DeviceDisk) {
    self.disk = disk
    self.file = file
  }

  deinit { lower(to: .none) }

  /// Raises the lock; false if other handles conflict.
  ///
  /// An exclusive lock that has to wait for readers becomes pending, so that no new readers start.
  public func raise(to wanted: DiskLock) -> Bool {
    guard wanted > lock else { return true }
    guard wanted > .shared else { return read() }
    guard file.writer == nil || file.writer === self else { return false }
    file.writer = self
    guard wanted == .exclusive else { return claim(wanted) }
    // The lock becomes pending, and the attempt fails until the readers are gone.
    guard file.readers == 1 else { return !claim(.pending) }
    return claim(.exclusive)
  }

  /// Lowers the lock to ``DiskLock/shared`` or ``DiskLock/none``.
  public func lower(to wanted: DiskLock) {
    guard wanted < lock else { return }
    if file.writer === self { file.writer = nil }
    if wanted == .none { file.readers -= 1 }
    lock = wanted
  }

  /// True if a handle has reserved the right to write.
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
