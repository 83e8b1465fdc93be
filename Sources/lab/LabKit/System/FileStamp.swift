/// A stamp of a file's state; a different stamp means that the file was written.
package struct FileStamp: Equatable, Sendable {
  /// The time of the last write, in nanoseconds since 1970.
  package let modified: Int64
  /// The size in bytes.
  package let size: Int64
  /// The inode: a replaced file has another.
  package let number: UInt64

  /// A stamp of a file's modification time, size and inode.
  package init(modified: Int64, size: Int64, number: UInt64) {
    self.modified = modified
    self.size = size
    self.number = number
  }
}
