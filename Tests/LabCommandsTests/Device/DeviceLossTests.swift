import Foundation
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// Devices whose store is damaged or cannot keep events: every reporter says so, exit code 1.
///
/// The space: kinds of faults × reporters.
@Suite struct DeviceLossTests {
  enum Fault: String, CaseIterable {
    case foreign, text, folder, damagedPage, damagedHeader, damagedRecord, damagedCounts
  }

  @Test(
    arguments: TestSpace(
      "DeviceLossTests", product(Fault.allCases, ["pretty", "jsonl", "github", "junit=r.xml"])
    ).covering({ $0.0 }, { $0.1 }))
  func `every reporter reports the lost events of a damaged store`(
    fault: Fault, reporter: String
  ) throws {
    let phone = try KeptPhone("\(fault)\(reporter)".asLetters)
    let first = phone.run(Self.scenario)
    #expect(first.code == .held, "\(first)")
    try Self.spoil("\(phone.path)/\(KeptPhone.database)", fault)
    let run = Self.run(phone, reporter)
    let isLost = fault != .damagedCounts
    #expect(run.code == (isLost ? .failed : .held), "\(run)")
    #expect(run.messages.contains("s.json5: ") == isLost, "\(run.messages)")
    if [.foreign, .text, .folder].contains(fault) {
      #expect(run.messages.contains("3 events could not be stored; "), "\(run.messages)")
    }
  }

  @Test func `a bundle identifier that is too long for a file name loses the events`() throws {
    let phone = try KeptPhone()
    let name = String(repeating: "n", count: 300)
    let text = Self.scenario.replacing("app: {", with: "app: { app: { bundle: '\(name)' },")
    let run = phone.run(text)
    #expect(run.code == .failed, "\(run)")
    #expect(run.messages.contains("3 events could not be stored; "), "\(run.messages)")
  }

  @Test func `an empty database file is listed without events`() throws {
    let phone = try KeptPhone()
    #expect(phone.run(Self.scenario).code == .held)
    let path = "\(phone.path)/\(KeptPhone.database)"
    try? FileManager.default.removeItem(atPath: path + "-wal")
    try Data().write(to: URL(filePath: path))
    let listed = phone.listed()
    #expect(listed.code == .held && listed.output.contains("0 events of com.example.app"))
    #expect(phone.run(Self.scenario).code == .held)
  }

  /// Three events: `$AppStart`, `$AppViewScreen` and `$AppClick`.
  private static let scenario = Shop.scenario(
    steps: "{ launch: {} }, { tap: '#buy' }, { wait: '2s' },",
    tracker: "{ statistics: true, upload: { cache: 'writeThrough', address: 'https://d/' } }")

  private static func run(_ phone: KeptPhone, _ reporter: String) -> LabRun {
    guard !reporter.hasPrefix("junit") else {
      let file = phone.folder.path + "/r.xml"
      return phone.run(scenario, "--reporter", "junit=\(file)")
    }
    return phone.run(scenario, "--reporter", reporter)
  }

  private static func spoil(_ path: String, _ fault: Fault) throws {
    let (manager, url) = (FileManager.default, URL(filePath: path))
    let place = String(path.dropLast("/log.sqlite".count))
    if fault != .damagedRecord, fault != .damagedCounts {
      try? manager.removeItem(atPath: path + "-wal")
    }
    switch fault {
    case .foreign:
      try (Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 500)).write(to: url)
    case .text: try Data("a note".utf8).write(to: url)
    case .folder:
      try manager.removeItem(atPath: path)
      try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .damagedPage, .damagedHeader:
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.seek(toOffset: fault == .damagedPage ? 4096 : 0)
      let length = fault == .damagedPage ? 4096 : 24
      try file.write(contentsOf: Data(repeating: 0xA5, count: length))
      try file.close()
    case .damagedRecord, .damagedCounts:
      let disk = DeviceDisk(in: DiskFolder(at: place))
      let database = try Database(on: disk, at: "log.sqlite")
      try database.execute("PRAGMA locking_mode = EXCLUSIVE")
      try database.execute(
        fault == .damagedRecord
          ? "INSERT INTO events VALUES (1, 's', 1, 'e', 0, NULL, 0, X'7B')"
          : "INSERT INTO info_log VALUES ('a', 'x', 'b', 'c', -5, 0, 2)")
      database.close()
    }
  }
}
