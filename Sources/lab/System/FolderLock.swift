#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps other processes from a folder, as long as this object or the program lives.
///
/// It is a file with the process's number, which the system itself unlocks when the process ends,
/// however that is: what a killed process leaves behind locks nobody out, whoever has its number
/// now.
final class FolderLock {
  private let path: String
  private let descriptor: CInt

  /// Why a folder cannot be locked.
  enum Failure: Error {
    /// Another process has it, with this number if it is known.
    case held(by: Int?)
    /// The file cannot be written.
    case unwritable(FileError)
  }

  /// Takes the lock that is a file at a path, or makes it.
  init(at path: String) throws(Failure) {
    self.path = path
    descriptor = try Self.lockedDescriptor(path)
    let text = Array("\(getpid())\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = unsafe pwrite(descriptor, text, text.count, 0)
  }

  deinit {
    unsafe unlink(path)
    close(descriptor)
  }

  /// The file may be removed by its last owner between opening and locking; then it is made anew.
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
