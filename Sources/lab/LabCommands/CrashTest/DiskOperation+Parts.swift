import LabKit
import MiniUI

/// The parts of a change that reach a disk one at a time.
extension DiskOperation {
  /// The operation split into sectors.
  var sectors: [DiskOperation] {
    guard case .write(let path, let offset, let bytes) = self else { return [self] }
    var sectors: [DiskOperation] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Self.sectorSize - (offset + start) % Self.sectorSize)
      sectors.append(.write(path, offset: offset + start, bytes: Array(bytes[start..<end])))
      start = end
    }
    return sectors
  }

  /// Returns the first part of a write that breaks off; nil for one that is too short.
  func torn(_ tear: Tear) -> DiskOperation? {
    guard case .write(let path, let offset, let bytes) = self, bytes.count >= 4 else { return nil }
    return .write(path, offset: offset, bytes: Array(bytes.prefix(tear.length(of: bytes.count))))
  }
}

extension DiskOperation {
  /// The operation in a few words: `4096 bytes to log.sqlite-wal at 32`.
  var text: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch self {
    case .create: "\(name) created"
    case .write(_, let offset, let bytes): "\(bytes.count) bytes to \(name) at \(offset)"
    case .truncate(_, let size): "\(name) to \(size) bytes"
    case .sync: "sync of \(name)"
    case .remove: "\(name) removed"
    case .rename(_, let place): "\(name) moves to \(place)"
    }
  }
}
