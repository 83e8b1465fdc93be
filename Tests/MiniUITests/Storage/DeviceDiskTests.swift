import MiniUI
import Testing
import Wording

/// The files of a device that are in memory.
@Suite struct DeviceDisks {
  private let disk = DeviceDisk()

  @Test func `written bytes are read back, and the gap before them is zeros`() throws {
    let file = try disk.open("apps/a/f", isMade: true)
    try disk.write([1, 2], to: file, at: 3)
    #expect(file.bytes == [0, 0, 0, 1, 2])
    try disk.write([7, 8, 9], to: file, at: 4)
    #expect(file.bytes == [0, 0, 0, 1, 7, 8, 9])
    try disk.write([5], to: file, at: 0)
    #expect((file.bytes, disk.used) == ([5, 0, 0, 1, 7, 8, 9], 7))
  }

  @Test func `a file can be truncated, and extended with zeros`() throws {
    let file = try disk.open("f", isMade: true)
    try disk.write([1, 2, 3], to: file, at: 0)
    try disk.truncate(file, to: 1)
    try disk.truncate(file, to: 3)
    #expect(file.bytes == [1, 0, 0])
  }

  @Test func `a full disk refuses a write that does not fit completely`() throws {
    let file = try disk.open("f", isMade: true)
    disk.capacity = 4
    try disk.write([1, 2, 3], to: file, at: 0)
    #expect(throws: DiskFault.full) { try disk.write([4, 5], to: file, at: 3) }
    #expect(throws: DiskFault.full) { try disk.truncate(file, to: 5) }
    #expect(file.bytes == [1, 2, 3])
    try disk.write([9, 9], to: file, at: 2)
    try disk.remove("f")
    try disk.write([1, 2, 3, 4], to: disk.open("g", isMade: true), at: 0)
  }

  @Test func `a read-only disk refuses every change`() throws {
    let file = try disk.open("f", isMade: true)
    try disk.write([1], to: file, at: 0)
    disk.isReadOnly = true
    #expect(throws: DiskFault.readOnly) { try disk.write([2], to: file, at: 0) }
    #expect(throws: DiskFault.readOnly) { try disk.truncate(file, to: 0) }
    #expect(throws: DiskFault.readOnly) { try disk.remove("f") }
    #expect(throws: DiskFault.readOnly) { try disk.rename("f", to: "g") }
    #expect(throws: DiskFault.readOnly) { try disk.open("g", isMade: true) }
    #expect(disk.file(at: "f")?.bytes == [1])
  }

  @Test func `an entry is a file, a folder or nil`() throws {
    _ = try disk.open("apps/a/f", isMade: true)
    #expect((disk.entry(at: "apps/a/f"), disk.entry(at: "apps/a")) == (.file, .folder))
    #expect(disk.entry(at: "apps/b") == nil)
    #expect(throws: DiskFault.isFolder("apps/a")) { try disk.open("apps/a", isMade: true) }
    #expect(throws: DiskFault.missing("apps/b")) { try disk.open("apps/b", isMade: false) }
    #expect(throws: DiskFault.missing("apps/b")) { try disk.remove("apps/b") }
    #expect(throws: DiskFault.missing("apps/b")) { try disk.rename("apps/b", to: "c") }
  }

  @Test func `a removed file stays usable through an open handle`() throws {
    let file = try disk.open("f", isMade: true)
    try disk.remove("f")
    try disk.write([1], to: file, at: 0)
    #expect((file.bytes, disk.paths) == ([1], []))
    #expect(try disk.open("f", isMade: true) !== file)
  }

  @Test func `a copy has the same bytes and changes independently`() throws {
    let file = try disk.open("f", isMade: true)
    try disk.write([1], to: file, at: 0)
    let copy = disk.copy()
    try disk.write([2], to: file, at: 0)
    #expect(copy.file(at: "f")?.bytes == [1])
  }

  @Test func `an observer gets every change before it is made`() throws {
    var heard: [DiskOperation] = []
    var before: [[UInt8]?] = []
    disk.observer = { [disk] operation in
      heard.append(operation)
      before.append(disk.file(at: "f")?.bytes)
    }
    let file = try disk.open("f", isMade: true)
    try disk.write([1, 2], to: file, at: 0)
    try disk.sync(file)
    try disk.truncate(file, to: 1)
    disk.capacity = 1
    #expect(throws: DiskFault.full) { try disk.write([3], to: file, at: 1) }
    try disk.rename("f", to: "g")
    try disk.remove("g")
    #expect(
      heard == [
        .create("f"), .write("f", offset: 0, bytes: [1, 2]), .sync("f"), .truncate("f", size: 1),
        .rename("f", to: "g"), .remove("g"),
      ])
    #expect(before == [nil, [], [1, 2], [1, 2], [1], nil])
  }

  @Test func `a change at which the observer throws is not made`() throws {
    let file = try disk.open("f", isMade: true)
    try disk.write([1], to: file, at: 0)
    disk.observer = { _ throws(DiskFault) in throw .machine("the power is gone") }
    let gone = DiskFault.machine("the power is gone")
    #expect(throws: gone) { try disk.write([2], to: file, at: 0) }
    #expect(throws: gone) { try disk.truncate(file, to: 0) }
    #expect(throws: gone) { try disk.sync(file) }
    #expect(throws: gone) { try disk.remove("f") }
    #expect(throws: gone) { try disk.rename("f", to: "g") }
    #expect(throws: gone) { try disk.open("g", isMade: true) }
    #expect((disk.paths, file.bytes) == (["f"], [1]))
  }

  @Test func `replaying the observed changes creates the same files`() throws {
    let other = DeviceDisk()
    var operations: [DiskOperation] = []
    disk.observer = { operations.append($0) }
    let file = try disk.open("f", isMade: true)
    try disk.write([1, 2, 3], to: file, at: 2)
    try disk.sync(file)
    try disk.truncate(file, to: 4)
    try disk.rename("f", to: "g")
    _ = try disk.open("h", isMade: true)
    try disk.remove("h")
    for operation in operations { try other.apply(operation) }
    #expect((other.paths, other.file(at: "g")?.bytes) == (["g"], [0, 0, 1, 2]))
  }

  @Test func `every fault states its remedy`() {
    let faults: [DiskFault] = [
      .full, .readOnly, .isFolder("a"), .missing("b"), .machine("it is broken"),
    ]
    #expect(
      faults.map(\.description) == [
        "the disk is full; remove files from it", "the disk is read-only; make it writable",
        "a is a folder; move it away", "b does not exist; create it first", "it is broken",
      ])
  }
}

/// Locks on a file with several open handles.
@Suite struct DiskLocks {
  private let disk = DeviceDisk()

  private func handles() throws -> (DiskHandle, DiskHandle) {
    let file = try disk.open("f", isMade: true)
    return (DiskHandle(file, on: disk), DiskHandle(file, on: disk))
  }

  @Test func `any number of handles can hold a shared lock`() throws {
    let (one, other) = try handles()
    #expect(one.raise(to: .shared) && other.raise(to: .shared))
    #expect([one.lock, other.lock] == [.shared, .shared])
  }

  @Test func `one handle can reserve while others share`() throws {
    let (one, other) = try handles()
    #expect(one.raise(to: .shared) && one.raise(to: .reserved) && other.raise(to: .shared))
    #expect([other.raise(to: .reserved), other.isReserved] == [false, true])
    one.lower(to: .shared)
    #expect(!other.isReserved && other.raise(to: .reserved))
  }

  @Test func `an exclusive lock is alone, and a pending one blocks new shared locks`() throws {
    let (one, other) = try handles()
    let third = DiskHandle(one.file, on: disk)
    #expect(one.raise(to: .shared) && other.raise(to: .shared))
    #expect((one.raise(to: .exclusive), one.lock) == (false, .pending))
    #expect(!third.raise(to: .shared))
    other.lower(to: .none)
    #expect([one.raise(to: .exclusive), other.raise(to: .shared)] == [true, false])
    one.lower(to: .none)
    #expect(other.raise(to: .shared))
  }

  @Test func `releasing a handle releases its lock`() throws {
    let file = try disk.open("f", isMade: true)
    var one: DiskHandle? = DiskHandle(file, on: disk)
    #expect(one?.raise(to: .shared) == true && one?.raise(to: .exclusive) == true)
    one = nil
    let other = DiskHandle(file, on: disk)
    #expect(other.raise(to: .shared) && other.raise(to: .exclusive))
  }
}
