#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// SQLite's locks on byte ranges of a file (sqlite.org, "File Locking").
extension Disk {
  /// Returns the id of the process that holds an exclusive lock on a database; nil without a lock.
  func exclusiveOwner(ofDatabase path: String) -> Int? {
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
