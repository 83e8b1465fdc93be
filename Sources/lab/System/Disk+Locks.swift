#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What SQLite says to other processes by locks on parts of a file (sqlite.org, "File Locking").
extension Disk {
  /// The number of the process that has a database for itself alone; nil where none has.
  func exclusiveOwner(ofDatabase path: String) -> Int? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    // The bytes on which everybody who reads has a lock that others can share.
    (lock.l_start, lock.l_len) = (0x4000_0002, 510)
    guard unsafe fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else {
      return nil
    }
    return Int(lock.l_pid)
  }
}
