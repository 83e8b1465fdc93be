@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Files that commands read and write, without a disk.
final class WrittenFiles: FileSource, FileStore {
  private(set) var texts: [String: String]
  /// The reason why writes fail; nil if they succeed.
  var refusal: String?

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// Runs the lab on these files.
  func lab(_ arguments: String...) -> LabRun { lab(arguments) }

  /// Runs the lab with a list of words.
  func lab(_ arguments: [String]) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: self, store: self)
    let code = Lab.run(arguments, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  /// Replaces words of a file.
  func replace(_ old: String, with new: String, in path: String) {
    texts[path] = texts[path]?.replacing(old, with: new)
  }

  func kind(of path: String) -> FileKind? { MemoryFiles(texts).kind(of: path) }
  func identity(of path: String) -> FileIdentity? { nil }

  func read(_ path: String) throws(FileError) -> [UInt8] { try MemoryFiles(texts).read(path) }

  func names(in folder: String) throws(FileError) -> [String] {
    try MemoryFiles(texts).names(in: folder)
  }

  func obstacle(at path: String) -> FileError? {
    refusal.map { FileError(path: path, reason: $0) }
  }

  func isLink(_ path: String) -> Bool { false }
  func lock(_ path: String) throws(FileError) -> EditLock? { nil }

  func makeFolder(_ path: String) throws(FileError) {}

  func remove(_ path: String) throws(FileError) {
    if let error = obstacle(at: path) { throw error }
    texts[path] = nil
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let error = obstacle(at: path) { throw error }
    texts[path] = String(decoding: bytes, as: UTF8.self)
  }
}
