import MiniUI

/// The units in which a file system executes a change.
extension DiskOperation {
  /// The bytes that a disk writes atomically.
  static let sectorSize = 512

  /// The files of the operation.
  var paths: [String] {
    switch self {
    case .create(let path), .write(let path, _, _), .truncate(let path, _), .sync(let path),
      .remove(let path):
      [path]
    case .rename(let path, let place): [path, place]
    }
  }

  /// The first file of the operation.
  var path: String { paths[0] }

  /// True if a file is made, removed or renamed, which the file system's journal records.
  var movesFiles: Bool {
    switch self {
    case .create, .remove, .rename: true
    case .write, .truncate, .sync: false
    }
  }

  /// True if the operation changes a file.
  var changesFiles: Bool {
    if case .sync = self { false } else { true }
  }

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
    case .create: "\(name) comes"
    case .write(_, let offset, let bytes): "\(bytes.count) bytes to \(name) at \(offset)"
    case .truncate(_, let size): "\(name) to \(size) bytes"
    case .sync: "sync of \(name)"
    case .remove: "\(name) goes"
    case .rename(_, let place): "\(name) moves to \(place)"
    }
  }
}
