import AutoTrack
import LabKit
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
