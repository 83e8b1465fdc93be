import MiniUI
import Testing

@testable import AutoTrack

/// Intact files with our application id but other tables.
@Suite struct StoreTables {
  private let stage = StoreStage()
  private var aside: String { stage.path + ".damaged-1" }

  /// Stores three records and a row of statistics, then runs SQL that changes the tables.
  private func changed(by sql: String) throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...3))
    try store.statistics.add(StatisticsRow(kind: .click, screen: "Home", count: 2, lastTime: 1))
    store.close()
    let database = try Database(on: stage.disk, at: stage.path)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE; \(sql)")
    try database.setCheckpointOnClose(true)
    database.close()
  }

  @Test(arguments: [
    ("DROP TABLE events", "it has no valid table 'events'", [], [2]),
    ("DROP TABLE info_log", "it has no valid table 'info_log'", [1, 2, 3], []),
    (
      "ALTER TABLE events DROP COLUMN content", "it has no valid table 'events'", [],
      [2]
    ),
    (
      "DROP TABLE events; CREATE VIEW events AS SELECT * FROM info_log",
      "it has no valid table 'events'", [], [2]
    ),
    (
      "DROP TABLE events; DROP TABLE info_log", "it has no valid table 'events'", [],
      []
    ),
    ("PRAGMA user_version = 0", "its pages are inconsistent", [1, 2, 3], [2]),
    ("PRAGMA user_version = -5", "its pages are inconsistent", [1, 2, 3], [2]),
  ])
  func `a file without its tables is quarantined, and its readable rows are kept`(
    sql: String, reason: String, sequences: [Int], counts: [Int]
  ) throws {
    try changed(by: sql)
    let before = stage.bytes()
    #expect(throws: StoreFault.corrupt) { try StoreContents(on: stage.disk.copy(), at: stage.path) }
    let store = try stage.open()
    #expect(try store.sequences == sequences)
    #expect(try store.statistics.rows().map(\.count) == counts)
    #expect(
      stage.notes == [.quarantined(as: aside, because: reason, rescued: sequences.count)])
    #expect(stage.disk.file(at: aside)?.bytes == before)
    try store.insert([.sample(4)])
    #expect(try store.integrityCheck() == [])
  }

  @Test(arguments: [
    "ALTER TABLE events ADD COLUMN note TEXT",
    """
    CREATE TABLE other (id INTEGER PRIMARY KEY, eventsID TEXT, state INTEGER NOT NULL DEFAULT 0,
      session TEXT NOT NULL, sequence INTEGER NOT NULL, event TEXT NOT NULL, time INTEGER NOT NULL,
      content BLOB NOT NULL);
    INSERT INTO other
      SELECT id, eventsID, state, session, sequence, event, time, content FROM events;
    DROP TABLE events; ALTER TABLE other RENAME TO events
    """,
  ])
  func `columns may have another order, and further columns may exist`(change: String) throws {
    try changed(by: change)
    let store = try stage.open()
    try store.insert(Record.samples(4...5))
    #expect(try store.sequences == [1, 2, 3, 4, 5])
    #expect(store.count == 5)
    #expect(stage.notes == [])
  }

  @Test func `an older file without statistics is valid`() throws {
    try changed(by: "DROP TABLE info_log; PRAGMA user_version = 1")
    #expect(try stage.open().sequences == [1, 2, 3])
    #expect(stage.notes == [.migrated(from: 1)])
  }

  @Test func `a quarantined file is recognised by its name`() {
    #expect(StoreContents.origin(of: "a/log.sqlite.damaged-12") == "a/log.sqlite")
    for path in ["a/log.sqlite", "log.damaged-", "log.damaged-x", "a.damaged-1/log", "damaged-1"] {
      #expect(StoreContents.origin(of: path) == nil)
    }
  }
}
