#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine, read through the C library: Foundation would slow every start.
///
/// A file is written under an unpredictable name beside its path and then renamed. Links are
/// followed, except in the folders of devices.
package struct Disk: FileSource {
  /// A hook for the steps that make a file safe, called after each.
  var hear: @Sendable (FileStep) -> Void

  package init(hear: @escaping @Sendable (FileStep) -> Void = { _ in }) {
    self.hear = hear
  }

  /// The default limit for reading a file, in MiB.
  private static let maximumMebibytes = 64

  package func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Self.kind(of: status) : nil
  }

  /// Returns the kind of an entry, but throws if the path cannot be examined.
  package func entry(at path: String) throws(FileError) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) != 0 else { return Self.kind(of: status) }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw errno == ELOOP ? .link(at: path) : .last(at: path)
    }
    return nil
  }

  package func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  package func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  package func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    // Two words; a release build cannot import the module that declares their names.
    let time = unsafe withUnsafeBytes(of: modified) { unsafe $0.load(as: (Int, Int).self) }
    return FileStamp(
      modified: Int64(time.0) * 1_000_000_000 + Int64(time.1),
      size: Int64(status.st_size), number: UInt64(status.st_ino))
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, mebibytes: Self.maximumMebibytes)
  }

  package static func standardInput() throws(FileError) -> [UInt8] {
    try Disk().bytes(of: STDIN_FILENO, StreamedFiles.name, mebibytes: maximumMebibytes)
  }

  /// Reads a file with another limit, or without following links.
  package func read(
    _ path: String, mebibytes: Int = maximumMebibytes, followsLinks: Bool = true
  ) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe in the file's place would wait for a writer.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = unsafe open(path, flags)
    guard descriptor >= 0 else { throw errno == ELOOP ? .link(at: path) : .last(at: path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(at: path) }
    switch Self.kind(of: status) {
    case .file: return try bytes(of: descriptor, path, mebibytes: mebibytes)
    case .folder: throw FileError(path: path, reason: FileError.folder)
    case .other: throw FileError(path: path, reason: FileError.noFile)
    }
  }

  private func bytes(
    of descriptor: CInt, _ path: String, mebibytes: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Self.read(descriptor, into: &buffer)
      guard count >= 0 else { throw .last(at: path) }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
      if bytes.count > mebibytes << 20 {
        throw FileError(
          path: path,
          reason: "larger than \(mebibytes) MiB, which is the limit; give a smaller file or a part")
      }
    }
  }

  private static func kind(of status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// Returns the names in a folder, hidden ones included, sorted by their bytes.
  package func allNames(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last(at: folder) }
    defer { unsafe closedir(stream) }
    return unsafe Self.names(in: stream)
  }

  /// Returns the names in an open folder, sorted by their bytes.
  static func names(in stream: FolderStream) -> [String] {
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func read(_ descriptor: CInt, into buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, &buffer, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, &buffer, buffer.count)
    #else
      unsafe Darwin.read(descriptor, &buffer, buffer.count)
    #endif
  }

  /// Returns the path from the root without links; nil for a missing file.
  package func absolutePath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The absolute path of the working directory; nil if it was removed.
  package var workingDirectory: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Removes a file, or a folder with its contents; of a link, the link alone.
  package func remove(_ path: String) throws(FileError) {
    let plain = path.plainPath
    let parts = plain.split(separator: "/")
    guard let name = parts.last else { return }
    let parent = String(plain.dropLast(name.count))
    guard kind(of: parent.isEmpty ? "." : parent) == .folder else { return }
    try OpenFolder(parent.isEmpty ? "." : parent).remove(String(name))
  }
}

#if canImport(Darwin)
  typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  typealias FolderStream = OpaquePointer
#endif

extension FileError {
  /// Returns an error with the text of `errno`.
  package static func last(at path: String) -> FileError {
    let reason = unsafe String(cString: strerror(errno))
    return FileError(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
