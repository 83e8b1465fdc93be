import MiniUI

/// The files that a change of a disk concerns.
extension DiskOperation {
  /// The bytes that a disk writes atomically.
  package static let sectorSize = 512

  /// The files of the operation.
  package var paths: [String] {
    switch self {
    case .create(let path), .write(let path, _, _), .truncate(let path, _), .sync(let path),
      .remove(let path):
      [path]
    case .rename(let path, let place): [path, place]
    }
  }

  /// The first file of the operation.
  package var path: String { paths[0] }

  /// True if a file is made, removed or renamed, which the file system's journal records.
  package var movesFiles: Bool {
    switch self {
    case .create, .remove, .rename: true
    case .write, .truncate, .sync: false
    }
  }

  /// True if the operation changes a file.
  package var changesFiles: Bool {
    if case .sync = self { false } else { true }
  }
}
