import MiniUI

/// Why the store did not do what it was asked to; what it held before, it still holds.
public enum StoreFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The disk has no room.
  case full
  /// Somebody else has the file open.
  case locked
  /// The file or its disk cannot be written.
  case readOnly
  /// The file is damaged; opening it again puts it aside and begins anew.
  case corrupt
  /// The file belongs to another program, or is no database.
  case foreign
  /// A newer version of the SDK has written the file.
  case newer(version: Int)
  /// The system refused, in its own words.
  case io(String)

  /// What is wrong, and the way out.
  public var description: String {
    switch self {
    case .full: "the disk is full; make room on it"
    case .locked: "somebody else has the database open; close it there"
    case .readOnly: "the database is read-only; make the file and its folder writable"
    case .corrupt: "the database is damaged; open it again to begin anew"
    case .foreign: "the file belongs to another program; move it away"
    case .newer(let version):
      "the database has version \(version), which is newer than \(StoreSchema.version);"
        + " update the app"
    case .io(let reason): reason
    }
  }

  /// What a disk's fault is to a store.
  init(_ fault: DiskFault) {
    switch fault {
    case .full: self = .full
    case .readOnly: self = .readOnly
    case .isFolder, .missing, .machine: self = .io(fault.description)
    }
  }
}
