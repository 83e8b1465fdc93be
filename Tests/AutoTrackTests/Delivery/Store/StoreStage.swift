import MiniUI

@testable import AutoTrack

/// A disk with the store of one app, which a test may open several times.
final class StoreStage {
  let disk: DeviceDisk
  let path = "apps/com.example.shop/Library/Caches/Shop/Database/log.sqlite"
  private(set) var notes: [StoreNote] = []

  init(_ disk: DeviceDisk = DeviceDisk()) {
    self.disk = disk
  }

  /// Opens the store, which must be closed or released before the next opening.
  func open(
    limit: Int = 10_000, synchronous: Synchronous = .normal
  ) throws(StoreFault) -> EventStore {
    try EventStore(on: disk, at: path, limit: limit, synchronous: synchronous) { notes.append($0) }
  }

  /// The fault of an opening; nil for success.
  func refusal() -> StoreFault? {
    do throws(StoreFault) {
      try open().close()
      return nil
    } catch {
      return error
    }
  }

  /// Ends the process, which loses the part of the log that is not on the disk.
  func endProcess() { Device(disk: disk).endProcess() }

  /// The content of a file of the disk in memory.
  func bytes(_ suffix: String = "") -> [UInt8]? { disk.file(at: path + suffix)?.bytes }

  /// Overwrites the database and removes its log.
  func replace(with bytes: [UInt8], at offset: Int = 0) throws {
    try? disk.remove(path + "-wal")
    try disk.write(bytes, to: disk.open(path, isMade: true), at: offset)
  }
}

extension Device {
  /// Ends the app's process without a callback.
  fileprivate func endProcess() {
    let process = start(App(name: "Shop", bundle: "com.example.shop"))
    process.kill()
  }
}

extension Record {
  /// The n-th record of a run, with unique content, so that a mix-up is detected.
  static func sample(_ sequence: Int, of session: String = "a") -> Record {
    Record(
      session: String(repeating: session, count: 32), sequence: sequence, event: "$AppClick",
      time: 1_577_836_800_000 + sequence, content: content(sequence))
  }

  /// The shortest event that a server accepts.
  private static func content(_ sequence: Int) -> [UInt8] {
    Array(
      """
      {"_track_id":\(sequence),"event":"$AppClick","lib":{},"properties":{},\
      "sequence":\(sequence),"time":1,"type":"track"}
      """.utf8)
  }

  /// The records of a run with these sequences.
  static func samples(_ sequences: ClosedRange<Int>, of session: String = "a") -> [Record] {
    sequences.map { sample($0, of: session) }
  }
}

extension EventStore {
  /// The stored sequence numbers, in order.
  var sequences: [Int] {
    get throws { try rows().map(\.record.sequence) }
  }
}
