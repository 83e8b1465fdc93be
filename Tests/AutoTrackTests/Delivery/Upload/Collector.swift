import Foundation
import Testing

/// The collector of `Tests/Collector`, as a child of the tests, with its own database.
///
/// It ends with the test, or after two minutes.
final class Collector {
  /// The reason for a failed start.
  struct Silence: Error {}

  /// A folder for its files, removed with the last collector that uses it.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "collector-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var database: String { url.appending(path: "events.sqlite").path }
  }

  let address: String
  private let process = Process()
  private let folder: Folder

  /// Starts it and returns once it listens.
  init(_ options: String..., continuing other: Collector? = nil) throws {
    folder = try other?.folder ?? Folder()
    let portFile = folder.url.appending(path: "port")
    try? FileManager.default.removeItem(at: portFile)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "python3", Self.program.path, "--database", folder.database,
        "--port-file", portFile.path, "--lifetime", "120",
      ] + options
    try process.run()
    address = try Self.address(in: portFile, of: process)
  }

  deinit { stop() }

  /// Ends it, unless it has ended.
  func stop() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The result of a query on its database, a line for each row.
  func rows(_ query: String) throws -> [String] {
    let reader = Process()
    let pipe = Pipe()
    reader.executableURL = URL(filePath: "/usr/bin/env")
    reader.arguments = [
      "python3", "-c",
      "import sqlite3, sys\nfor row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):\n"
        + "    print('|'.join(str(value) for value in row))",
      folder.database, query,
    ]
    reader.standardOutput = pipe
    try reader.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The message and the status of a start with wrong options.
  static func refusal(of options: [String]) throws -> (code: Int32, message: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", program.path, "--lifetime", "20"] + options
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return (process.terminationStatus, lines.last.map(String.init) ?? "")
  }

  private static func address(in file: URL, of process: Process) throws -> String {
    for _ in 0..<1_500 {
      if let text = try? String(contentsOf: file, encoding: .utf8),
        let port = Int(text.dropLast())
      {
        return "http://127.0.0.1:\(port)/events"
      }
      guard process.isRunning else { throw Silence() }
      usleep(20_000)
    }
    process.terminate()
    throw Silence()
  }

  private static let program = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Collector/collector.py")
}
