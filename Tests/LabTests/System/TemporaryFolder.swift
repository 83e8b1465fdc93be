import Foundation

@testable import LabKit

/// A folder on the disk that is gone after the test.
final class TemporaryFolder {
  /// Where it is, without a last slash.
  let path: String

  /// Makes it, empty; no two tests have the same.
  init(_ test: String = #function) throws {
    let process = ProcessInfo.processInfo.processIdentifier
    path = NSTemporaryDirectory() + "lab-\(process)-" + test.filter(\.isLetter)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders that lead to it.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a link whose text is the target as given.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// The scenarios that a search finds, from the folder on.
  var search: ScenarioSearch { ScenarioSearch(below: [path], Disk()) }
}
