import AutoTrack
import MiniUI

/// What is in an app's database, read from a copy: nobody waits for it, and nothing is written.
struct DatabaseCopy {
  /// Where the file is on the machine.
  let path: String
  /// What is in it.
  let contents: StoreContents

  /// Reads the file, as another process has it at one moment.
  init(at path: String) throws(SourceError) {
    self.path = path
    if let owner = Disk().exclusiveOwner(ofDatabase: path) {
      throw SourceError(
        file: path, message: "the database is locked: process \(owner) has it for itself",
        remedy: "wait for its end")
    }
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try DatabaseFiles.copied(from: path, to: "file")
    } catch {
      throw SourceError(
        file: path, message: error.reason, remedy: "name a log.sqlite that can be read")
    }
    do throws(StoreFault) {
      contents = try StoreContents(on: copy, at: "file")
    } catch {
      throw SourceError(
        file: path, message: error.finding, remedy: Self.remedy(for: error, at: path))
    }
  }

  /// What helps; what was put aside is not put aside again.
  private static func remedy(for fault: StoreFault, at path: String) -> String? {
    guard fault == .corrupt, let origin = StoreContents.origin(of: path) else {
      return fault.remedy
    }
    return "it was put aside, and what could be read of it is in \(origin)"
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
