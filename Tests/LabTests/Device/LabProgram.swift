import Foundation
import Testing

@testable import LabLanguage

/// The lab as a program of its own.
enum LabProgram {
  /// Runs it to its end.
  ///
  /// - Returns: The exit code, or 128 and the number of the signal that has ended it.
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

  /// Tests run from a bundle or an executable in the folder of products, or deeper.
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
  /// The sources have a folder called `lab`, too.
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
