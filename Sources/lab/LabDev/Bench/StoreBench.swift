import AutoTrack
import LabKit
import LabSystem
import MiniUI

/// Benchmark of storing an event, against an `INSERT` into the same table.
///
/// Both write equal files of the machine, in one folder.
final class StoreBench {
  /// The number of events per transaction.
  static let batchSize = 50
  private let files: StoreBenchFiles
  private let store: EventStore
  private let bare: BareDatabase
  private let records: [Record]
  /// The numbers of records in both files.
  private var (stored, inserted) = (0, 0)
  private var failure: (any Error)?

  /// Two empty files, with records for one check.
  init(records count: Int) throws {
    files = try StoreBenchFiles()
    bare = try files.bare("bare")
    store = try files.store("store")
    records = StoreBenchFiles.records(count)
  }

  /// Stores records in batches of 50.
  func storeTogether(_ count: Int) {
    attempt {
      try inBatches(count, from: stored) { try store.insert($0) }
      stored += count
    }
  }

  /// Inserts records in batches of 50, with bare statements.
  func insertTogether(_ count: Int) {
    attempt {
      try inBatches(count, from: inserted) { try bare.insertTogether($0) }
      inserted += count
    }
  }

  private func inBatches(
    _ count: Int, from first: Int, _ body: (ArraySlice<Record>) throws -> Void
  ) throws {
    for start in stride(from: first, to: first + count, by: Self.batchSize) {
      try body(records[start..<min(start + Self.batchSize, first + count)])
    }
  }

  /// Stores records one by one, like `writeThrough`.
  func storeAlone(_ count: Int) {
    attempt {
      for place in stored..<stored + count { try store.insert([records[place]]) }
      stored += count
    }
  }

  /// Inserts records one by one, each in its own transaction.
  func insertAlone(_ count: Int) {
    attempt {
      for place in inserted..<inserted + count { try bare.insert(records[place]) }
      inserted += count
    }
  }

  /// Throws unless all records are stored; empties both files.
  func check() throws {
    if let failure { throw failure }
    guard store.count == stored else {
      throw BenchError.wrong("\(store.count) of \(stored) records are stored")
    }
    try store.deleteAll()
    try bare.execute("DELETE FROM events")
    (stored, inserted) = (0, 0)
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      failure = failure ?? error
    }
  }
}

/// The figures of the store: events stored in batches and one by one, against bare statements.
enum StoreFigures {
  /// The ratio of times for a rate of 0.8.
  private static let limit = 1 / 0.8

  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let short = stopwatch.shortened(by: 40, atLeast: 100)
    let bench = try StoreBench(records: 2 * short.calls)
    return try [
      figure(
        "an event stored, 50 at once, against a bare INSERT", bench, short,
        bench.storeTogether, bench.insertTogether),
      figure(
        "an event stored alone, against a bare INSERT", bench, short,
        bench.storeAlone, bench.insertAlone),
    ]
  }

  private static func figure(
    _ name: String, _ bench: StoreBench, _ stopwatch: Stopwatch,
    _ store: @escaping (Int) -> Void, _ insert: @escaping (Int) -> Void
  ) throws -> Figure {
    let times = try stopwatch.compare(
      { stopwatch.time(store, calls: $0) }, calls: stopwatch.calls, with: insert,
      after: bench.check)
    return Figure(name, times, limit: limit)
  }
}

struct StoreBenchFiles {
  private let folder: ScratchFolder

  /// Makes the folder, which is removed with this value.
  init() throws(FileError) { folder = try ScratchFolder() }

  /// Makes or opens a store without a limit.
  func store(_ name: String) throws(StoreFault) -> EventStore {
    let disk = DeviceDisk(in: DiskFolder(at: folder.path))
    return try EventStore(on: disk, at: "bench/\(name)", limit: .max) { _ in }
  }

  /// Makes a store's file, and opens it without the store.
  func bare(_ name: String) throws -> BareDatabase {
    try store(name).close()
    return try BareDatabase(at: "\(folder.path)/bench/\(name)")
  }

  /// Makes records of one run, each with the same event of 20 properties.
  static func records(_ count: Int, from first: Int = 1) -> [Record] {
    let content = EventBench().sample.json
    return (first..<first + count).map { sequence in
      Record(
        session: "0e984725c51c4bf49960e1c80e27aba0", sequence: sequence, event: "$AppClick",
        time: 1_577_836_800_050 + sequence, content: content)
    }
  }
}
