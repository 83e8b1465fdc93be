import AutoTrack
import LabLanguage
import LabSystem
import MiniUI
import Wording

/// The contents of an app's database, read from a copy without waiting or writing.
struct DatabaseCopy {
  let path: String
  let contents: StoreContents

  /// Copies and reads the file, in a state that another process left consistent.
  init(at path: String) throws(SourceError) {
    self.path = path
    if let owner = Disk().exclusiveOwner(ofDatabase: path) {
      throw SourceError(
        file: path, message: "the database is locked by process \(owner)",
        remedy: "wait until the process ends")
    }
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try DatabaseFiles.copied(from: path, to: "file")
    } catch {
      throw error.unreadable("name a log.sqlite that can be read", named: path)
    }
    do throws(StoreFault) {
      contents = try StoreContents(on: copy, at: "file")
    } catch {
      throw SourceError(
        file: path, message: error.finding, remedy: Self.remedy(for: error, at: path))
    }
  }

  /// Returns the remedy; for a quarantined file, the file that it came from.
  private static func remedy(for fault: StoreFault, at path: String) -> String? {
    guard fault == .corrupt, let origin = StoreContents.origin(of: path) else {
      return fault.remedy
    }
    return "it was quarantined; its readable records are in \(origin)"
  }
}

/// A copy of a database, with SQLite's companion files, on a disk in memory.
private enum DatabaseFiles {
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

extension StoreFault {
  /// The message about a file that is only read.
  fileprivate var finding: String {
    switch self {
    case .foreign: "it is not a database of the tracker: another program has written it"
    case .newer(let version): "the database has version \(version), which this lab cannot read"
    case .corrupt: "the database is damaged"
    case .full, .locked, .readOnly, .io: description
    }
  }

  fileprivate var remedy: String? {
    switch self {
    case .foreign: "name a log.sqlite, or the folder of a device"
    case .newer: "use a newer lab"
    case .corrupt: "its app quarantines it and keeps the readable records at the next launch"
    case .full, .locked, .readOnly, .io: nil
    }
  }
}

extension DeviceDisk {
  /// Copies a store's files to a disk in memory without a limit or an observer.
  func copy(ofDatabase path: String) throws(FileError) -> DeviceDisk {
    guard let folder else { return copy() }
    return try DatabaseFiles.copied(from: "\(folder.path)/\(path)", to: path)
  }
}
