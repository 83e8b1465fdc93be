import MiniUI
import TestSupport
import Testing
import Wording

@testable import AutoTrack

/// A store that failed to open or refused records has all of them once it works again.
///
/// The space: faults × the moment at which they begin × the event after their end × where
/// events wait; then the app is killed.
@Suite struct StoreRecoveries {
  @Test(
    arguments: TestSpace("StoreRecoveries", Trial.all).covering(
      { ["\($0.fault)", "\($0.moment)"] }, { $0.occasion }, { $0.cache }))
  func `S3.12 a kill loses only records that the store could not have kept`(trial: Trial) throws {
    let phone = TrialPhone(trial.cache)
    if trial.moment == .launch { trial.fault.begin(on: phone) }
    phone.start()
    if trial.moment == .firstEvent { trial.fault.begin(on: phone) }
    phone.launch()
    try phone.tap()
    if trial.moment == .later { trial.fault.begin(on: phone) }
    try phone.tap()
    if trial.needsBackground { phone.process.enterBackground() }
    phone.tracker.track("paid")
    trial.fault.end(on: phone)
    trial.occasion.happen(on: phone)
    let tracked = try #require(phone.tracker.delivery?.account.tracked)
    phone.process.kill()
    let account = try #require(phone.tracker.delivery?.account)
    #expect(account.isBalanced, "\(account)")
    let rows = try phone.stored()
    let sequences = rows.filter { $0.session == phone.run }.map(\.sequence)
    if trial.occasion == .none {
      #expect(sequences == Array(sequences.indices.map { $0 + 1 }))
    } else {
      #expect(sequences == Array(1...tracked))
      #expect(account.droppedCount == 0, "\(account)")
    }
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(account.queued.stored == rows.count, "\(account)")
    let (counted, told) = (
      try phone.counted(), TrialPhone.counts(toldBy: rows.filter { $0.session == phone.run })
    )
    if trial.occasion == .none, trial.cache == .memory {
      // A count is stored at once if its event waits in memory, and stays if the event is lost.
      #expect(told.allSatisfy { counted[$0, default: 0] >= $1 })
    } else {
      #expect(counted == told)
    }
  }

  @Test
  func `records of earlier runs are sent before new ones once the store opens`() throws {
    let device = Device()
    let first = DeliveryRun(on: device)
    first.track(3)
    first.process.kill()
    device.disk.setLocked(true, EventStore.path(of: first.process.app))
    let second = DeliveryRun(on: device)
    second.track(2)
    #expect((second.account.inherited, second.account.queued.inMemory) == (0, 2))
    device.disk.setLocked(false, EventStore.path(of: first.process.app))
    _ = second.process.mainLoop.advance(by: .seconds(1))
    second.track(1)
    #expect((second.account.inherited, second.account.isBalanced) == (3, true))
    _ = second.process.mainLoop.advance(by: .seconds(60))
    let sequences = second.server.ledger.map { $0.split(separator: "-")[1] }
    #expect((sequences, second.account.acknowledged) == (["1", "2", "3", "1", "2", "3"], 6))
    #expect(second.account.isBalanced)
  }

  @Test
  func `a failed store is retried after one second, and a fault is recorded once`() {
    let process = Device().start(App())
    var (configuration, attempts) = (Configuration(), 0)
    configuration.delivery = DeliveryConfiguration()
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.openStore = { _, _ throws(StoreFault) in
      attempts += 1
      throw StoreFault.locked
    }
    tracker.start()
    tracker.track("paid")
    #expect(attempts == 1)
    _ = process.mainLoop.advance(by: .milliseconds(999))
    tracker.track("paid")
    #expect(attempts == 1)
    _ = process.mainLoop.advance(by: .milliseconds(1))
    for _ in 1...3 { tracker.track("paid") }
    #expect(attempts == 2)
    tracker.flush()
    #expect(attempts == 3)
    let faults = tracker.diagnostics.entries.filter {
      if case .noStore = $0.deliveryNote { true } else { false }
    }
    #expect(faults == [.delivery(.noStore(because: "\(StoreFault.locked)"))])
  }
}

extension StoreRecoveries {
  enum Fault: CaseIterable {
    case full, locked, readOnly, failsOnce, failsOften, noFolder, foreign, folderInPlace, damaged

    /// A file is only examined when it is opened.
    var isOfOpening: Bool { [.foreign, .folderInPlace, .damaged].contains(self) }

    func begin(on phone: TrialPhone) {
      let disk = phone.device.disk
      switch self {
      case .full: disk.capacity = disk.used
      case .locked: disk.setLocked(true, phone.path)
      case .readOnly: disk.isReadOnly = true
      case .failsOnce: fail(1, on: disk)
      case .failsOften: fail(25, on: disk)
      case .noFolder:
        disk.observer = { operation throws(DiskFault) in
          if case .create = operation { throw .machine("there is no such folder") }
        }
      case .foreign: phone.put(Array("SQLite format 3\0".utf8) + Array(repeating: 7, count: 500))
      case .folderInPlace: phone.put([1], at: "/file")
      case .damaged: phone.damage()
      }
    }

    func end(on phone: TrialPhone) {
      let disk = phone.device.disk
      (disk.capacity, disk.isReadOnly, disk.observer) = (nil, false, nil)
      disk.setLocked(false, phone.path)
      if self == .foreign { try? disk.remove(phone.path) }
      if self == .folderInPlace { try? disk.remove(phone.path + "/file") }
    }

    private func fail(_ count: Int, on disk: DeviceDisk) {
      var left = count
      disk.observer = { _ throws(DiskFault) in
        guard left > 0 else { return }
        left -= 1
        throw .machine("an input or output error")
      }
    }
  }

  /// The moment at which the fault begins.
  enum Moment: CaseIterable { case launch, firstEvent, later }

  /// The event after the end of the fault.
  enum Occasion: CaseIterable {
    case event, foreground, flush, none

    func happen(on phone: TrialPhone) {
      switch self {
      case .event:
        phone.device.wait(.seconds(1))
        phone.tracker.track("paid")
      case .foreground: phone.process.enterForeground()
      case .flush: phone.tracker.flush()
      case .none: break
      }
    }
  }

  struct Trial: CustomTestStringConvertible {
    let fault: Fault
    let moment: Moment
    let occasion: Occasion
    let cache: CachePolicy

    /// Memory is stored in the background only; the app enters the foreground from there.
    var needsBackground: Bool { cache == .memory || occasion == .foreground }
    var testDescription: String { "\(fault), \(moment), \(occasion), \(cache)" }

    static let all = Fault.allCases.flatMap { fault in
      Moment.allCases.filter { $0 == .launch || !fault.isOfOpening }.flatMap { moment in
        Occasion.allCases.flatMap { occasion in
          CachePolicy.allCases.map {
            Trial(fault: fault, moment: moment, occasion: occasion, cache: $0)
          }
        }
      }
    }
  }
}

/// An app that counts, on a phone whose disk fails.
final class TrialPhone {
  let device = Device()
  let process: AppProcess
  let tracker: Tracker
  private var home: HomeController?
  var path: String { EventStore.path(of: process.app) }
  var run: String { tracker.delivery?.run ?? "" }

  init(_ cache: CachePolicy) {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.cache, delivery.statistics) = (cache, StatisticsConfiguration())
    configuration.delivery = delivery
    var show: (HomeController) -> Void = { _ in }
    process = device.start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = { home in
          let button = home.add(Button(in: home.process))
          button.setTitle("Buy")
          button.on(.touchUpInside, send: "act:", to: home)
        }
        show(home)
        return home
      })
    tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    show = { [weak self] in self?.home = $0 }
  }

  func start() { tracker.start() }

  func launch() {
    process.launch()
    _ = process.mainLoop.settle()
  }

  func tap() throws {
    let button = try #require(home?.view.subviews.first)
    try Finger(using: process).tap(button)
    _ = process.mainLoop.advance(by: .milliseconds(200))
  }

  /// Writes a file where the store is, or below it.
  func put(_ bytes: [UInt8], at suffix: String = "") {
    guard let file = try? device.disk.open(path + suffix, isMade: true) else { return }
    try? device.disk.write(bytes, to: file, at: 0)
  }

  /// Leaves a store with records of another run and a page that is damaged.
  func damage() {
    guard let store = try? EventStore(on: device.disk, at: path, note: { _ in }) else { return }
    _ = try? store.insert(Record.samples(1...500))
    store.close()
    guard let file = device.disk.file(at: path) else { return }
    let page = file.bytes.count / 4096 / 2 * 4096
    try? device.disk.write(Array(repeating: 0xA5, count: 4096), to: file, at: page)
  }

  /// The records that the next process finds.
  func stored() throws -> [Record] { try opened { try $0.rows().map(\.record) } }

  func counted() throws -> [StatisticsRow.Kind: Int] {
    try opened { store in
      try store.statistics.rows().reduce(into: [:]) { $0[$1.kind, default: 0] += $1.count }
    }
  }

  private func opened<Value>(_ read: (EventStore) throws -> Value) throws -> Value {
    guard device.disk.entry(at: path) != nil || device.disk.entry(at: path + "-wal") != nil else {
      let store = try EventStore(on: DeviceDisk(), at: path) { _ in }
      return try read(store)
    }
    let store = try EventStore(on: device.disk, at: path) { _ in }
    defer { store.close() }
    return try read(store)
  }

  static func counts(toldBy records: [Record]) -> [StatisticsRow.Kind: Int] {
    let kinds: [String: StatisticsRow.Kind] = [
      "$AppStart": .foreground, "$AppEnd": .background, "$AppClick": .click,
      "$AppPageLeave": .time,
    ]
    return records.compactMap { kinds[$0.event] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// A run that stores at once and sends to a server.
private final class DeliveryRun {
  let process: AppProcess
  let tracker: Tracker
  let server = TestServer()
  var account: DeliveryAccount { tracker.delivery?.account ?? DeliveryAccount() }

  init(on device: Device) {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.cache, delivery.address) = (.writeThrough, "/events")
    configuration.delivery = delivery
    process = device.start(App())
    tracker = Tracker(
      in: process, configuration: configuration, sink: MemorySink(), transport: server)
    tracker.start()
  }

  func track(_ count: Int) { for _ in 0..<count { tracker.track("paid") } }
}
