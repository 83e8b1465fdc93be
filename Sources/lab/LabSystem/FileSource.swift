package import LabLanguage

/// A source of scenario files: the disk, or a test.
package protocol FileSource {
  /// Returns the kind of the file at a path; nil if absent.
  func kind(of path: String) -> FileKind?
  /// Returns an identity shared by all paths of a file or folder; nil if the path is the identity.
  func identity(of path: String) -> FileIdentity?
  /// Returns a stamp that changes when the file is written; nil if there is no file.
  func stamp(of path: String) -> FileStamp?
  /// Returns the absolute path without links; nil if it is unknown.
  func realPath(of path: String) -> String?
  /// Returns all bytes of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Returns the names in a folder, sorted by their bytes, without hidden ones.
  func names(in folder: String) throws(FileError) -> [String]
  /// The absolute path of the working directory; nil if it is unknown.
  var workingDirectory: String? { get }
}

extension FileSource {
  /// Nil: absolute paths stay absolute.
  package var workingDirectory: String? { nil }

  /// Returns nil: without stamps, files count as unchanged while the lab runs.
  package func stamp(of path: String) -> FileStamp? { nil }

  /// Returns nil: the files have no place on a disk.
  package func realPath(of path: String) -> String? { nil }
}

package enum FileKind: Sendable {
  case file
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

  /// The remedy for an output that cannot be written; nil if the reason has one.
  ///
  /// An output that must not be written only needs another name.
  package var wayOut: String? {
    if hasRemedy { return nil }
    return reason.hasPrefix("it is ") ? "name another file" : LabError.wayOut
  }

  /// True if the reason ends in its own remedy.
  package var hasRemedy: Bool { reason.contains("; ") }

  /// The error of an input that cannot be read, with the reason's own remedy or else another one.
  package func unreadable(_ remedy: String?, named name: String? = nil) -> SourceError {
    SourceError(
      file: name ?? path, message: reason, remedy: hasRemedy ? nil : remedy)
  }

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// A stamp of a file's state; a different stamp means that the file was written.
package struct FileStamp: Equatable, Sendable {
  /// The time of the last write, in nanoseconds since 1970.
  package let modified: Int64
  /// The size in bytes.
  package let size: Int64
  /// The inode: a replaced file has another.
  package let number: UInt64
}

/// A store for files: reports and remembered runs.
package protocol FileStore {
  /// Returns the reason why a file cannot be written, as far as known in advance; nil if it can.
  func obstacle(at path: String) -> FileError?
  /// Returns true for a link, wherever it leads.
  func isLink(_ path: String) -> Bool
  /// Locks a file against the edits of other labs; nil if it cannot be locked.
  func lock(_ path: String) throws(FileError) -> EditLock?
  /// Makes a folder, unless it exists.
  func makeFolder(_ path: String) throws(FileError)
  /// Writes a file atomically: a reader finds the old content or the new.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)
  /// Removes a file; a link is removed, and not the file to which it leads.
  func remove(_ path: String) throws(FileError)
}

extension FileStore {
  /// Writes a text atomically.
  package func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }
}

/// A store that keeps nothing, for consoles that must not leave a trace.
package struct NoFileStore: FileStore {
  /// A store without files.
  package init() {}

  package func obstacle(at path: String) -> FileError? { nil }
  package func isLink(_ path: String) -> Bool { false }
  package func lock(_ path: String) throws(FileError) -> EditLock? { nil }
  package func makeFolder(_ path: String) throws(FileError) {}
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {}
  package func remove(_ path: String) throws(FileError) {}
}

extension String {
  /// The path without `.` and empty parts: `a/b` for `./a//./b`.
  package var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The part before the last slash; `.` without one.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}

extension FileSource {
  /// Returns the spelling of a path that all messages, lists and reports share.
  ///
  /// It has no `.` and no empty parts, and is relative to the working directory if the file lies
  /// below it. `..` stays, because the folder before it may be a link.
  package func spelling(of path: String) -> String {
    guard !path.isEmpty, path != StreamedFiles.name else { return path }
    var plain = path.plainPath
    if let home = workingDirectory, home != "/", plain == home || plain.hasPrefix(home + "/") {
      plain = String(plain.dropFirst(home.count + 1))
    }
    if plain.isEmpty { return "." }
    // The bare name is that of the standard streams.
    return plain == StreamedFiles.name ? "./" + plain : plain
  }
}

extension SourceFile {
  /// Makes a file from the result of opening it; throws the error of a failed opening.
  package init(name: String, _ contents: Result<[UInt8], FileError>) throws(SourceError) {
    switch contents {
    case .success(let bytes): try self.init(name: name, bytes: bytes)
    case .failure(let error): throw SourceError(file: error.path, message: error.reason)
    }
  }
}
