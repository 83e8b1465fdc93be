import MiniUI

@testable import AutoTrack

/// A disk with the store of one app on it, opened as often as a test wants.
final class StoreStage {
  let disk: DeviceDisk
  let path = "apps/com.example.shop/Library/Caches/Shop/Database/log.sqlite"
  private(set) var notes: [StoreNote] = []

  init(_ disk: DeviceDisk = DeviceDisk()) {
    self.disk = disk
  }

  /// Opens the store, which has to be closed or gone before the next one is.
  func open(
    limit: Int = 10_000, synchronous: Synchronous = .normal
  ) throws(StoreFault) -> EventStore {
    try EventStore(on: disk, at: path, limit: limit, synchronous: synchronous) { notes.append($0) }
  }

  /// Why the store cannot be opened; nil if it can.
  func refusal() -> StoreFault? {
    do throws(StoreFault) {
      try open().close()
      return nil
    } catch {
      return error
    }
  }

  /// The log is lost with the process, as far as it is not on the disk.
  func endProcess() { Device(disk: disk).endProcess() }

  /// What is in a file of the disk in memory.
  func bytes(_ suffix: String = "") -> [UInt8]? { disk.file(at: path + suffix)?.bytes }

  /// Puts other bytes into the place of the database, and removes its log.
  func replace(with bytes: [UInt8], at offset: Int = 0) throws {
    try? disk.remove(path + "-wal")
    try disk.write(bytes, to: disk.open(path, isMade: true), at: offset)
  }
}

extension Device {
  /// A process of the app ends without a word.
  fileprivate func endProcess() {
    let process = start(App(name: "Shop", bundle: "com.example.shop"))
    process.kill()
  }
}

extension Record {
  /// The n-th record of a run: with its own content, so that a mix-up shows.
  static func sample(_ sequence: Int, of session: String = "a") -> Record {
    Record(
      session: String(repeating: session, count: 32), sequence: sequence, event: "$AppClick",
      time: 1_577_836_800_000 + sequence, content: content(sequence))
  }

  /// The shortest event that a server takes.
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
  /// What it holds, in order.
  var sequences: [Int] {
    get throws { try rows().map(\.record.sequence) }
  }
}
