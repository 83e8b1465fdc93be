import Foundation
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// Links in a device's folder: files outside it are never read, written or removed.
@Suite struct LinkedDeviceTests {
  /// Every component of every path that a device's folder has.
  private static let components = [
    "device.json", "lock", "apps", "apps/com.example.app", "apps/com.example.app/Library",
    "apps/com.example.app/Library/Caches", "apps/com.example.app/Library/Caches/App",
    "apps/com.example.app/Library/Caches/App/Database", KeptPhone.database,
    KeptPhone.database + "-wal", KeptPhone.database + "-shm", KeptPhone.database + "-journal",
  ]

  /// The target of a link.
  enum Goal: String, CaseIterable, CustomTestStringConvertible {
    /// The replaced file or folder, moved outside.
    case moved
    /// Another file or folder outside.
    case file, folder
    /// A missing path.
    case nothing
    /// A file in the folder itself.
    case inside

    var testDescription: String { rawValue }
  }

  /// A device's folder in which a link replaces a component.
  private static func phone(_ component: String, _ goal: Goal, isNew: Bool) throws -> KeptPhone {
    let phone = try KeptPhone("linked\(isNew)" + (component + goal.rawValue).asLetters)
    let (manager, path) = (FileManager.default, "\(phone.path)/\(component)")
    if !isNew { #expect(phone.run(KeptPhone.tap).code == .held) }
    try phone.folder.write("precious", to: "outside/file")
    try phone.folder.write("precious", to: "outside/folder/file")
    let parent = (path as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let moved = "\(phone.folder.path)/outside/moved"
    if goal == .moved, manager.fileExists(atPath: path) {
      try manager.moveItem(atPath: path, toPath: moved)
    }
    try? manager.removeItem(atPath: path)
    let target =
      switch goal {
      case .moved, .nothing: moved
      case .file, .folder: "\(phone.folder.path)/outside/\(goal.rawValue)"
      case .inside: "\(phone.path)/device.json"
      }
    try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    return phone
  }

  private static func outside(_ phone: KeptPhone) throws -> [String: Data] {
    let path = phone.folder.path + "/outside"
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return names.reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: "\(path)/\($1)") ?? Data()
    }
  }

  @Test(
    arguments: TestSpace("LinkedDeviceTests", product(components, Goal.allCases))
      .covering({ $0.0 }, { $0.1 }))
  func `a link inside a device folder is rejected and its target left unchanged`(
    _ component: String, _ goal: Goal
  ) throws {
    for isNew in [false, true] {
      let phone = try Self.phone(component, goal, isNew: isNew)
      let before = try Self.outside(phone)
      let run = phone.run(KeptPhone.tap)
      #expect(run.code == .invalid, "\(isNew): \(run)")
      let isStrange = isNew && run.messages.contains("it is not a device's folder")
      #expect(isStrange || run.messages.contains("a link"), "\(isNew): \(run)")
      #expect(try Self.outside(phone) == before, "\(isNew)")
    }
  }

  @Test(arguments: ["apps", "apps/com.example.app", "apps/com.example.app/Library/Caches/App"])
  func `a link created during a run is not followed`(_ component: String) throws {
    let phone = try KeptPhone("late" + component.asLetters)
    #expect(phone.run(KeptPhone.tap).code == .held)
    let manager = FileManager.default
    let outside = "\(phone.folder.path)/outside"
    try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
    let disk = DiskFolder(at: phone.path)
    try manager.removeItem(atPath: "\(phone.path)/\(component)")
    try manager.createSymbolicLink(
      atPath: "\(phone.path)/\(component)", withDestinationPath: outside)
    try phone.folder.write("precious", to: "outside/x")
    #expect(throws: (any Error).self) { try disk.makeFolder("\(component)/new/folder") }
    #expect(throws: (any Error).self) { try disk.rename("\(component)/x", to: "y") }
    #expect(throws: (any Error).self) { try disk.rename("device.json", to: "\(component)/x") }
    disk.remove("\(component)/x")
    #expect(try manager.contentsOfDirectory(atPath: outside) == ["x"])
    #expect(manager.contents(atPath: outside + "/x") == Data("precious".utf8))
    #expect(disk.entry(at: "\(component)/x") == nil)
  }

  @Test func `the device folder itself may be a link`() throws {
    let phone = try KeptPhone()
    try phone.write("", to: "x")
    try FileManager.default.removeItem(atPath: phone.path + "/x")
    try phone.folder.link("linked", to: "phone")
    let path = phone.folder.path + "/linked"
    let run = KeptPhone.lab(["run", "--device", path, "s.json5"], ["s.json5": KeptPhone.tap])
    #expect(run.code == .held)
    #expect(try phone.records().isEmpty == false)
  }
}
