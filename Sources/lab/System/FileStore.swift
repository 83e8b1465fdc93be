/// Where files are written: reports, and what the lab remembers of a run.
package protocol FileStore {
  /// Why a file cannot be written there, as far as that is known before; nil where it can.
  func obstacle(at path: String) -> FileError?
  /// Makes a folder, unless it is there.
  func makeFolder(_ path: String) throws(FileError)
  /// Writes a file, whole or not at all: whoever reads it finds the old text or the new.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)
}

extension FileStore {
  /// Writes a text, whole or not at all.
  package func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }
}

/// Keeps nothing, for consoles that are not to leave a trace.
package struct NoFileStore: FileStore {
  /// There is only one kind of nothing.
  package init() {}

  package func obstacle(at path: String) -> FileError? { nil }
  package func makeFolder(_ path: String) throws(FileError) {}
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {}
}
