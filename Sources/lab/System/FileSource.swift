/// Where scenario files come from: the disk, or a test.
package protocol FileSource {
  /// What stands at a path; nil for nothing.
  func kind(of path: String) -> FileKind?
  /// What stays the same however a file or folder is named; nil where the path tells it.
  func identity(of path: String) -> FileIdentity?
  /// What changes when the file is written; nil for what is no file.
  func stamp(of path: String) -> FileStamp?
  /// All bytes of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// The names in a folder, sorted by their bytes, hidden ones left out.
  func names(in folder: String) throws(FileError) -> [String]
}

extension FileSource {
  /// Files that nobody writes while the lab runs have no stamps.
  package func stamp(of path: String) -> FileStamp? { nil }
}

/// What a path can lead to.
package enum FileKind: Sendable {
  /// Something with bytes.
  case file
  /// Something with names in it.
  case folder
  /// A device, a pipe, a socket: reading it may never end.
  case other
}

/// Which file or folder it is, whatever links lead to it.
package struct FileIdentity: Hashable, Sendable {
  /// The disk.
  package let device: UInt64
  /// The number of the file on the disk.
  package let number: UInt64
}

/// Why a file or a folder could not be read.
package struct FileError: Error, Equatable, Sendable {
  /// As the person wrote it.
  package let path: String
  /// In the system's words.
  package let reason: String

  /// The reason where something is no regular file.
  static let noFile = "neither a file nor a folder"
  /// The reason where a file should be.
  static let folder = "is a folder"

  /// Takes the words as they are.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
