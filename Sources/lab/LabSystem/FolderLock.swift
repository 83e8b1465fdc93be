#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock on a folder against other processes, held while this object or the process lives.
///
/// The lock is an `flock` on a file with the process's id. The system releases it whenever the
/// process ends, so the file of a killed process locks nothing, even if its id is reused.
package final class FolderLock {
  private let path: String
  private let descriptor: CInt

  /// The reason why a folder cannot be locked.
  package enum Failure: Error {
    /// Another process holds the lock; its id, if known.
    case held(by: Int?)
    /// The lock file cannot be written.
    case unwritable(FileError)
  }

  /// Locks the file at a path, making it if needed.
  package init(at path: String) throws(Failure) {
    self.path = path
    descriptor = try Self.lockedDescriptor(path)
    // The process id is for messages only; the lock is the `flock`.
    let text = Array("\(getpid())\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = unsafe pwrite(descriptor, text, text.count, 0)
  }

  deinit {
    // Before the release: after it, the file could be another process's.
    unsafe unlink(path)
    close(descriptor)
  }

  /// Opens and locks the file; tries again if its last owner removed it between the two.
  private static func lockedDescriptor(_ path: String) throws(Failure) -> CInt {
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw .unwritable(.last(at: path)) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        defer { close(descriptor) }
        guard errno == EWOULDBLOCK else { throw .unwritable(.last(at: path)) }
        throw .held(by: owner(descriptor))
      }
      if isInPlace(descriptor, path) { return descriptor }
      close(descriptor)
    }
  }

  private static func isInPlace(_ descriptor: CInt, _ path: String) -> Bool {
    var (mine, other) = (stat(), stat())
    return unsafe fstat(descriptor, &mine) == 0 && lstat(path, &other) == 0
      && mine.st_ino == other.st_ino && mine.st_dev == other.st_dev
  }

  private static func owner(_ descriptor: CInt) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = unsafe pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int(String(decoding: bytes.prefix(count), as: UTF8.self).prefix { $0.isNumber })
  }
}

/// SQLite's locks on byte ranges of a file (sqlite.org, "File Locking").
extension Disk {
  /// Returns the id of the process that holds an exclusive lock on a database; nil without a lock.
  package func exclusiveOwner(ofDatabase path: String) -> Int? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    // The shared range: every reader holds a read lock on it, an exclusive owner a write lock.
    (lock.l_start, lock.l_len) = (0x4000_0002, 510)
    guard unsafe fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else {
      return nil
    }
    return Int(lock.l_pid)
  }
}
