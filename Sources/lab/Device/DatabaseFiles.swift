import MiniUI

/// A database of the machine and what SQLite keeps beside it, on a disk in memory.
enum DatabaseFiles {
  /// What SQLite keeps beside a file, and what belongs to it.
  private static let companions = ["", "-wal", "-journal"]
  /// How often a file is read that somebody else is writing.
  private static let attempts = 50
  /// How large one file may be, in MiB.
  private static let largest = 1_024

  /// The files as another process has them at one moment, under another path.
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

  /// Reads everything until nothing has changed from one time to the next: between the two, the
  /// files were what both times found.
  private static func bytes(of path: String) throws(FileError) -> [[UInt8]?] {
    var last = try read(path)
    for _ in 1..<attempts {
      let next = try read(path)
      guard next != last else { return next }
      last = next
    }
    throw FileError(path: path, reason: "another process writes it all the time")
  }

  private static func read(_ path: String) throws(FileError) -> [[UInt8]?] {
    let disk = Disk()
    var files: [[UInt8]?] = []
    for companion in companions {
      let isThere = companion.isEmpty || disk.kind(of: path + companion) == .file
      files.append(isThere ? try disk.read(path + companion, mebibytes: largest) : nil)
    }
    return files
  }
}

extension DeviceDisk {
  /// A store's files, in memory or in a folder, on a disk in memory that nobody uses or watches.
  func copy(ofDatabase path: String) throws(FileError) -> DeviceDisk {
    guard let folder else { return copy() }
    return try DatabaseFiles.copied(from: "\(folder.path)/\(path)", to: path)
  }
}
