import Foundation
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// A temporary folder for a device; removed after the test.
final class KeptPhone {
  /// The parent of the device's folder.
  let folder: TemporaryFolder
  /// The device's folder, made by the first run.
  var path: String { folder.path + "/phone" }
  /// The database of the app of ``Shop``.
  static let database = "apps/com.example.app/Library/Caches/App/Database/log.sqlite"

  init(_ test: String = #function) throws {
    folder = try TemporaryFolder(test)
  }

  /// Runs a scenario on the device.
  @discardableResult
  func run(_ text: String, _ flags: String...) -> LabRun {
    Self.lab(["run", "--device", path] + flags + ["s.json5"], ["s.json5": text])
  }

  /// The result of `lab db` on the device, or on a file in its folder.
  func listed(_ flags: String..., at name: String = "") -> LabRun {
    Self.lab(["db"] + flags + [name.isEmpty ? path : "\(path)/\(name)"], [:])
  }

  /// The stored events of the shop, in order.
  func records() throws -> [Record] {
    let copy = try DatabaseCopy(at: "\(path)/\(Self.database)")
    return copy.contents.events.map(\.record)
  }

  func state() throws -> DeviceState { try #require(try DeviceFolder.read(path)) }

  /// All files below the folder, with their bytes.
  func files() throws -> [String: Data] {
    let manager = FileManager.default
    let names = try manager.subpathsOfDirectory(atPath: path)
    return names.reduce(into: [:]) { files, name in
      files[name] = manager.contents(atPath: "\(path)/\(name)")
    }
  }

  /// Puts a file into the folder of the device.
  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "phone/\(name)")
  }

  /// Runs the lab in this process, on scenarios in memory.
  static func lab(_ arguments: [String], _ scenarios: [String: String]) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: arguments,
      CommandConsole(output: output, errors: messages, files: MemoryFiles(scenarios)))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  /// A tap on the shop's button, with an anonymous id in the Keychain.
  static let tap = Shop.scenario(steps: "    { launch: {} }, { tap: '#buy' }, { wait: '2s' },")
}

extension String {
  /// An injective encoding in letters, for the names of test folders.
  var asLetters: String {
    String(
      utf8.flatMap { byte in [byte / 16, byte % 16].map { Character(Unicode.Scalar(97 + $0)) } })
  }
}
