/// Files in memory by path; a path with files below it is a folder.
package struct MemoryFiles: FileSource {
  package let files: [String: [UInt8]]

  package init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  /// Bytes by path, for files that are not text.
  package init(bytes: [String: [UInt8]]) {
    files = bytes
  }

  package func kind(of path: String) -> FileKind? {
    if files[path] != nil { return .file }
    return path == "." || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  package func identity(of path: String) -> FileIdentity? { nil }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw FileError(path: path, reason: "no such file or directory")
    }
    return bytes
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap { path in
      path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }
}
