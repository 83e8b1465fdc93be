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
