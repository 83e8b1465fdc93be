#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is done to files and folders as a whole.
extension Disk {
  /// The path from the root on, with no links in it; nil for what is not there.
  func absolutePath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Makes a folder and those that lead to it, unless they are there.
  func makeFolders(_ path: String) throws(FileError) {
    guard kind(of: path) != .folder else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path)
  }

  /// Gives a file another place; what was there goes.
  func move(_ path: String, to place: String) throws(FileError) {
    guard unsafe rename(path, place) == 0 else { throw .last(at: path) }
  }

  /// Removes a file, or a folder with all that is in it; a link goes, and what it leads to stays.
  func remove(_ path: String) throws(FileError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .last(at: path) }
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard unsafe unlink(path) == 0 else { throw .last(at: path) }
      return
    }
    for name in try allNames(in: path) { try remove("\(path)/\(name)") }
    guard unsafe rmdir(path) == 0 else { throw .last(at: path) }
  }
}
