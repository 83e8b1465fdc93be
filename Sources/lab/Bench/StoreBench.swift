import AutoTrack
import MiniUI

/// What it costs to keep an event in the store, against an `INSERT` into the same table.
///
/// Both write files of the machine, made alike, in one folder.
final class StoreBench {
  /// How many events are stored together.
  static let batchSize = 50
  private let files: StoreBenchFiles
  private let store: EventStore
  private let bare: BareDatabase
  private let records: [Record]
  /// How many records both have.
  private var (stored, inserted) = (0, 0)
  private var failure: (any Error)?

  /// Two empty files, for at most so many records between two looks at them.
  init(records count: Int) throws {
    files = try StoreBenchFiles()
    bare = try files.bare("bare")
    store = try files.store("store")
    records = StoreBenchFiles.records(count)
  }

  /// Stores so many records, 50 of them at once.
  func storeTogether(_ count: Int) {
    attempt {
      try inBatches(count, from: stored) { try store.insert($0) }
      stored += count
    }
  }

  /// The same by bare statements.
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

  /// Stores so many records one by one, as `writeThrough` does.
  func storeAlone(_ count: Int) {
    attempt {
      for place in stored..<stored + count { try store.insert([records[place]]) }
      stored += count
    }
  }

  /// The same by bare statements, each a transaction of its own.
  func insertAlone(_ count: Int) {
    attempt {
      for place in inserted..<inserted + count { try bare.insert(records[place]) }
      inserted += count
    }
  }

  /// Whether everything is there; empties both files.
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
