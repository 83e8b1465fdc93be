import AutoTrack
import MiniUI

/// What is in an app's database, read from a copy: nobody waits for it, and nothing is written.
struct DatabaseCopy {
  /// Where the file is on the machine.
  let path: String
  /// What is in it.
  let contents: StoreContents
  /// What SQLite keeps beside a file, and what belongs to it.
  private static let companions = ["", "-wal", "-journal"]
  /// How often a file is read that somebody else is writing.
  private static let attempts = 50

  /// Reads the file, as another process has it at one moment.
  init(at path: String) throws(SourceError) {
    self.path = path
    if let owner = Disk().exclusiveOwner(ofDatabase: path) {
      throw SourceError(
        file: path, message: "the database is locked: process \(owner) has it for itself",
        remedy: "wait for its end")
    }
    let copy = DeviceDisk()
    let files: [[UInt8]?]
    do throws(FileError) {
      files = try Self.bytes(of: path)
    } catch {
      throw SourceError(
        file: path, message: error.reason, remedy: "name a log.sqlite that can be read")
    }
    do {
      for (companion, bytes) in zip(Self.companions, files) {
        guard let bytes else { continue }
        try copy.write(bytes, to: copy.open("file" + companion, isMade: true), at: 0)
      }
      contents = try StoreContents(on: copy, at: "file")
    } catch let fault as StoreFault {
      throw SourceError(file: path, message: fault.finding, remedy: fault.remedy)
    } catch {
      throw SourceError(file: path, message: "\(error)")
    }
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
    if disk.kind(of: path) == .folder { throw FileError(path: path, reason: "it is a folder") }
    var files: [[UInt8]?] = []
    for companion in companions {
      let isThere = companion.isEmpty || disk.kind(of: path + companion) == .file
      files.append(isThere ? try disk.read(path + companion) : nil)
    }
    return files
  }
}

extension StoreFault {
  /// What is wrong with a file that is only looked at.
  fileprivate var finding: String {
    switch self {
    case .foreign: "it is no database of the tracker's: another program has written it"
    case .newer(let version): "the database has version \(version), which this lab does not know"
    case .corrupt: "the database is damaged"
    case .full, .locked, .readOnly, .io: description
    }
  }

  /// What helps.
  fileprivate var remedy: String? {
    switch self {
    case .foreign: "name a log.sqlite, or the folder of a device"
    case .newer: "use a newer lab"
    case .corrupt: "its app puts it aside, and keeps what can be read, when it runs next"
    case .full, .locked, .readOnly, .io: nil
    }
  }
}
