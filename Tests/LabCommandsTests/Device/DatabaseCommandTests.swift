import Foundation
import MiniUI
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The output of `lab db` for devices and databases.
@Suite struct DatabaseCommands {
  /// A device with three events, one of them in flight in a batch, and a row of `info_log`.
  private static func phone(_ test: String = #function) throws -> KeptPhone {
    let phone = try KeptPhone(test)
    let folder = try DeviceFolder(at: phone.path)
    let kept = KeptDevice(in: folder) { Device(disk: $0) }
    let app = App(name: "App", bundle: "com.example.app", version: "1.2")
    let process = kept.device.start(app)
    kept.device.defaults(of: app.bundle)["greeting"] = "a, \"b\"\r\nc"
    process.identifiers.keychain.add("secret", for: KeychainKey(service: "ids", account: "me"))
    kept.device.wait(.milliseconds(1_500))
    let store = try EventStore(on: kept.device.disk, at: KeptPhone.database) { _ in }
    try store.insert([record(1, "$AppStart", "{\"a\":1}")])
    try store.insert([record(2, "$AppClick", "{\"b\":\"é\"}")])
    let protobuf = Record(
      session: run, sequence: 3, event: "$AppEnd", time: 1_577_836_800_400,
      content: [0x0A, 0x00, 0xFF])
    try store.spill([protobuf], as: "0123456789abcdef", sending: true)
    try store.statistics.add(
      StatisticsRow(
        kind: .click, screen: "Home", element: "buy", function: "buy:", count: 2, seconds: 0.25,
        lastTime: 1_577_836_800_000))
    process.kill()
    kept.save()
    return phone
  }

  private static let run = String(repeating: "0f", count: 16)

  private static func record(_ sequence: Int, _ event: String, _ content: String) -> Record {
    Record(
      session: run, sequence: sequence, event: event, time: 1_577_836_800_000 + sequence,
      content: Array(content.utf8))
  }

  @Test func `a device is listed with the databases of its apps`() throws {
    let phone = try Self.phone()
    let before = try phone.files()
    #expect(phone.listed() == LabRun(.held, output: Self.text))
    #expect(try phone.files() == before)
  }

  @Test func `a database is listed without a device`() throws {
    let phone = try Self.phone()
    let run = phone.listed(at: KeptPhone.database)
    let path = "\(phone.path)/\(KeptPhone.database)"
    let events = Self.text.components(separatedBy: "\n\n")[1...2].joined(separator: "\n\n")
    #expect(run.output == events.replacing("com.example.app", with: path) + "\n")
  }

  @Test func `--json lists everything, sorted by key`() throws {
    let phone = try Self.phone()
    let run = phone.listed("--json")
    try expectSnapshot(
      run.output.replacing(phone.path, with: "DIR"), named: "database-json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(value?.keys.sorted() == ["databases", "device"])
  }

  @Test func `--csv lists one table`() throws {
    try expectSnapshot(Self.phone().listed("--csv").output, named: "database-csv")
  }

  @Test func `a database is read while an app writes it`() throws {
    let phone = try KeptPhone()
    let folder = try DeviceFolder(at: phone.path)
    let kept = KeptDevice(in: folder) { Device(disk: $0) }
    let store = try EventStore(on: kept.device.disk, at: KeptPhone.database) { _ in }
    for sequence in 1...60 {
      try store.insert([Self.record(sequence, "e", "{}")])
      #expect(try phone.records().map(\.sequence) == Array(1...sequence))
    }
    try store.insert([Self.record(61, "e", "{}")])
    #expect(store.count == 61)
  }

  @Test func `an older database is listed unchanged, and an empty file is rejected`() throws {
    let phone = try KeptPhone()
    try phone.write("", to: "log.sqlite")
    let path = phone.path + "/log.sqlite"
    let empty = phone.listed(at: "log.sqlite")
    #expect(empty.code == .invalid && empty.output.isEmpty)
    #expect(empty.messages.hasPrefix("\(path): the file is empty: it is not a database"))
    let disk = DeviceDisk(in: DiskFolder(at: phone.path))
    let database = try Database(on: disk, at: "old.sqlite")
    try database.execute(
      """
      CREATE TABLE events (id INTEGER PRIMARY KEY, session TEXT NOT NULL, sequence INTEGER NOT NULL,
        event TEXT NOT NULL, time INTEGER NOT NULL, eventsID TEXT, state INTEGER NOT NULL DEFAULT 0,
        content BLOB NOT NULL);
      INSERT INTO events VALUES (4294967297, 'a', 1, 'e', 0, NULL, 0, '{}');
      PRAGMA application_id = \(StoreSchema.application); PRAGMA user_version = 1;
      """)
    database.close()
    let before = try phone.files()
    #expect(
      phone.listed(at: "old.sqlite").output == """
        1 event of \(phone.path)/old.sqlite: 1 waiting, 0 sending, spilled batches: 0
          run  sequence  event  time                  state    batch  bytes
          a    1         e      1970-01-01T00:00:00Z  waiting         2

        """)
    #expect(try phone.files() == before)
  }

  @Test(arguments: [
    ("foreign", "it is not a database of the tracker: another program has written it; name a "),
    ("newer", "the database has version 3, which this lab cannot read; use a newer lab"),
    ("damaged", "the database is damaged; its app quarantines it and keeps the readable "),
    ("tableless", "the database is damaged; its app quarantines it and keeps the readable "),
    ("text", "it is not a database of the tracker: another program has written it; name a "),
    ("folder", "is a folder; name a log.sqlite that can be read"),
  ])
  func `an unreadable database is reported and left unchanged`(
    _ kind: String, _ message: String
  ) throws {
    let phone = try Self.phone("unreadable" + kind)
    let path = "\(phone.path)/\(KeptPhone.database)"
    try Self.spoil(path, kind)
    let before = try phone.files()
    for run in [phone.listed(), phone.listed("--json"), phone.listed("--csv")] {
      #expect(run.code == .invalid && run.output.isEmpty)
      #expect(run.messages.hasPrefix("\(path): \(message)"), "\(run.messages)")
      #expect(run.messages.hasSuffix("\n1 mistake\n"))
    }
    #expect(try phone.files() == before)
  }

  private static func spoil(_ path: String, _ kind: String) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: path + "-wal")
    if kind == "damaged" {
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.seek(toOffset: 4096)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
      return try file.close()
    }
    try manager.removeItem(atPath: path)
    switch kind {
    case "folder": try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "text": try Data("a note".utf8).write(to: URL(filePath: path))
    default:
      let folder = DiskFolder(at: String(path.dropLast("/log.sqlite".count)))
      let database = try Database(on: DeviceDisk(in: folder), at: "log.sqlite")
      let owner = kind == "foreign" ? 7 : StoreSchema.application
      let version = kind == "newer" ? 3 : 2
      try database.execute(
        "CREATE TABLE t (a); PRAGMA application_id = \(owner); PRAGMA user_version = \(version)")
      database.close()
    }
  }

  @Test func `a locked database is reported with its owner until the lock is released`()
    throws
  {
    let phone = try Self.phone()
    let path = "\(phone.path)/\(KeptPhone.database)"
    let (owner, input, output) = (Process(), Pipe(), Pipe())
    owner.executableURL = URL(filePath: "/usr/bin/env")
    owner.arguments = [
      "python3", "-c",
      """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1], isolation_level=None)
      database.execute("PRAGMA locking_mode = EXCLUSIVE")
      database.execute("BEGIN EXCLUSIVE")
      print("mine", flush=True)
      sys.stdin.read()
      """, path,
    ]
    (owner.standardInput, owner.standardOutput) = (input, output)
    try owner.run()
    #expect(output.fileHandleForReading.availableData.first == UInt8(ascii: "m"))
    let run = phone.listed()
    #expect(run.code == .invalid && run.output == "")
    #expect(
      run.messages == """
        \(path): the database is locked by process \(owner.processIdentifier); \
        wait until the process ends
        1 mistake

        """)
    try input.fileHandleForWriting.close()
    owner.waitUntilExit()
    #expect(phone.listed().code == .held)
  }

  @Test func `a path without a device or a database is reported`() throws {
    let phone = try KeptPhone()
    try phone.write("x", to: "a/b")
    #expect(
      phone.listed().messages == """
        \(phone.path): the folder has no device.json: it is not a device's folder; name a \
        folder of lab run \
        --device, or a log.sqlite
        1 mistake

        """)
    #expect(
      phone.listed(at: "c").messages == """
        \(phone.path)/c: no such file or folder; name a device's folder
        1 mistake

        """)
    #expect(
      KeptPhone.lab(["db", "/dev/zero"], [:]).messages == """
        /dev/zero: neither a file nor a folder; name a log.sqlite that can be read
        1 mistake

        """)
  }

  @Test func `db takes one path and at most one format`() {
    func message(_ arguments: String...) -> String {
      let run = KeptPhone.lab(["db"] + arguments, [:])
      #expect(run.code == .invalid)
      return String(run.messages.prefix { $0 != "\n" })
    }
    #expect(message() == "lab: db takes one folder or file, found none; write lab db DIR")
    #expect(message("a", "b") == "lab: db takes one folder or file, found 2; write lab db DIR")
    #expect(message("") == "lab: db takes a folder or file, found an empty path; write lab db DIR")
    #expect(message("--json", "--csv", "a") == "lab: db prints either --json or --csv, not both")
  }

  private static let text = """
    iPhone14,5, iOS 15.2, seed 1
    2020-01-01T00:00:01.500Z, on for 1.5 s, processes started: 1
      com.example.app  App  1.2

    3 events of com.example.app: 2 waiting, 1 sending, spilled batches: 1
      run        sequence  event      time                      state    batch      bytes
      0f0f0f0f…  1         $AppStart  2020-01-01T00:00:00.001Z  waiting             7
      0f0f0f0f…  2         $AppClick  2020-01-01T00:00:00.002Z  waiting             10
      0f0f0f0f…  3         $AppEnd    2020-01-01T00:00:00.400Z  sending  01234567…  3

    info_log of com.example.app
      logType  vc_id  btn_id  functionName  num  remainTime  lastTime
      2        Home   buy     buy:          2    0.25        1577836800000

    keychain
      zone                        service  account  text
      ABCDE12345.com.example.app  ids      me       secret

    defaults
      app              key       value
      com.example.app  greeting  a, "b"␍c

    """
}
