/// A file in memory; an open file stays valid after it was removed.
public final class DiskFile {
  /// The path; after a removal, the last one.
  public internal(set) var path: String
  /// The content.
  @safe @exclusivity(unchecked) public private(set) var bytes: [UInt8]
  /// The number of handles with a shared lock.
  var readers = 0
  /// The handle that has reserved the right to write; nil if absent.
  weak var writer: DiskHandle?

  init(at path: String, _ bytes: [UInt8] = []) {
    self.path = path
    self.bytes = bytes
  }

  /// Writes bytes at an offset; a gap after the end is filled with zeros.
  func write(_ new: [UInt8], at offset: Int) {
    resize(to: max(bytes.count, offset))
    let inside = new.prefix(bytes.count - offset)
    bytes.replaceSubrange(offset..<offset + inside.count, with: inside)
    // `replaceSubrange` beyond the end would copy the whole file each time.
    bytes.append(contentsOf: new[inside.endIndex...])
  }

  func resize(to size: Int) {
    if size < bytes.count {
      bytes.removeLast(bytes.count - size)
    } else if size > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: size - bytes.count))
    }
  }
}

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

/// The five lock levels of SQLite, as implemented with POSIX locks.
///
/// Any number of handles may read, one may prepare to write, and a writer is alone. Source: "File
/// Locking And Concurrency In SQLite Version 3".
public enum DiskLock: Int, Comparable, Sendable {
  /// No lock.
  case none
  /// The handle reads.
  case shared
  /// The handle reads, and will be the next to write.
  case reserved
  /// The handle waits for the last readers; new readers are refused.
  case pending
  /// The handle is alone and may write.
  case exclusive

  /// Orders by strength, weaker locks first.
  public static func < (weaker: DiskLock, stronger: DiskLock) -> Bool {
    weaker.rawValue < stronger.rawValue
  }
}
