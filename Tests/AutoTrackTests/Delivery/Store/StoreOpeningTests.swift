import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Openings of a store on different files.
@Suite struct StoreOpenings {
  private let stage = StoreStage()

  /// A store with these records, closed.
  private func fill(_ sequences: ClosedRange<Int> = 1...200) throws {
    let store = try stage.open()
    try store.insert(Record.samples(sequences))
    store.close()
  }

  @Test func `stored records survive closing, which removes the log`() throws {
    try fill()
    #expect(stage.disk.paths == [stage.path])
    #expect(try stage.open().sequences == Array(1...200))
    #expect(stage.notes == [])
  }

  @Test func `stored records survive a kill`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...200))
    stage.endProcess()
    #expect(throws: StoreFault.closed) { try store.insert(Record.samples(201...201)) }
    #expect(stage.disk.paths == [stage.path, stage.path + "-wal"])
    let again = try stage.open()
    #expect(try again.sequences == Array(1...200))
    #expect(again.count == 200)
    #expect(try again.integrityCheck() == [])
  }

  @Test func `releasing the objects of a killed process writes nothing`() throws {
    var store: EventStore? = try stage.open()
    try store?.insert(Record.samples(1...9))
    stage.endProcess()
    let log = stage.bytes("-wal")
    store = nil
    #expect(stage.bytes("-wal") == log)
  }

  @Test func `records in flight at a kill wait again`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...3))
    try store.mark(try #require(try store.batch(limit: 2)), sending: true)
    #expect(try store.rows().map(\.isSending) == [true, true, false])
    stage.endProcess()
    let again = try stage.open()
    #expect(try again.rows().map(\.isSending) == [false, false, false])
    #expect(try again.batch(limit: 9)?.records == Record.samples(1...3))
  }

  @Test func `a file can be open only once at a time`() throws {
    let store = try stage.open()
    #expect(stage.refusal() == .locked)
    try store.insert(Record.samples(1...1))
    store.close()
    #expect(stage.refusal() == nil)
  }

  @Test func `a locked file is refused until it is unlocked`() throws {
    try fill()
    stage.disk.setLocked(true, stage.path)
    #expect(stage.refusal() == .locked)
    stage.disk.setLocked(false, stage.path)
    #expect(try stage.open().count == 200)
  }

  @Test
  func `a read-only disk is refused, and one that becomes read-only keeps its records`() throws {
    stage.disk.isReadOnly = true
    #expect((stage.refusal(), stage.disk.paths) == (.readOnly, []))
    stage.disk.isReadOnly = false
    let store = try stage.open()
    try store.insert(Record.samples(1...2))
    stage.disk.isReadOnly = true
    #expect(throws: StoreFault.readOnly) { try store.insert(Record.samples(3...3)) }
    stage.disk.isReadOnly = false
    try store.insert(Record.samples(4...4))
    #expect(try store.sequences == [1, 2, 4])
  }

  @Test func `a full disk refuses records that do not fit and keeps the others`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...500))
    stage.disk.capacity = stage.disk.used
    #expect(throws: StoreFault.full) { try store.insert(Record.samples(501...5_000)) }
    #expect(store.count == 500)
    #expect(try store.sequences == Array(1...500))
    stage.disk.capacity = nil
    try store.insert(Record.samples(501...5_000))
    #expect(try store.sequences == Array(1...5_000))
    #expect(try store.integrityCheck() == [])
  }

  @Test func `acknowledged records can be deleted although the log fills the disk`() throws {
    let store = try stage.open()
    for sequence in 1...20 { try store.insert([.sample(sequence)]) }
    stage.disk.capacity = stage.disk.used
    try store.delete(try #require(try store.batch(limit: 50)))
    #expect(store.count == 0)
  }

  @Test func `a disk that is full at the first opening is refused`() throws {
    stage.disk.capacity = 1_000
    #expect(stage.refusal() == .full)
    stage.disk.capacity = nil
    #expect(stage.refusal() == nil)
  }

  @Test func `the error for a folder at the file's path names the path`() throws {
    _ = try stage.disk.open(stage.path + "/inner", isMade: true)
    #expect(stage.refusal() == .io("\(stage.path) is a folder; move it away"))
  }

  @Test func `every fault states its remedy`() {
    let faults: [StoreFault] = [
      .full, .locked, .readOnly, .corrupt, .foreign, .newer(version: 9), .io("it is broken"),
    ]
    #expect(
      faults.map(\.description) == [
        "the disk is full; make room on it",
        "another connection has the database open; close it",
        "the database is read-only; make the file and its folder writable",
        "the database is damaged; open it again to create a new one",
        "the file belongs to another program; move it away",
        "the database has version 9, which is newer than 2; update the app",
        "it is broken",
      ])
  }

  @Test func `S4.5 the file is in the app's caches folder`() {
    let app = App(name: "Shop", bundle: "com.example.shop")
    #expect(
      EventStore.path(of: app) == "apps/com.example.shop/Library/Caches/Shop/Database/log.sqlite")
  }
}

/// SQLite's configuration for the whole program.
@Suite struct SQLiteLibraries {
  @Test func `SQLite is configured without memory statistics before its first use`() throws {
    try StoreStage().open().close()
    #expect(SQLiteLibrary.isConfigured)
  }
}

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
    ("ALTER TABLE events DROP COLUMN content", "it has no valid table 'events'", [], [2]),
    (
      "DROP TABLE events; CREATE VIEW events AS SELECT * FROM info_log",
      "it has no valid table 'events'", [], [2]
    ),
    ("DROP TABLE events; DROP TABLE info_log", "it has no valid table 'events'", [], []),
    ("PRAGMA user_version = 0", "its pages are inconsistent", [1, 2, 3], [2]),
    ("PRAGMA user_version = -5", "its pages are inconsistent", [1, 2, 3], [2]),
  ])
  func `a file without its tables is quarantined, and its readable rows are kept`(
    sql: String, reason: Sentence, sequences: [Int], counts: [Int]
  ) throws {
    try changed(by: sql)
    let before = stage.bytes()
    #expect(throws: StoreFault.corrupt) { try StoreContents(on: stage.disk.copy(), at: stage.path) }
    let store = try stage.open()
    #expect(try store.sequences == sequences)
    #expect(try store.statistics.rows().map(\.count) == counts)
    #expect(stage.notes == [.quarantined(as: aside, because: reason, rescued: sequences.count)])
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
    #expect((store.count, stage.notes) == (5, []))
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
