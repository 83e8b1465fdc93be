import MiniUI

/// What a file system does with a change as a whole, and what in parts.
extension DiskOperation {
  /// The bytes that a disk writes at once.
  static let sectorSize = 512

  /// The files that it is about.
  var paths: [String] {
    switch self {
    case .create(let path), .write(let path, _, _), .truncate(let path, _), .sync(let path),
      .remove(let path):
      [path]
    case .rename(let path, let place): [path, place]
    }
  }

  /// The file that it is about first.
  var path: String { paths[0] }

  /// Whether a file comes, goes or moves: then it is in the journal of the file system.
  var movesFiles: Bool {
    switch self {
    case .create, .remove, .rename: true
    case .write, .truncate, .sync: false
    }
  }

  /// Whether anything is other than before.
  var changesFiles: Bool {
    if case .sync = self { false } else { true }
  }

  /// The same, one sector after the other.
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

  /// Its beginning, if it is a write that can break off within.
  func torn(_ tear: Tear) -> DiskOperation? {
    guard case .write(let path, let offset, let bytes) = self, bytes.count >= 4 else { return nil }
    return .write(path, offset: offset, bytes: Array(bytes.prefix(tear.length(of: bytes.count))))
  }
}

extension DiskOperation {
  /// In a few words: `4096 bytes to log.sqlite-wal at 32`.
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
