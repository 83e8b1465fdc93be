import Foundation

/// A folder on disk that is removed after the test.
package final class TemporaryFolder {
  /// The path, without a trailing slash.
  package let path: String

  /// Creates an empty folder of its own, named after the test.
  ///
  /// Two tests that call one function run side by side, so the name has a random part, too.
  package init(_ test: String = #function) throws {
    let number = UUID().uuidString.prefix(8)
    path = NSTemporaryDirectory() + "lab-\(number)-" + test.filter(\.isLetter)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and creates its parent folders.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Creates a link with the target as given.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
