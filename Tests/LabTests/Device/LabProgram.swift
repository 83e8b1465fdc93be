import Foundation
import Testing

@testable import LabLanguage

/// Runs the lab in another process.
enum LabProgram {
  /// Runs the lab to its end.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it.
  static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    let url = try #require(executable)
    process.executableURL = url
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + code : code
  }

  /// Searches upwards, since tests run from the products folder or below it.
  static var executable: URL? {
    let starts = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    return starts.lazy.flatMap { start in
      sequence(first: URL(filePath: start)) { url in
        url.pathComponents.count > 1 ? url.deletingLastPathComponent() : nil
      }.prefix(6)
    }
    .map { $0.appending(path: "lab") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.isFolder }
  }
}

extension URL {
  /// The sources also have a folder named `lab`.
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
