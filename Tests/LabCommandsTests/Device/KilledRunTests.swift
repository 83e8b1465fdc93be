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

@Suite struct KilledRuns {
  /// Continues the phone's run in another process, up to a write or to the end.
  private func run(_ phone: KeptPhone, killedAt write: Int?) throws {
    var arguments = ["run", "--device", phone.path, phone.folder.path + "/s.json5"]
    if let write { arguments.insert(contentsOf: ["--kill-at-write", "\(write)"], at: 1) }
    try phone.folder.write(KeptPhone.tap, to: "s.json5")
    let code = try LabProgram.run(arguments)
    #expect(code == (write == nil ? 0 : 128 + 9))
  }

  @Test func `the next run continues a device whose run was killed at a write`() throws {
    let phone = try KeptPhone()
    for write in [1, 17, 6, 8, 5, 7] {
      try run(phone, killedAt: write)
      let (state, records) = (try phone.state(), try stored(on: phone))
      #expect(records.allSatisfy { $0.time <= state.time.millisecondsSince1970 })
      #expect(Set(records.map(\.session)).count <= state.startedProcesses)
    }
    try run(phone, killedAt: nil)
    let records = try phone.records()
    #expect(try phone.state().startedProcesses == 7)
    #expect(Set(records.map(\.id)).count == records.count)
    #expect(records.suffix(3).map(\.event) == ["$AppStart", "$AppViewScreen", "$AppClick"])
    #expect(Set(records.map(\.person)).count == 1)
    #expect(records.count > 3)
  }

  /// The stored records; empty before the database exists.
  private func stored(on phone: KeptPhone) throws -> [Record] {
    guard Disk().kind(of: "\(phone.path)/\(KeptPhone.database)") != nil else { return [] }
    return try phone.records()
  }

  @Test func `the device is saved before each write of its events`() throws {
    let phone = try KeptPhone()
    let folder = try DeviceFolder(at: phone.path)
    var (ends, clocks) = (0, [Duration]())
    let ending = KeptDevice.Ending(write: 1) { ends += 1 }
    let kept = KeptDevice(in: folder, ending: ending) { Device(disk: $0) }
    let store = try EventStore(on: kept.device.disk, at: KeptPhone.database) { _ in }
    for sequence in 1...3 {
      kept.device.wait(.seconds(sequence))
      kept.device.defaults(of: "com.example.app")["n"] = "\(sequence)"
      try store.insert([
        Record(session: "a", sequence: sequence, event: "e", time: 0, content: [0x7B, 0x7D])
      ])
      clocks.append(try phone.state().uptime)
      #expect(try phone.state().defaults["com.example.app"] == ["n": "\(sequence)"])
    }
    store.close()
    #expect(ends == 1)
    #expect(clocks == [.seconds(1), .seconds(3), .seconds(6)])
  }
}

extension Record {
  /// The distinct id of the event.
  fileprivate var person: String {
    let content = String(decoding: content, as: UTF8.self)
    guard let start = content.firstRange(of: "\"distinct_id\":\"")?.upperBound else { return "" }
    return String(content[start...].prefix { $0 != "\"" })
  }
}
