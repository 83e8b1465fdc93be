import Dispatch
import Foundation
import LabKitSupport
import Testing

@testable import LabLanguage

/// Runs the lab in another process.
enum LabProgram {
  /// Makes a process of the lab as a person's shell starts it.
  ///
  /// On a build server the lab refuses to write scenarios, so the process does not know that these
  /// tests run on one.
  static func process(_ arguments: [String], named name: String = "lab") throws -> Process {
    let process = Process()
    let program = try #require(executable(named: name))
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the lab to its end.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it.
  static func run(_ arguments: [String]) throws -> Int32 {
    let process = try process(arguments)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + code : code
  }

  /// Runs the lab in a folder, without input, and returns its output and messages, too.
  ///
  /// A lab that takes minutes, such as one that waits for a pipe, is ended: code 15.
  static func run(_ arguments: [String], in folder: String) throws -> (code: Int32, text: String) {
    let process = try process(arguments)
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let id = process.processIdentifier
    let end = DispatchWorkItem { _ = kill(id, SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    end.cancel()
    return (process.terminationStatus, text)
  }

  /// Searches upwards, since tests run from the products folder or below it.
  static func executable(named name: String = "lab") -> URL? {
    let starts = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    return starts.lazy.flatMap { start in
      sequence(first: URL(filePath: start)) { url in
        url.pathComponents.count > 1 ? url.deletingLastPathComponent() : nil
      }.prefix(6)
    }
    .map { $0.appending(path: name) }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.isFolder }
  }
}

extension URL {
  /// The sources also have a folder named `lab`.
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
