@testable import LabLanguage
@testable import LabSystem

/// Files in memory that tests and the lab write.
final class MemoryFolder: FileSource, FileStore {
  private(set) var files: [String: [UInt8]]
  private var changes: [String: Int64] = [:]
  /// The write errors by path that are known before a run.
  var obstacles: [String: String] = [:]
  /// The write errors by path that occur only at the write.
  var surprises: [String: String] = [:]
  var links: Set<String> = []

  init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  /// The text at a path; nil without a file.
  subscript(path: String) -> String? {
    get { files[path].map { String(decoding: $0, as: UTF8.self) } }
    set {
      files[path] = newValue.map { Array($0.utf8) }
      changes[path, default: 0] += 1
    }
  }

  func kind(of path: String) -> FileKind? { MemoryFiles(bytes: files).kind(of: path) }
  func identity(of path: String) -> FileIdentity? { nil }

  func stamp(of path: String) -> FileStamp? {
    guard let bytes = files[path] else { return nil }
    return FileStamp(modified: changes[path] ?? 0, size: Int64(bytes.count), number: 0)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try MemoryFiles(bytes: files).read(path)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    try MemoryFiles(bytes: files).names(in: folder)
  }

  func obstacle(at path: String) -> FileError? {
    obstacles[path].map { FileError(path: path, reason: $0) }
  }

  func isLink(_ path: String) -> Bool { links.contains(path) }
  func lock(_ path: String) throws(FileError) -> EditLock? { nil }

  func makeFolder(_ path: String) throws(FileError) {
    if let error = obstacle(at: path) { throw error }
  }

  func remove(_ path: String) throws(FileError) {
    if let surprise = surprises[path] { throw FileError(path: path, reason: surprise) }
    files[path] = nil
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let surprise = surprises[path] { throw FileError(path: path, reason: surprise) }
    files[path] = bytes
    changes[path, default: 0] += 1
  }
}
