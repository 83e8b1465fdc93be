import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// A repository on the disk, in which the lab runs as if its folder were the working folder.
struct GitFolder {
  let folder: TemporaryFolder
  let host: GitHost

  /// Creates an empty repository.
  init() throws {
    folder = try TemporaryFolder()
    host = GitHost(folder: folder.path)
    try git("init", "-q")
  }

  func git(_ words: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = try host.output(ofGit: identity + words)
    try #require(run.code == 0, "git \(words)")
  }

  /// Commits all files under a tag.
  func commit(_ tag: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", tag)
    try git("tag", tag)
  }

  /// Runs the lab in the repository, or in a folder of it; it writes nothing.
  func run(_ words: [String], in place: String = ".") -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let path = "\(folder.path)/\(place)"
    let code = Lab.main(
      arguments: words,
      CommandConsole(
        output: output, errors: messages, files: PlacedDisk(folder: path),
        host: GitHost(folder: path)))
    return LabRun(code, output: output.text, messages: messages.text)
  }
}

/// The disk, with relative paths from a folder.
private struct PlacedDisk: FileSource {
  let folder: String

  private func placed(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  func kind(of path: String) -> FileKind? { Disk().kind(of: placed(path)) }
  func identity(of path: String) -> FileIdentity? { Disk().identity(of: placed(path)) }
  func realPath(of path: String) -> String? { Disk().realPath(of: placed(path)) }
  func read(_ path: String) throws(FileError) -> [UInt8] { try Disk().read(placed(path)) }
  func names(in folder: String) throws(FileError) -> [String] {
    try Disk().names(in: placed(folder))
  }
}
