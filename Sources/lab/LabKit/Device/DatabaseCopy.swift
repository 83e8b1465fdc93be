import AutoTrack
import LabLanguage
import MiniUI

/// The contents of an app's database, read from a copy without waiting or writing.
struct DatabaseCopy {
  /// The path of the file on the machine.
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

  /// Returns the remedy; for a quarantined file, the file that it came from.
  private static func remedy(for fault: StoreFault, at path: String) -> String? {
    guard fault == .corrupt, let origin = StoreContents.origin(of: path) else {
      return fault.remedy
    }
    return "it was quarantined; its readable records are in \(origin)"
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
