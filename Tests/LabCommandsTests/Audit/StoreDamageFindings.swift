import AutoTrack
import MiniUI
import Testing

@testable import LabKit
import Wording

/// The damage that an audit finds in the files of stores.
@Suite struct StoreDamageFindings {
  private let disk = DeviceDisk()
  private let path = CrashStage.store

  private func open() throws -> EventStore {
    try EventStore(on: disk, at: path) { _ in }
  }

  private func put(_ bytes: [UInt8], at path: String, from offset: Int = 0) throws {
    try disk.write(bytes, to: disk.open(path, isMade: true), at: offset)
  }

  @Test func `an intact file has no damage, open, closed or on a full disk`() throws {
    let store = try open()
    _ = try store.insert([.sample(1)])
    #expect(store.damage == [])
    store.close()
    #expect(store.damage == [])
    disk.capacity = disk.used
    #expect(EventStore.damage(at: path, on: disk) == [])
  }

  @Test func `a file that cannot be opened is reported as unchecked`() throws {
    try open().close()
    try put([0], at: path + "-wal/in the way")
    let damage = EventStore.damage(at: path, on: disk)
    #expect(damage.count == 1)
    #expect(damage.first?.text.hasPrefix("the file cannot be checked: ") == true)
  }

  @Test func `the check reports a damaged file without changing it`() throws {
    try open().close()
    try put([UInt8](repeating: 0, count: 24), at: path)
    let before = disk.file(at: path)?.bytes
    let damage = EventStore.damage(at: path, on: disk)
    #expect(damage.first?.text.hasPrefix("the database was damaged (") == true)
    #expect(disk.paths == [path])
    #expect(disk.file(at: path)?.bytes == before)
  }

  @Test func `files of other programs and newer versions are not reported as damaged`() throws {
    try put(Array("a note of somebody".utf8), at: path)
    #expect(EventStore.damage(at: path, on: disk) == [])
    try disk.remove(path)
    try open().close()
    try put([0, 0, 0, 99], at: path, from: 60)
    #expect(throws: StoreFault.newer(version: 99)) { try open() }
    #expect(EventStore.damage(at: path, on: disk) == [])
  }
}
