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

  /// Removes a file, or a folder with all that is in it; a link goes, and what it leads to stays.
  func remove(_ path: String) throws(FileError) {
    let plain = path.plainPath
    let parts = plain.split(separator: "/")
    guard let name = parts.last else { return }
    let parent = String(plain.dropLast(name.count))
    guard kind(of: parent.isEmpty ? "." : parent) == .folder else { return }
    try OpenFolder(parent.isEmpty ? "." : parent).remove(String(name))
  }
}
