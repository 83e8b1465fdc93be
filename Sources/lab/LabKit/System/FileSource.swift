/// A source of scenario files: the disk, or a test.
package protocol FileSource {
  /// Returns the kind of the file at a path; nil if absent.
  func kind(of path: String) -> FileKind?
  /// Returns an identity shared by all paths of a file or folder; nil if the path is the identity.
  func identity(of path: String) -> FileIdentity?
  /// Returns a stamp that changes when the file is written; nil if there is no file.
  func stamp(of path: String) -> FileStamp?
  /// Returns all bytes of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Returns the names in a folder, sorted by their bytes, without hidden ones.
  func names(in folder: String) throws(FileError) -> [String]
}

extension FileSource {
  /// Returns nil: without stamps, files count as unchanged while the lab runs.
  package func stamp(of path: String) -> FileStamp? { nil }
}

/// The kind of a file system entry.
package enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A device, a pipe, a socket: reading it may never end.
  case other
}

/// The identity of a file or folder, independent of links to it.
package struct FileIdentity: Hashable, Sendable {
  /// The disk.
  package let device: UInt64
  /// The number of the file on the disk.
  package let number: UInt64
}

/// An error of reading or writing a file or a folder.
package struct FileError: Error, Equatable, Sendable {
  /// The path as given.
  package let path: String
  /// The reason in the system's words.
  package let reason: String

  /// The reason for an entry that is not a regular file.
  package static let noFile = "neither a file nor a folder"
  /// The reason for a folder in place of a file.
  static let folder = "is a folder"

  /// An error with a path and a reason.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
