/// A store for files: reports and remembered runs.
package protocol FileStore {
  /// Returns the reason why a file cannot be written, as far as known in advance; nil if it can.
  func obstacle(at path: String) -> FileError?
  /// Makes a folder, unless it exists.
  func makeFolder(_ path: String) throws(FileError)
  /// Writes a file atomically: a reader finds the old content or the new.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)
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
  package func makeFolder(_ path: String) throws(FileError) {}
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {}
}
