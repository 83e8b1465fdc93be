/// A change of a disk's files.
public enum DiskOperation: Equatable, Sendable {
  /// Creates an empty file.
  case create(String)
  /// Writes bytes at an offset.
  case write(String, offset: Int, bytes: [UInt8])
  /// Resizes a file.
  case truncate(String, size: Int)
  /// Makes the earlier writes to a file durable.
  case sync(String)
  /// Removes a file.
  case remove(String)
  /// Moves a file, replacing the file at the target.
  case rename(String, to: String)
}

extension DeviceDisk {
  /// Repeats a change that an observer of another disk has recorded.
  public func apply(_ operation: DiskOperation) throws(DiskFault) {
    switch operation {
    case .create(let path): _ = try open(path, isMade: true)
    case .write(let path, let offset, let bytes):
      try write(bytes, to: open(path, isMade: true), at: offset)
    case .truncate(let path, let size): try truncate(open(path, isMade: true), to: size)
    case .sync(let path): try sync(open(path, isMade: true))
    case .remove(let path): try remove(path)
    case .rename(let path, let place): try rename(path, to: place)
    }
  }
}
