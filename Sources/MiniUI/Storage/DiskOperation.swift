/// One change of the files of a disk.
public enum DiskOperation: Equatable, Sendable {
  /// An empty file comes into being.
  case create(String)
  /// Bytes are put into a file at an offset.
  case write(String, offset: Int, bytes: [UInt8])
  /// A file gets another size.
  case truncate(String, size: Int)
  /// What was written to a file before is safe from a loss of power when this is over.
  case sync(String)
  /// A file goes.
  case remove(String)
  /// A file gets another place, and what was there before goes.
  case rename(String, to: String)
}

extension DeviceDisk {
  /// Makes a change again that an observer of another disk was told.
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
