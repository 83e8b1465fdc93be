#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Operations on whole files and folders.
extension Disk {
  /// Returns the path from the root without links; nil for a missing file.
  func absolutePath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Makes a folder and its missing parents.
  func makeFolders(_ path: String) throws(FileError) {
    guard kind(of: path) != .folder else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path)
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
