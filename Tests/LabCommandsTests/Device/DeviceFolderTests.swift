import Foundation
import MiniUI
import Synchronization
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The folders that can hold a device.
@Suite struct DeviceFolders {
  private static let scenario = KeptPhone.tap

  @Test func `a missing folder is created with only the device in it`() throws {
    let phone = try KeptPhone()
    #expect(phone.run(Self.scenario).code == .held)
    let names = try FileManager.default.contentsOfDirectory(atPath: phone.path).sorted()
    #expect(names == ["apps", "device.json"])
  }

  @Test func `an empty folder takes a device`() throws {
    let phone = try KeptPhone()
    try FileManager.default.createDirectory(
      atPath: phone.path, withIntermediateDirectories: true)
    #expect(phone.run(Self.scenario).code == .held)
    #expect(try phone.state().startedProcesses == 1)
  }

  @Test func `a file at the folder's path is left unchanged`() throws {
    let phone = try KeptPhone()
    try phone.folder.write("a note", to: "phone")
    #expect(
      phone.run(Self.scenario)
        == LabRun(
          .invalid,
          messages: """
            \(phone.path): the path of the device is not a folder; name an empty folder or a new one
            1 mistake

            """))
    #expect(try String(contentsOfFile: phone.path, encoding: .utf8) == "a note")
  }

  @Test(arguments: ["notes.txt", ".git"])
  func `a folder with other files is left unchanged`(_ name: String) throws {
    let phone = try KeptPhone("somethingElse" + name.asLetters)
    try phone.write("x", to: name)
    #expect(
      phone.run(Self.scenario)
        == LabRun(
          .invalid,
          messages: """
            \(phone.path): the folder contains '\(name)' but no device.json: it is not a device's \
            folder; name an empty folder or a new one
            1 mistake

            """))
    #expect(try phone.files() == [name: Data("x".utf8)])
  }

  @Test func `another tool's device file is left unchanged`() throws {
    let phone = try KeptPhone()
    try phone.write("{ \"name\": \"my phone\" }\n", to: "device.json")
    let before = try phone.files()
    let run = phone.run(Self.scenario)
    #expect(run.code == .invalid)
    #expect(
      run.messages.hasPrefix("\(phone.path)/device.json:1:1: a device needs the key 'version'"))
    #expect(try phone.files() == before)
  }

  @Test(arguments: ["", "\u{FEFF}", "{", "[]", "{ version: 7 }", "{ version: 1 }", "\u{0}"])
  func `a damaged device file is left unchanged`(_ text: String) throws {
    let phone = try KeptPhone("damagedDevice" + text.asLetters)
    try phone.write(text, to: "device.json")
    let before = try phone.files()
    let run = phone.run(Self.scenario)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("\(phone.path)/device.json"))
    #expect(try phone.files() == before)
    #expect(phone.listed() == run)
  }

  @Test func `a folder at the device file's path is reported`() throws {
    let phone = try KeptPhone()
    try phone.write("x", to: "device.json/file")
    #expect(
      phone.run(Self.scenario).messages == """
        \(phone.path)/device.json: is a folder; repair the file, or use another folder
        1 mistake

        """)
  }

  @Test func `a device file is synced before its rename, and its folder after it`()
    throws
  {
    let (phone, steps) = (try KeptPhone(), StepLog())
    let folder = try DeviceFolder(at: phone.path, disk: Disk { steps.add($0) })
    _ = KeptDevice(in: folder) { Device(disk: $0) }
    #expect(steps.all == [.synced, .renamed, .folderSynced])
    try Disk { steps.add($0) }.write("a report", to: phone.folder.path + "/report")
    #expect(steps.all == [.synced, .renamed, .folderSynced, .renamed])
  }

  /// The steps of a disk, in order.
  private final class StepLog: Sendable {
    private let steps = Mutex<[FileStep]>([])
    var all: [FileStep] { steps.withLock { $0 } }
    func add(_ step: FileStep) { steps.withLock { $0.append(step) } }
  }

  @Test func `a folder without a parent is reported`() throws {
    let phone = try KeptPhone()
    let path = phone.path + "/deeper"
    #expect(
      KeptPhone.lab(["run", "--device", path, "s.json5"], ["s.json5": Self.scenario])
        == LabRun(
          .invalid,
          messages: """
            \(path): the folder '\(phone.path)' does not exist; \
            name an empty folder or a new one
            1 mistake

            """))
    #expect(!FileManager.default.fileExists(atPath: phone.path))
  }

  @Test func `a folder that cannot be written is rejected`() throws {
    // Not even root can create files there.
    let path = "/proc/self/task"
    #expect(throws: LabError.self) { try DeviceFolder(at: path) }
    #expect(throws: LabError.self) { try DeviceFolder(at: "/proc/phone") }
  }

  @Test func `a device in use is left unchanged`() throws {
    let phone = try KeptPhone()
    phone.run(Self.scenario)
    let before = try phone.files()
    let mine = try DeviceFolder(at: phone.path)
    #expect(
      phone.run(Self.scenario)
        == LabRun(
          .invalid,
          messages: """
            \(phone.path): process \(ProcessInfo.processInfo.processIdentifier) uses the device; \
            wait until it ends, or name another folder
            1 mistake

            """))
    #expect(phone.listed().code == .held)
    #expect(try phone.files().filter { $0.key != "lock" } == before)
    withExtendedLifetime(mine) {}
  }

  @Test func `a killed process's leftover files are removed and do not lock the device`() throws {
    let phone = try KeptPhone()
    phone.run(Self.scenario)
    try phone.write("1\n", to: "lock")
    try phone.write("{", to: "device.json.1.part")
    #expect(phone.run(Self.scenario).code == .held)
    #expect(try phone.files().keys.filter { !$0.hasPrefix("apps") } == ["device.json"])
    #expect(try phone.state().startedProcesses == 2)
  }

  @Test func `a folder with only a stale lock takes a device`() throws {
    let phone = try KeptPhone()
    try phone.write("1\n", to: "lock")
    #expect(phone.run(Self.scenario).code == .held)
  }

  @Test(arguments: ["..", "../x", "apps/../../x", "/x", "apps//x", "a\0b", "."])
  func `a path that leads out of the folder is rejected`(_ path: String) throws {
    let phone = try KeptPhone("leadsOut" + path.asLetters)
    try phone.write("1", to: "apps/a")
    try phone.folder.write("2", to: "x")
    let folder = DiskFolder(at: phone.path)
    #expect(folder.entry(at: path) == nil)
    #expect(throws: DiskFault.self) { try folder.makeFolder(path) }
    #expect(throws: DiskFault.self) { try folder.rename("apps/a", to: path) }
    folder.remove(path)
    #expect(try String(contentsOfFile: phone.folder.path + "/x", encoding: .utf8) == "2")
    #expect(try phone.files().keys.sorted() == ["apps/a"])
  }

  @Test func `removing a link keeps its target`() throws {
    let phone = try KeptPhone()
    try phone.folder.write("mine", to: "elsewhere/file")
    try phone.write("x", to: "apps/com.example.app/file")
    try phone.folder.link("phone/apps/com.example.app/link", to: "../../../elsewhere")
    DiskFolder(at: phone.path).remove("apps")
    #expect(try phone.files() == [:])
    let kept = try String(contentsOfFile: phone.folder.path + "/elsewhere/file", encoding: .utf8)
    #expect(kept == "mine")
  }
}
