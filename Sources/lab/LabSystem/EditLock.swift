#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock on the files of a folder while one of them is read, changed and written.
///
/// It is an `flock` on the folder, so it leaves no file, and ends with the process.
package final class EditLock {
  private let descriptor: CInt

  /// The number of attempts, and the time between two in microseconds: ten seconds in all.
  private static let (attempts, pause): (Int, UInt32) = (500, 20_000)

  /// Locks a folder; nil where the file system has no locks, or without the folder.
  init?(in folder: String) throws(FileError) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<Self.attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return nil }
      usleep(Self.pause)
    }
    throw FileError(path: folder, reason: "another lab keeps writing here; wait until it ends")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

extension FileStore {
  /// Performs the reading, the change and the writing of a file while no other lab edits it.
  package func editing<Value>(
    _ path: String, _ edit: () throws(LabError) -> Value
  ) throws(LabError) -> Value {
    let lock: EditLock?
    do throws(FileError) { lock = try self.lock(path) } catch { throw .unwritable(error) }
    return try withExtendedLifetime(lock, edit)
  }
}
