/// Files, with standard input and output under the name `-`; `./-` is a file of that name.
///
/// Standard input is read once, so that a command may read it several times.
package final class StreamedFiles: FileSource, FileStore {
  private let files: any FileSource
  private let store: any FileStore
  private let output: any TextOutput
  private let input: () throws(FileError) -> [UInt8]
  private var known: [UInt8]?

  /// The name of the standard streams.
  package static let name = "-"

  /// - Parameters:
  ///   - files: The source of all other files.
  ///   - store: The store of all other files.
  ///   - output: Standard output.
  ///   - input: Reads standard input to its end.
  init(
    _ files: any FileSource, _ store: any FileStore, _ output: any TextOutput,
    _ input: @escaping () throws(FileError) -> [UInt8]
  ) {
    (self.files, self.store, self.output) = (files, store, output)
    self.input = input
  }

  package var workingDirectory: String? { files.workingDirectory }

  package func kind(of path: String) -> FileKind? {
    path == Self.name ? .file : files.kind(of: path)
  }

  /// Standard input that a shell redirects from a file is that file.
  package func identity(of path: String) -> FileIdentity? {
    files.identity(of: path == Self.name ? Self.inputPath : path)
  }

  package func realPath(of path: String) -> String? {
    path == Self.name ? nil : files.realPath(of: path)
  }

  /// The path under which the system has standard input.
  package static let inputPath = "/dev/stdin"

  package func stamp(of path: String) -> FileStamp? {
    path == Self.name ? nil : files.stamp(of: path)
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard path == Self.name else { return try files.read(path) }
    if let known { return known }
    let bytes = try input()
    known = bytes
    return bytes
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    try files.names(in: folder)
  }

  package func obstacle(at path: String) -> FileError? {
    path == Self.name ? nil : store.obstacle(at: path)
  }

  package func isLink(_ path: String) -> Bool { path != Self.name && store.isLink(path) }

  package func lock(_ path: String) throws(FileError) -> EditLock? {
    path == Self.name ? nil : try store.lock(path)
  }

  package func makeFolder(_ path: String) throws(FileError) { try store.makeFolder(path) }

  package func remove(_ path: String) throws(FileError) { try store.remove(path) }

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard path != Self.name else { return output.write(bytes) }
    try store.write(bytes, to: path)
  }
}
