#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder of this machine, in which names are resolved without following links.
///
/// Every step uses `openat` and `O_NOFOLLOW`, so that a link made between two steps is not followed
/// either.
package struct OpenFolder: ~Copyable {
  private let descriptor: CInt
  private let path: String

  /// Opens a folder; links in its path belong to the caller and are followed.
  package init(_ path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(at: path) }
    (self.descriptor, self.path) = (descriptor, path)
  }

  private init(_ descriptor: CInt, _ path: String) {
    (self.descriptor, self.path) = (descriptor, path)
  }

  deinit { close(descriptor) }

  func folder(_ name: String) throws(FileError) -> OpenFolder {
    let place = "\(path)/\(name)"
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let next = unsafe openat(descriptor, name, flags)
    guard next >= 0 else {
      let error = FileError.last(at: place)
      throw mode(of: name).map(Self.isLink) == true ? .link(at: place) : error
    }
    return OpenFolder(next, place)
  }

  /// Returns the folder at the end of nested names; with `isMade`, missing folders are made.
  package func folder(_ names: ArraySlice<String>, isMade: Bool = false) throws(FileError)
    -> OpenFolder
  {
    guard let name = names.first else {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { throw .last(at: path) }
      return OpenFolder(copy, path)
    }
    if isMade, unsafe mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
      throw .last(at: "\(path)/\(name)")
    }
    return try folder(name).folder(names.dropFirst(), isMade: isMade)
  }

  /// Returns the kind of a name; a link is neither a file nor a folder.
  package func kind(of name: String) -> FileKind? {
    guard let mode = mode(of: name) else { return nil }
    return mode & S_IFMT == S_IFREG ? .file : mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Moves a file to a name in another folder and replaces an existing file.
  package func rename(_ name: String, to other: String, in folder: borrowing OpenFolder)
    throws(FileError)
  {
    guard unsafe renameat(descriptor, name, folder.descriptor, other) == 0 else {
      throw .last(at: "\(path)/\(name)")
    }
  }

  /// Removes a file, or a folder with its contents; of a link, the link alone.
  package func remove(_ name: String) throws(FileError) {
    guard let mode = mode(of: name) else { return }
    let isFolder = mode & S_IFMT == S_IFDIR
    if isFolder {
      let inner = try folder(name)
      for name in try inner.names() { try inner.remove(name) }
    }
    guard unsafe unlinkat(descriptor, name, isFolder ? Int32(AT_REMOVEDIR) : 0) == 0 else {
      throw .last(at: "\(path)/\(name)")
    }
  }

  /// Returns the first link among some names and below them, as a path from here.
  package func firstLink(among names: [String]) throws(FileError) -> String? {
    for name in names {
      guard let mode = mode(of: name) else { continue }
      if Self.isLink(mode) { return name }
      guard mode & S_IFMT == S_IFDIR else { continue }
      let inner = try folder(name)
      if let link = try inner.firstLink(among: inner.names()) { return "\(name)/\(link)" }
    }
    return nil
  }

  private func names() throws(FileError) -> [String] {
    // `closedir` also closes the descriptor, so it gets a copy.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = unsafe fdopendir(copy) else { throw .last(at: path) }
    defer { unsafe closedir(stream) }
    return unsafe Disk.names(in: stream)
  }

  private func mode(of name: String) -> mode_t? {
    var status = stat()
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? status.st_mode : nil
  }

  private static func isLink(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFLNK }
}

extension FileError {
  /// Returns the error for a link, which is not allowed here.
  static func link(at path: String) -> FileError { FileError(path: path, reason: "is a link") }
}
