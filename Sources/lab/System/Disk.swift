#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine, read through the C library: Foundation would slow every start.
struct Disk: FileSource {
  func kind(of path: String) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last(at: path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Self.read(descriptor, into: &buffer)
      guard count >= 0 else { throw .last(at: path) }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last(at: folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
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
}

extension FileError {
  /// What the C library said last, in words.
  fileprivate static func last(at path: String) -> FileError {
    let reason = unsafe String(cString: strerror(errno))
    return FileError(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
