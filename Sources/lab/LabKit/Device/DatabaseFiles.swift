import MiniUI

/// A copy of a database, with SQLite's companion files, on a disk in memory.
enum DatabaseFiles {
  /// The suffixes of the file itself, the write-ahead log and the rollback journal.
  private static let companions = ["", "-wal", "-journal"]
  /// The maximum number of readings of a file that another process is writing.
  private static let attempts = 50
  /// The maximum size of one file in MiB.
  private static let largest = 1_024

  /// Copies the files in one consistent state, under another path.
  static func copied(from path: String, to place: String) throws(FileError) -> DeviceDisk {
    let copy = DeviceDisk()
    for (companion, bytes) in zip(companions, try bytes(of: path)) {
      guard let bytes else { continue }
      do throws(DiskFault) {
        try copy.write(bytes, to: copy.open(place + companion, isMade: true), at: 0)
      } catch {
        throw FileError(path: path + companion, reason: "\(error)")
      }
    }
    return copy
  }

  /// Reads the files until two readings are equal: between those two, nothing changed.
  private static func bytes(of path: String) throws(FileError) -> [[UInt8]?] {
    var last = try read(path)
    for _ in 1..<attempts {
      let next = try read(path)
      guard next != last else { return next }
      last = next
    }
    throw FileError(path: path, reason: "another process keeps writing it")
  }

  private static func read(_ path: String) throws(FileError) -> [[UInt8]?] {
    let disk = Disk()
    var files: [[UInt8]?] = []
    for companion in companions {
      // The file itself must exist; its companions may be missing.
      let isThere = companion.isEmpty || disk.kind(of: path + companion) == .file
      files.append(isThere ? try disk.read(path + companion, mebibytes: largest) : nil)
    }
    return files
  }
}

extension DeviceDisk {
  /// Copies a store's files to a disk in memory without a limit or an observer.
  func copy(ofDatabase path: String) throws(FileError) -> DeviceDisk {
    guard let folder else { return copy() }
    return try DatabaseFiles.copied(from: "\(folder.path)/\(path)", to: path)
  }
}
