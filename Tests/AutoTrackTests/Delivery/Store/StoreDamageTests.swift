import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Damaged and foreign files.
@Suite struct StoreDamages {
  private let stage = StoreStage()
  private var aside: String { stage.path + ".damaged-1" }

  /// A closed file with 500 records and a row of statistics; its bytes.
  private func filled() throws -> [UInt8] {
    let store = try stage.open()
    try store.insert(Record.samples(1...250))
    try store.spill(Record.samples(251...500), as: "b")
    try store.statistics.add(StatisticsRow(kind: .click, screen: "Home", count: 2, lastTime: 1))
    store.close()
    return try #require(stage.bytes())
  }

  @Test
  func `a damaged page loses only its own rows, and the file is kept under a new name`() throws {
    let whole = try filled()
    let pages = whole.count / 4096
    try stage.replace(with: [UInt8](repeating: 0xA5, count: 4096), at: 4096 * (pages / 2))
    let damaged = stage.bytes()
    let store = try stage.open()
    let kept = try store.rows()
    #expect(stage.disk.file(at: aside)?.bytes == damaged)
    #expect(
      stage.notes == [
        .quarantined(as: aside, because: "its pages are inconsistent", rescued: kept.count)
      ])
    #expect(kept.count > 300 && kept.count < 500)
    #expect(kept.first?.record == .sample(1) && kept.last?.record == .sample(500))
    #expect(kept.last?.eventsID == "b")
    #expect(try store.statistics.rows().map(\.count) == [2])
    #expect(try store.integrityCheck() == [])
    #expect(store.count == kept.count)
  }

  @Test func `a truncated file is quarantined, and its readable records are kept`() throws {
    let whole = try filled()
    let file = try #require(stage.disk.file(at: stage.path))
    try stage.disk.truncate(file, to: whole.count / 2)
    let store = try stage.open()
    #expect((stage.disk.paths.contains(aside), stage.notes.count) == (true, 1))
    #expect(store.count > 100)
    #expect(try store.rows().first?.record == .sample(1))
  }

  @Test func `a file with a damaged header is quarantined as our own`() throws {
    _ = try filled()
    try stage.replace(with: [UInt8](repeating: 0, count: 24))
    let damaged = stage.bytes()
    #expect(try stage.open().count == 0)
    #expect(stage.disk.file(at: aside)?.bytes == damaged)
    #expect(
      stage.notes.map(\.description) == [
        "the database was damaged (the database is damaged; open it again to create a new "
          + "one) and is now \(aside); 0 of its events were read"
      ])
  }

  @Test func `a second damaged file is quarantined under a second name`() throws {
    for _ in 1...2 {
      _ = try filled()
      try stage.replace(with: [UInt8](repeating: 0, count: 24))
      try stage.open().close()
    }
    #expect(stage.disk.paths == [stage.path, aside, stage.path + ".damaged-2"])
  }

  @Test func `the log is moved with its damaged file and read with it`() throws {
    let size = try filled().count
    let store = try stage.open()
    try store.insert([.sample(501)])
    stage.endProcess()
    let log = try #require(stage.bytes("-wal"))
    let file = try stage.disk.open(stage.path, isMade: false)
    let noise = [UInt8](repeating: 0xA5, count: 4096)
    try stage.disk.write(noise, to: file, at: size / 8192 * 4096)
    #expect(try stage.open().rows().last?.record == .sample(501))
    #expect((stage.notes.count, stage.disk.file(at: aside + "-wal")?.bytes) == (1, log))
  }

  @Test func `an interrupted move is completed at the next opening`() throws {
    let size = try filled().count
    let store = try stage.open()
    try store.insert([.sample(501)])
    stage.endProcess()
    let file = try stage.disk.open(stage.path, isMade: false)
    let noise = [UInt8](repeating: 0xA5, count: 4096)
    try stage.disk.write(noise, to: file, at: size / 8192 * 4096)
    var moves = 0
    stage.disk.observer = { operation throws(DiskFault) in
      guard case .rename = operation else { return }
      moves += 1
      if moves > 1 { throw .machine("the power is gone") }
    }
    #expect(stage.refusal() == .io("the power is gone"))
    stage.disk.observer = nil
    let rows = try stage.open().rows()
    #expect(rows.first?.record == .sample(1) && rows.last?.record == .sample(501))
    #expect(stage.disk.paths.filter { $0.contains("damaged") } == [aside, aside + "-wal"])
  }

  @Test func `a recovery interrupted at any write is completed once by the next`() throws {
    let size = try filled().count
    try stage.replace(with: [UInt8](repeating: 0xA5, count: 4096), at: size / 8192 * 4096)
    let damaged = stage.disk.copy()
    let store = try stage.open()
    let rescued = try store.sequences
    store.close()
    #expect(rescued.count > 300)
    var (last, moves) = (0, 0)
    repeat {
      let again = StoreStage(damaged.copy())
      var changes = 0
      again.disk.observer = { operation throws(DiskFault) in
        changes += 1
        if case .rename = operation { moves += 1 }
        if changes > last { throw .machine("the power is gone") }
      }
      _ = again.refusal()
      again.disk.observer = nil
      let store = try again.open()
      #expect(try store.sequences == rescued, "broken off at change \(last + 1)")
      #expect(try store.statistics.rows().map(\.count) == [2])
      #expect(try store.integrityCheck() == [])
      store.close()
      // Opening the damaged file may have begun a log for it, which is quarantined with it.
      #expect(again.disk.paths.filter { $0 != aside + "-wal" } == [again.path, aside])
      #expect(again.disk.file(at: aside)?.bytes == damaged.file(at: stage.path)?.bytes)
      last += 1
      if changes < last { break }
    } while last < 10_000
    #expect(last > 20 && last < 10_000)
    #expect(moves > 2)
  }

  @Test func `leftovers of a recovery are deleted if the file is intact`() throws {
    let store = try stage.open()
    try store.insert([.sample(1)])
    store.close()
    try stage.disk.write([1, 2, 3], to: stage.disk.open(stage.path + ".new", isMade: true), at: 0)
    #expect(try stage.open().sequences == [1])
    #expect(stage.bytes(".new") == nil)
    #expect(stage.notes == [])
  }

  @Test
  func `without room for a recovery the store starts empty and quarantines the file`() throws {
    let size = try filled().count
    try stage.replace(with: [UInt8](repeating: 0xA5, count: 4096), at: size / 8192 * 4096)
    let damaged = stage.bytes()
    stage.disk.capacity = stage.disk.used + 9 * 4096
    #expect(try stage.open().count == 0)
    #expect(
      stage.notes == [
        .quarantined(as: aside, because: "the disk is full; make room on it", rescued: 0)
      ])
    #expect(stage.disk.file(at: aside)?.bytes == damaged)
    #expect(stage.bytes(".new") == nil)
  }

  @Test func `a page that is damaged in the file only is read from the log`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...200))
    stage.endProcess()
    let file = try stage.disk.open(stage.path, isMade: false)
    try stage.disk.write([UInt8](repeating: 0, count: 24), to: file, at: 0)
    #expect(try stage.open().sequences == Array(1...200))
    #expect(stage.notes == [])
  }

  @Test func `a file that is not a database is refused as foreign and not changed`() throws {
    for text in ["hello", String(repeating: "a note of somebody. ", count: 500)] {
      try stage.replace(with: Array(text.utf8))
      let before = stage.bytes()
      #expect((stage.refusal(), stage.bytes()) == (.foreign, before))
      #expect(stage.disk.paths == [stage.path])
    }
    #expect(stage.notes == [])
  }

  @Test(arguments: [
    "CREATE TABLE notes (text TEXT)", "PRAGMA application_id = 7; CREATE TABLE notes (text TEXT)",
    "PRAGMA journal_mode = WAL; CREATE TABLE events (id INTEGER PRIMARY KEY)",
  ])
  func `a database of another program is not changed`(_ sql: String) throws {
    let foreign = try Database(on: stage.disk, at: stage.path)
    try foreign.execute("PRAGMA locking_mode = EXCLUSIVE; \(sql)")
    try foreign.setCheckpointOnClose(true)
    foreign.close()
    let before = stage.bytes()
    #expect((stage.refusal(), stage.bytes(), stage.disk.paths) == (.foreign, before, [stage.path]))
  }

  @Test(arguments: [true, false])
  func `a newer version is not changed, even if it is still in the log`(
    _ isInLog: Bool
  ) throws {
    try stage.open().close()
    let newer = try Database(on: stage.disk, at: stage.path)
    try newer.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA user_version = 3")
    try newer.setCheckpointOnClose(!isInLog)
    newer.close()
    let before = stage.disk.paths.map { stage.disk.file(at: $0)?.bytes }
    #expect((before.count, stage.refusal()) == ((isInLog ? 2 : 1), .newer(version: 3)))
    #expect(stage.disk.paths.map { stage.disk.file(at: $0)?.bytes } == before)
  }

  @Test func `an older file is migrated and keeps its records`() throws {
    let older = try Database(on: stage.disk, at: stage.path)
    try older.execute(
      """
      CREATE TABLE events (id INTEGER PRIMARY KEY, session TEXT NOT NULL,
        sequence INTEGER NOT NULL, event TEXT NOT NULL, time INTEGER NOT NULL, eventsID TEXT,
        state INTEGER NOT NULL DEFAULT 0, content BLOB NOT NULL);
      INSERT INTO events VALUES (1, 'r', 7, 'e', 5, NULL, 1, '{}');
      INSERT INTO events VALUES (2, 'r', 8, 'e', 6, 'b', 0, '{}');
      PRAGMA application_id = \(StoreSchema.application);
      PRAGMA user_version = 1
      """)
    older.close()
    let store = try stage.open()
    #expect(stage.notes == [.migrated(from: 1)])
    #expect(stage.notes.map(\.description) == ["the database had version 1 and now has 2"])
    try store.insert(Record.samples(1...2))
    #expect(try store.sequences == [7, 8, 1, 2])
    #expect(try store.rows().map(\.isSending) == [false, false, false, false])
    #expect(try store.rows().map(\.eventsID) == [nil, "b", nil, nil])
    try store.statistics.add(StatisticsRow(kind: .click, lastTime: 1))
    store.close()
    #expect(try stage.open().count == 4)
    #expect(stage.notes.count == 1)
  }

  @Test func `a creation interrupted at any write starts again`() throws {
    var states: [DeviceDisk] = []
    stage.disk.observer = { [disk = stage.disk] _ in states.append(disk.copy()) }
    try stage.open().close()
    #expect(states.count > 10)
    for state in states {
      let again = StoreStage(state)
      let store = try again.open()
      try store.insert(Record.samples(1...1))
      #expect(try store.integrityCheck() == [])
      #expect(again.notes == [])
      #expect(again.bytes("-wal") != nil)
    }
  }

  @Test func `a file whose first page is torn at any place can be opened`() throws {
    var torn: [(DeviceDisk, String, Int, [UInt8])] = []
    stage.disk.observer = { [disk = stage.disk, path = stage.path] operation in
      guard case .write(path, 0, let bytes) = operation else { return }
      torn += [10, 40, 90, 2048].map { (disk.copy(), path, 0, Array(bytes.prefix($0))) }
    }
    try stage.open().close()
    #expect(torn.count >= 8)
    for (disk, path, offset, bytes) in torn {
      try disk.write(bytes, to: disk.open(path, isMade: true), at: offset)
      #expect(try StoreStage(disk).open().count == 0)
    }
  }
}
