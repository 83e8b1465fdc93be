import LabLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A step that makes a file survive a loss of power; the order of the steps makes it safe.
package enum FileStep: Sendable {
  /// The content is on the disk.
  case synced
  /// The file has its final name.
  case renamed
  /// The names in its folder are on the disk.
  case folderSynced
}

extension Disk: FileStore {
  /// Returns the reason why a file cannot be written; the folder must accept a temporary file too.
  package func obstacle(at path: String) -> FileError? {
    if path.isEmpty { return FileError(path: path, reason: "the path is empty") }
    if let stream = ownStream(of: path) {
      return Self.isWritable(stream) ? nil : FileError(path: path, reason: "not open for writing")
    }
    switch kind(of: path) {
    case .folder: return FileError(path: path, reason: FileError.folder)
    case .other: return unsafe access(path, W_OK) == 0 ? nil : .last(at: path)
    case .file, nil: break
    }
    do throws(FileError) {
      let temporary = try makeTemporary(for: path, at: try target(of: path))
      close(temporary.descriptor)
      unsafe unlink(temporary.path)
      return nil
    } catch {
      return error
    }
  }

  /// Writes a temporary file beside the path and renames it.
  ///
  /// A device or a pipe is written to directly, and so is an open stream of the process, such as
  /// `/dev/stdout`, even if a shell has directed it into a file.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isSynced: false)
  }

  /// Writes the same way; with `isSynced`, the file survives a power failure from the return on.
  ///
  /// Without `followsLinks`, the file replaces a link.
  package func write(
    _ bytes: [UInt8], to path: String, isSynced: Bool, followsLinks: Bool = true
  ) throws(FileError) {
    if followsLinks, kind(of: path) == .other || ownStream(of: path) != nil {
      return try writeThrough(bytes, to: path)
    }
    let goal = followsLinks ? try target(of: path) : path
    let temporary = try makeTemporary(for: path, at: goal)
    do throws(OutputError) {
      try finish(bytes, temporary.descriptor, isSynced: isSynced)
    } catch {
      unsafe unlink(temporary.path)
      throw FileError(path: path, reason: error.reason)
    }
    // With `isSynced`, the content is on the disk already: a power failure leaves the old file or
    // the new one, but no part of it.
    guard unsafe rename(temporary.path, goal) == 0 else {
      let error = FileError.last(at: path)
      unsafe unlink(temporary.path)
      throw error
    }
    hear(.renamed)
    if isSynced { try syncFolder(of: goal) }
  }

  /// Syncs the names in a file's folder.
  private func syncFolder(of path: String) throws(FileError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(at: folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last(at: folder) }
    hear(.folderSynced)
  }

  package func isLink(_ path: String) -> Bool { linkTarget(of: path) != nil }

  package func lock(_ path: String) throws(FileError) -> EditLock? {
    try EditLock(in: try target(of: path).folder)
  }

  package func makeFolder(_ path: String) throws(FileError) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let error = FileError.last(at: path)
    if kind(of: path) != .folder { throw error }
  }

  private func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    // A second opening of a stream's file would start at its first byte.
    let descriptor =
      if let stream = ownStream(of: path) { dup(stream) } else {
        unsafe open(path, O_WRONLY | O_NOCTTY)
      }
    guard descriptor >= 0 else { throw .last(at: path) }
    do throws(OutputError) {
      try finish(bytes, descriptor)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  private func finish(
    _ bytes: [UInt8], _ descriptor: CInt, isSynced: Bool = false
  ) throws(OutputError) {
    let stream = StandardStream(descriptor)
    stream.write(bytes)
    defer { close(descriptor) }
    try stream.finish()
    guard isSynced else { return }
    guard fsync(descriptor) == 0 else { throw OutputError(reason: FileError.last(at: "").reason) }
    hear(.synced)
  }

  /// Makes a temporary file beside the target of a path; an error names both.
  private func makeTemporary(
    for path: String, at target: String
  ) throws(FileError) -> (path: String, descriptor: CInt) {
    let folder = Self.folder(of: target)
    var attempts = 0
    while true {
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
      let padding = String(repeating: "0", count: 16 - digits.count)
      let temporary = folder + Self.temporaryStart + padding + digits + Self.temporaryEnd
      // An existing file or link of this name is never opened.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = unsafe open(temporary, flags, 0o666)
      if descriptor >= 0 {
        Self.keepPermissions(of: target, on: descriptor)
        return (temporary, descriptor)
      }
      attempts += 1
      guard errno == EEXIST, attempts < 100 else {
        let error = FileError.last(at: path)
        guard linkTarget(of: path) != nil else { throw error }
        throw FileError(path: path, reason: "a link to \(target.quoted): \(error.reason)")
      }
    }
  }

  /// Gives a file that replaces another one its permissions: a private file stays private.
  private static func keepPermissions(of target: String, on descriptor: CInt) {
    var status = stat()
    if unsafe stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
  }

  private static let (temporaryStart, temporaryEnd) = (".lab-", ".part")

  /// Returns true for the name of a temporary file, which a killed process may leave behind.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryStart) && name.hasSuffix(temporaryEnd)
  }

  /// Returns the place that a path leads to, so that writing keeps its links.
  ///
  /// The last link may lead to a missing file, which is then made, as a shell's `>` makes it.
  private func target(of path: String) throws(FileError) -> String {
    if let real = realPath(of: path) { return real }
    let paths = paths(from: path)
    if paths.count > Self.mostLinks {
      throw FileError(path: path, reason: "a link that leads back to itself")
    }
    return paths[paths.count - 1]
  }

  /// Returns the open descriptor of this process that a path such as `/dev/stdout` names.
  private func ownStream(of path: String) -> CInt? {
    let names = paths(from: path).compactMap { path in
      Self.streams.first(where: path.hasPrefix).map { path.dropFirst($0.count) }
    }
    return names.lazy.compactMap { CInt($0) }.first
  }

  private static func isWritable(_ descriptor: CInt) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }

  /// The folders whose names are the descriptors of the process itself.
  private static let streams = ["/proc/self/fd/", "/dev/fd/"]

  /// Returns a path and the paths that its links name one after the other.
  private func paths(from path: String) -> [String] {
    var paths = [path]
    while paths.count <= Self.mostLinks, let last = paths.last, let next = linkTarget(of: last) {
      paths.append(next.hasPrefix("/") ? next : Self.folder(of: last) + next)
    }
    return paths
  }

  /// The number of links that Linux follows in a path.
  private static let mostLinks = 40

  /// Returns the text of a link; nil for a path that is not one.
  private func linkTarget(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the folder of a path with its slash; nothing for a name alone.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
