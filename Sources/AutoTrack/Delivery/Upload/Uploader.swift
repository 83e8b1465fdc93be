import MiniUI
import Wording

/// An executor of an ``UploadMachine``'s commands on a cache and a transport.
///
/// Inputs are queued, and each is processed completely: that is S3's serial queue (S3.10). The main
/// loop is serial, so a dispatch queue would only keep events waiting in memory, where a kill loses
/// them.
final class Uploader {
  struct Server {
    let transport: any Transport
    let form: UploadRequest
  }

  private struct Request {
    let number: Int
    let batch: BatchName
    /// Ends the wait for its answer.
    let timeout: MainLoop.Token
    let records: [Record]
  }

  /// A queued event and its count; a tuple would be slower to copy and to release.
  private struct Incoming {
    let event: Event
    let row: StatisticsRow?
  }

  /// A value that calls no other code, like the other unchecked properties.
  @safe @exclusivity(unchecked) private(set) var machine: UploadMachine
  private(set) var cache: EventCache
  /// The account, without the waiting records.
  private(set) var account = DeliveryAccount()
  private let device: Device
  private let loop: MainLoop
  private let server: Server?
  private let hold: KeptHold
  @safe @exclusivity(unchecked) private var scribe: RecordScribe
  private let record: (Diagnostics.Entry) -> Void
  @safe @exclusivity(unchecked) private var ids: Chance
  /// The events of the inputs in line, the oldest first.
  @safe @exclusivity(unchecked) private var incoming: [Incoming] = []
  @safe @exclusivity(unchecked) private var line: [UploadInput] = []
  @safe @exclusivity(unchecked) private var isBusy = false
  private var timers = PerTimer<MainLoop.Token>()
  private var requests: [Request] = []
  private var requestCount = 0
  /// The uptime of the store's last failure, and its number of failures then.
  @safe @exclusivity(unchecked) private var lastFailure: (time: Duration, count: Int)
  /// Called with a store that has been opened or reopened.
  var onOpening: (any RecordStore) -> Void = { _ in }
  /// The minimum pause between two events' attempts to use a failing store.
  private static let storePause = Duration.seconds(1)

  /// Creates an uploader; records that the cache's store has are of earlier runs.
  init(
    _ machine: UploadMachine, _ cache: consuming EventCache, on process: AppProcess,
    to server: Server?, _ hold: KeptHold, _ scribe: RecordScribe, ids: Chance,
    recordingTo record: @escaping (Diagnostics.Entry) -> Void
  ) {
    (self.machine, self.server, self.scribe) = (machine, server, scribe)
    self.hold = hold
    (device, loop) = (process.device, process.mainLoop)
    self.ids = ids
    self.record = record
    account.inherited = cache.count.stored
    lastFailure = (process.device.clock.uptime, cache.failureCount)
    self.cache = cache
  }

  /// The run of all new records.
  var run: String { scribe.session }

  /// Restarts with another machine and the same cache.
  func restart(_ machine: UploadMachine) {
    self.machine = machine
    take(.counted(cache.count))
  }

  func track(_ event: Event, counting row: StatisticsRow?) {
    account.tracked += 1
    incoming.append(Incoming(event: event, row: row))
    take(.tracked(1))
  }

  func count(_ row: StatisticsRow) { cache.count(row) }

  /// Accounts for an event that was tracked after the end of its process.
  func lose(_ event: Event) {
    account.tracked += 1
    account.drop(event, of: run, because: .killedBeforeStored)
  }

  /// Processes an input after those that are queued.
  func take(_ input: UploadInput) {
    // An input that arrives while commands are executed waits, so that it sees their result.
    guard !isBusy else { return line.append(input) }
    isBusy = true
    run(input)
    while !line.isEmpty { run(line.removeFirst()) }
    isBusy = false
  }

  /// Ignores pending answers, and returns the batches in flight to the cache.
  func stop() {
    take(.stopped)
    for request in requests { loop.cancel(request.timeout) }
    requests = []
    account.drop(cache.requeueAll(), because: .storeFull)
  }

  /// Ends with the process: memory is lost, and the store is closed.
  ///
  /// - Returns: The number of stored records.
  func end() -> Int {
    account.unforgotten = cache.unforgotten
    let stored = cache.storedCount - account.unforgotten.count
    let reason = cache.isStoreFailing || cache.store == nil
    // Before `forgetMemory()`, which clears the flights with the lost records.
    account.drop(cache.lost, because: .storeFull)
    account.drop(cache.forgetMemory(), because: reason ? .storeFailed : .killedBeforeStored)
    cache.store?.close()
    return stored
  }

  /// Processes an input; each also checks the network, because changes of it are not notified.
  private func run(_ input: UploadInput) {
    if machine.state.network != device.network { handle(.network(device.network)) }
    if cache.awaitsStore { retryStore(before: input) }
    handle(input)
    guard cache.failureCount != lastFailure.count else { return }
    lastFailure = (device.clock.uptime, cache.failureCount)
  }

  /// Retries a store that did not open or has refused records.
  ///
  /// The records of memory are then stored before the input is processed (S3.12).
  private func retryStore(before input: UploadInput) {
    guard !loop.isStopped, isStoreDue(at: input) else { return }
    let finding = cache.openAgain()
    account.inherited += finding?.inherited ?? 0
    account.damaged += finding?.lost ?? 0
    if finding != nil, let store = cache.store { onOpening(store) }
    guard cache.store != nil else { return }
    handle(.storeTried(cache.count, isOpened: finding != nil))
  }

  /// Returns true if an input retries the store: events after a pause, triggers at once.
  ///
  /// An open store is not retried by inputs that use it anyway.
  private func isStoreDue(at input: UploadInput) -> Bool {
    switch input {
    case .trigger(.foreground), .trigger(.flush): true
    case .trigger(.background), .trigger(.terminate), .exposed, .stopped: !cache.isStoreUsable
    case .tracked:
      !(cache.isStoreUsable && machine.isStoredAtOnce)
        && device.clock.uptime - lastFailure.time >= Self.storePause
    default: false
    }
  }

  private func handle(_ input: UploadInput) {
    var next: UploadInput? = input
    while let input = next { next = perform(machine.handle(input)) }
  }

  /// Executes commands; returns the input that must follow, or nil.
  private func perform(_ commands: [UploadCommand]) -> UploadInput? {
    var (news, hasKept, hasChanged): (UploadInput?, Bool, Bool) = (nil, false, false)
    for command in commands {
      if case .sendStored(let limit) = command {
        news = .took(sendStored(limit))
        continue
      }
      if case .keep = command { hasKept = true }
      if command.changesCache { hasChanged = true }
      execute(command)
    }
    guard hasChanged else { return news }
    return hasKept
      ? .kept(cache.count, isStoreWell: cache.isStoreWell) : .counted(cache.count)
  }

  private func execute(_ command: UploadCommand) {
    switch command {
    case .keep(let count, let inStore): keep(count, inStore)
    case .refuse(let count, let reason): refuse(count, reason)
    case .send(let count, let eventsID):
      send(cache.take(count, as: eventsID), .memory(eventsID), as: eventsID)
    case .sendStored: break
    case .delete(let batch): account.delivered.append(cache.delete(batch))
    case .deletePart(let batch, let indices):
      account.delivered.append(cache.delete(batch, indices: indices))
    case .requeue(let batch): account.drop(cache.requeue(batch), because: .storeFull)
    case .drop(let batch, let reason): account.drop(cache.drop(batch), because: reason)
    case .spill: account.drop(cache.spill(), because: .storeFull)
    case .arm(let timer, let delay): arm(timer, delay)
    case .cancel(let timer): cancel(timer)
    }
  }

  private func keep(_ count: Int, _ inStore: Bool) {
    for new in incoming.prefix(count) {
      let record = scribe.record(of: new.event)
      let dropped = cache.keep(record, counting: new.row, inStore: inStore)
      account.drop(dropped, because: .storeFull)
    }
    incoming.removeFirst(count)
  }

  private func refuse(_ count: Int, _ reason: DropReason) {
    for refused in incoming.prefix(count) {
      account.drop(refused.event, of: run, because: reason)
      if let row = refused.row { cache.count(row) }
    }
    incoming.removeFirst(count)
  }

  private func arm(_ timer: UploadTimer, _ delay: Duration) {
    if timer == .retry { hold.note(delay, afterFailures: machine.state.failures) }
    timers[timer] = loop.schedule(.timer, after: delay, name: "upload \(timer.rawValue)") {
      [weak self] in
      // Before the input, which may arm the same timer again.
      self?.timers[timer] = nil
      if timer == .retry { self?.hold.forget() }
      self?.take(.elapsed(timer))
    }
  }

  private func cancel(_ timer: UploadTimer) {
    if let token = timers[timer] { loop.cancel(token) }
    timers[timer] = nil
  }
}

extension Uploader {
  /// Sends the oldest stored records; returns their number.
  private func sendStored(_ limit: Int) -> Int {
    let batch = cache.takeStored(limit: limit)
    account.drop(cache.takeDamaged(), because: .damaged)
    guard let batch else { return 0 }
    let known = batch.eventsID.flatMap { SoundRow.isRun($0) ? $0 : nil }
    send(batch.records, .stored, as: known ?? ids.hex(bytes: 16))
    return batch.records.count
  }

  private func send(_ records: [Record], _ batch: BatchName, as eventsID: String) {
    guard let server else { return }
    requestCount += 1
    let (number, wait) = (requestCount, machine.policy.timeout)
    let timeout = loop.schedule(.timer, after: wait, name: "upload timeout") { [weak self] in
      self?.hear(.failure("there was no answer within \(wait.formattedSeconds)"), to: number)
    }
    requests.append(Request(number: number, batch: batch, timeout: timeout, records: records))
    let request = server.form.request(
      records, as: eventsID, at: device.clock.now.millisecondsSince1970)
    server.transport.send(request, on: loop) { [weak self] answer in
      self?.hear(answer, to: number)
    }
  }

  /// Handles the first answer to a request and ignores later ones.
  private func hear(_ answer: TransportAnswer, to number: Int) {
    guard let place = requests.firstIndex(where: { $0.number == number }) else { return }
    let request = requests.remove(at: place)
    loop.cancel(request.timeout)
    let reading = UploadReading(
      answer, to: request.records, by: machine.policy, at: device.clock.now)
    if let fault = reading.fault {
      let accepted = reading.outcome.acceptedCount(of: request.records.count)
      record(.delivery(.notDelivered(records: request.records.count - accepted, because: fault)))
    }
    take(.answered(request.batch, reading.outcome))
  }
}

extension Duration {
  /// The duration in seconds: `30 s`, `0.5 s`.
  fileprivate var formattedSeconds: Sentence {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
