import MiniUI
public import Wording

/// A failure of the store; the stored records are not affected.
public enum StoreFault: Error, Equatable, Sendable, Worded {
  /// The disk has no room.
  case full
  /// Another connection has the file open.
  case locked
  /// The file or its disk cannot be written.
  case readOnly
  /// The file is damaged; opening it again quarantines it and creates a new one.
  case corrupt
  /// The file belongs to another program, or is not a database.
  case foreign
  /// A newer version of the SDK has written the file.
  case newer(version: Int)
  /// The system reported another error, with this message.
  indirect case io(Sentence)

  /// The fault and its remedy.
  public var sentence: Sentence {
    switch self {
    case .full: "the disk is full; make room on it"
    case .locked: "another connection has the database open; close it"
    case .readOnly: "the database is read-only; make the file and its folder writable"
    case .corrupt: "the database is damaged; open it again to create a new one"
    case .foreign: "the file belongs to another program; move it away"
    case .newer(let version):
      "the database has version \(version), which is newer than \(StoreSchema.version);"
        + " update the app"
    case .io(let reason): reason
    }
  }

  init(_ fault: DiskFault) {
    switch fault {
    case .full: self = .full
    case .readOnly: self = .readOnly
    case .isFolder, .missing, .machine: self = .io(fault.sentence)
    }
  }
}

/// A note about the opening of a file.
public enum StoreNote: Equatable, Sendable, Worded {
  /// The file was damaged and was renamed; `rescued` of its events were readable and are kept.
  case quarantined(as: String, because: Sentence, rescued: Int)
  /// The file had an older version.
  case migrated(from: Int)

  /// The note in one line.
  public var sentence: Sentence {
    switch self {
    case .quarantined(let path, let reason, let rescued):
      "the database was damaged (\(reason)) and is now \(path); \(rescued) of its events were read"
    case .migrated(let version):
      "the database had version \(version) and now has \(StoreSchema.version)"
    }
  }
}
