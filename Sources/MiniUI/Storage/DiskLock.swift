/// How much of a file its opener claims: the five steps of SQLite, as POSIX locks give them.
///
/// Any number may read; one at a time may prepare to write; who writes is alone. Source:
/// "File Locking And Concurrency In SQLite Version 3".
public enum DiskLock: Int, Comparable, Sendable {
  /// Nothing.
  case none
  /// It reads.
  case shared
  /// It reads, and is the next to write.
  case reserved
  /// It waits for the last readers to go, and no new ones come.
  case pending
  /// It is alone.
  case exclusive

  /// The weaker claim comes first.
  public static func < (weaker: DiskLock, stronger: DiskLock) -> Bool {
    weaker.rawValue < stronger.rawValue
  }
}
