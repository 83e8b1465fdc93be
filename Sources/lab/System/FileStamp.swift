/// What changes when a file is written: one that is looked at again tells whether it was.
package struct FileStamp: Equatable, Sendable {
  /// Nanoseconds since 1970 when it was last written.
  package let modified: Int64
  /// Its bytes.
  package let size: Int64
  /// Which file stands there.
  package let number: UInt64

  /// Takes the facts as they are.
  package init(modified: Int64, size: Int64, number: UInt64) {
    self.modified = modified
    self.size = size
    self.number = number
  }
}
