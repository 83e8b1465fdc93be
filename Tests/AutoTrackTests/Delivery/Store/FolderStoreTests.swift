import Foundation
import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// A store whose file is on the machine's file system.
@Suite struct FolderStores {
  private let folder: TemporaryFolder
  private let stage: StoreStage

  init() throws {
    folder = try TemporaryFolder()
    stage = StoreStage(DeviceDisk(in: folder))
  }

  @Test func `stored records survive a kill`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...50))
    try store.statistics.add(StatisticsRow(kind: .click, screen: "Home", count: 2, lastTime: 1))
    stage.endProcess()
    #expect(folder.entry(at: stage.path + "-wal") == .file)
    let again = try stage.open()
    #expect(try again.sequences == Array(1...50))
    #expect(try again.statistics.rows().map(\.count) == [2])
  }

  @Test func `S4.5 SQLite's shell reads the file`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...3))
    try store.statistics.add(
      StatisticsRow(
        kind: .click, screen: "Home", element: "buy", function: "buy:", count: 2, lastTime: 1))
    store.close()
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = [
      "sqlite3", "\(folder.path)/\(stage.path)",
      """
      SELECT session, sequence, event, time, eventsID, state, content FROM events LIMIT 1;
      SELECT vc_id, remainTime, btn_id, functionName, num, lastTime, logType FROM info_log;
      """,
    ]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    let session = String(repeating: "a", count: 32)
    let content = String(decoding: Record.sample(1).content, as: UTF8.self)
    #expect(
      text == """
        \(session)|1|$AppClick|1577836800001||0|\(content)
        Home|0.0|buy|buy:|2|1|2

        """)
  }

  @Test func `a file can be open only once at a time`() throws {
    let store = try stage.open()
    #expect(stage.refusal() == .locked)
    store.close()
    #expect(stage.refusal() == nil)
  }

  @Test func `the error for a folder at the file's path names the path`() throws {
    try folder.makeFolder(stage.path)
    #expect(stage.refusal() == .io("\(stage.path) is a folder; move it away"))
  }

  @Test func `SQLite's errors carry the code and the remedy`() throws {
    #expect(
      throws: StoreFault.io(
        "unable to open database file (SQLite's code 14); "
          + "make sure that the file's folder exists and is writable")
    ) { try Database(on: stage.disk, at: "no/folder/log.sqlite") }
    let pipe = Process()
    pipe.executableURL = URL(filePath: "/usr/bin/env")
    pipe.arguments = ["mkfifo", "\(folder.path)/pipe"]
    try pipe.run()
    pipe.waitUntilExit()
    #expect {
      _ = try EventStore(on: stage.disk, at: "pipe") { _ in }
    } throws: {
      "\($0)".hasPrefix("disk I/O error (SQLite's code ")
        && "\($0)".hasSuffix("; check the disk, which failed to read or write")
    }
  }

  @Test func `a file that is not a database is not changed`() throws {
    try folder.makeFolder("apps/com.example.shop/Library/Caches/Shop/Database")
    try folder.put(Data("a note".utf8), stage.path)
    #expect((stage.refusal(), folder.bytes(stage.path)) == (.foreign, Data("a note".utf8)))
  }

  @Test func `a damaged file is quarantined with its bytes`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...500))
    store.close()
    var data = try #require(folder.bytes(stage.path))
    let middle = data.count / 8192 * 4096
    data.replaceSubrange(middle..<middle + 4096, with: [UInt8](repeating: 0xA5, count: 4096))
    try folder.put(data, stage.path)
    let kept = try stage.open().count
    #expect(folder.bytes(stage.path + ".damaged-1") == data)
    #expect(kept > 300 && kept < 500)
    #expect(stage.notes.count == 1)
  }

  @Test func `reinstalling the app removes the files`() throws {
    let device = Device(disk: stage.disk)
    let app = App(name: "Shop", bundle: "com.example.shop")
    try device.install(app)
    let store = try stage.open()
    try store.insert(Record.samples(1...5))
    try device.reinstall(app.bundle)
    #expect(folder.entry(at: "apps/com.example.shop") == nil)
    #expect(try stage.open().count == 0)
  }

  @Test func `the observer sees the same writes in a folder as in memory`() throws {
    let memory = StoreStage()
    var logs: [[String]] = [[], []]
    for (index, stage) in [memory, stage].enumerated() {
      stage.disk.observer = { logs[index].append($0.place) }
      let store = try stage.open()
      for sequence in 1...20 { try store.insert([.sample(sequence)]) }
      store.close()
    }
    #expect(logs[0].count > 60)
    #expect(logs[0] == logs[1])
  }

  @Test func `a write that the observer refuses is not done, and earlier records stay`() throws {
    var count = 0
    stage.disk.observer = { _ throws(DiskFault) in
      count += 1
      if count > 100 { throw .machine("the power is gone") }
    }
    let store = try stage.open()
    var stored: [Int] = []
    for sequence in 1...100 where (try? store.insert([.sample(sequence)])) != nil {
      stored.append(sequence)
    }
    stage.endProcess()
    stage.disk.observer = nil
    #expect(stored.count > 10 && stored.count < 100)
    #expect(try stage.open().sequences == stored)
  }
}

extension DiskOperation {
  /// The operation and its path, without the bytes, which contain SQLite's random numbers.
  fileprivate var place: String {
    switch self {
    case .create(let path): "create \(path)"
    case .write(let path, let offset, let bytes): "write \(path) \(offset) \(bytes.count)"
    case .truncate(let path, let size): "truncate \(path) \(size)"
    case .sync(let path): "sync \(path)"
    case .remove(let path): "remove \(path)"
    case .rename(let path, let place): "rename \(path) \(place)"
    }
  }
}
