import AutoTrack
import MiniUI

/// The launch after a crash: opens the store left behind, and delivers everything to a server.
final class NextLaunch {
  /// The records in the store after its opening.
  private(set) var found: [Record] = []
  /// The counts in the store after its opening.
  private(set) var counts: [StatisticsRow] = []
  /// The faults of opening and reading the store, and the damage of its file.
  private(set) var faults: [String] = []
  var requests: [[Record.ID]] { server.requests }
  var ledger: Set<Record.ID> { server.ledger }
  private(set) var givenUp: Set<Record.ID> = []
  private let server: LedgerServer
  private var store: EventStore?
  /// The maximum number of attempts to send everything.
  private static let rounds = 20

  /// Launches the app on a disk; the server has its records as of a place in the journal.
  init(of session: RecordedSession, on disk: DeviceDisk, at place: Int) {
    server = LedgerServer(having: Set(session.received.prefix(session.known(at: place).received)))
    // Another seed, because the runs of an app must have distinct ids.
    let device = Device(seed: 2, disk: disk)
    let process = device.start(App(name: session.appName, bundle: session.bundle))
    var configuration = Configuration()
    configuration.delivery = session.delivery.deliveringEverything
    let tracker = Tracker(
      in: process, configuration: configuration, sink: MemorySink(), instruments: [],
      transport: server)
    tracker.openStore = { [unowned self] process, configuration throws(StoreFault) in
      try open(process, configuration)
    }
    tracker.start()
    // Shows that new events are still delivered.
    tracker.track("after the crash")
    deliver(tracker, process.mainLoop)
    checkIntegrity("at the end")
    store = nil
    process.kill()
  }

  private func open(
    _ process: AppProcess, _ configuration: DeliveryConfiguration
  ) throws(StoreFault) -> any RecordStore {
    do throws(StoreFault) {
      let store = try EventStore(
        on: process.device.disk, at: EventStore.path(of: process.app),
        limit: configuration.storeLimit, synchronous: configuration.synchronous
      ) { faults.append("\($0)") }
      self.store = store
      found = try store.rows().map(\.record)
      counts = try store.statistics.rows()
      checkIntegrity("at the opening")
      return store
    } catch {
      faults.append("the store cannot be opened: \(error)")
      throw error
    }
  }

  private func checkIntegrity(_ time: String) {
    guard let store else { return }
    do throws(StoreFault) {
      faults += try store.integrityCheck().map { "\(time), \($0)" }
    } catch {
      faults.append("\(time), the file cannot be checked: \(error)")
    }
  }

  private func deliver(_ tracker: Tracker, _ loop: MainLoop) {
    var account = tracker.delivery?.account ?? DeliveryAccount()
    for _ in 0..<Self.rounds where account.queued.total > 0 {
      tracker.flush()
      _ = loop.advance(by: .seconds(60))
      account = tracker.delivery?.account ?? account
    }
    givenUp = Set(account.dropped.values.flatMap(\.ids))
    if account.queued.total > 0 { faults.append("the queue does not drain: \(account)") }
    if account.acknowledged == 0, givenUp.isEmpty {
      faults.append("events tracked after the crash are lost")
    }
  }
}

extension DeliveryConfiguration {
  /// The same configuration without limits on delivery.
  fileprivate var deliveringEverything: DeliveryConfiguration {
    var delivery = self
    delivery.address = "/events"
    (delivery.isOn, delivery.sampling, delivery.dailyCap) = (true, 1, nil)
    delivery.networks = Set(Network.allCases)
    return delivery
  }
}

/// A server without faults, which stores each record once and answers every request.
final class LedgerServer: Transport {
  private(set) var ledger: Set<Record.ID>
  private(set) var requests: [[Record.ID]] = []
  private static let latency = Duration.milliseconds(10)

  /// A server with earlier records.
  init(having ledger: Set<Record.ID>) {
    self.ledger = ledger
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let ids = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ids ?? []
    requests.append(ids)
    ledger.formUnion(ids)
    loop.schedule(.timer, after: Self.latency, name: "the server's answer") {
      completion(.response(TransportResponse(status: 200)))
    }
  }
}
