import Foundation
import MiniUI
import Wording

/// A temporary folder for one test, removed with it.
final class TemporaryFolder: MachineFolder {
  let path: String
  private let files = FileManager.default

  init() throws {
    path = files.temporaryDirectory.appending(path: UUID().uuidString).path()
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? files.removeItem(atPath: path) }

  func entry(at path: String) -> DiskEntry? {
    let kind = try? files.attributesOfItem(atPath: full(path))[.type] as? FileAttributeType
    return kind.map { $0 == .typeDirectory ? .folder : .file }
  }

  func makeFolder(_ path: String) throws(DiskFault) {
    try attempt { try files.createDirectory(atPath: full(path), withIntermediateDirectories: true) }
  }

  func rename(_ path: String, to place: String) throws(DiskFault) {
    try attempt { try files.moveItem(atPath: full(path), toPath: full(place)) }
  }

  func remove(_ path: String) { try? files.removeItem(atPath: full(path)) }

  func bytes(_ path: String) -> Data? { files.contents(atPath: full(path)) }

  /// Writes a file.
  func put(_ data: Data, _ path: String) throws {
    try data.write(to: URL(filePath: full(path)))
  }

  private func full(_ path: String) -> String { "\(self.path)/\(path)" }

  private func attempt(_ body: () throws -> Void) throws(DiskFault) {
    do { try body() } catch { throw .machine(Sentence(name: "\(error)")) }
  }
}
