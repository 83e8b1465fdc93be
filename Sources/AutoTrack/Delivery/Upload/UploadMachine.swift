import MiniUI

/// A state machine of uploads: a value that answers inputs with commands and has no effects.
///
/// The caller executes the commands in order. After commands that change the cache, it passes the
/// new numbers of waiting records before any other input; the machine itself only counts records in
/// flight.
struct UploadMachine: Sendable {
  let policy: UploadPolicy
  private(set) var state: UploadState
  /// The random stream of batch ids and of jitter.
  private var chance: Chance

  /// Creates a machine without records; a stored back-off of the server is continued.
  init(
    _ policy: UploadPolicy, _ settings: UploadSettings, keptToday: Int = 0,
    resting rest: KeptHold.Rest? = nil, chance: Chance
  ) {
    self.policy = policy
    self.chance = chance
    state = UploadState(settings: settings, batchLimit: max(1, policy.batchSize))
    state.keptToday = keptToday
    guard let rest else { return }
    (state.hold, state.failures) = (min(rest.hold, policy.longestHold), rest.failures)
  }

  mutating func handle(_ input: UploadInput) -> [UploadCommand] {
    var commands = react(to: input)
    if !commands.contains(where: \.changesCache) { send(&commands) }
    setTimers(&commands)
    return commands
  }

  private mutating func react(to input: UploadInput) -> [UploadCommand] {
    switch input {
    case .tracked(let count): return admit(count)
    case .kept(let waiting, let isStoreWell): return noteKept(waiting, isStoreWell)
    case .counted(let waiting): state.waiting = waiting
    case .elapsed(let timer): elapse(timer)
    case .trigger(let trigger): return pull(trigger)
    case .exposed: return expose()
    case .took(let count): noteTaken(count)
    case .answered(let batch, let outcome): return settle(batch, outcome)
    case .network(let network): state.network = network
    case .settings(let settings): state.settings = settings
    case .dayPassed: state.keptToday = 0
    case .stopped: return stop()
    case .storeTried(let waiting, let isOpened): return store(waiting, isOpened)
    }
    return []
  }

  /// Stores the records of memory, because the store may accept them now (S3.12).
  ///
  /// A store that was just opened has records of earlier runs, whose upload at the start is still
  /// due.
  private mutating func store(_ waiting: Waiting, _ isOpened: Bool) -> [UploadCommand] {
    state.waiting = waiting
    let isStartOwed = isOpened && state.settings.isOn && policy.triggers.contains(.coldStart)
    if isStartOwed || state.owed.contains(.memory) { state.owed.insert(.store) }
    return spill()
  }

  /// True if events are stored as they come (S3.10, S3.12).
  var isStoredAtOnce: Bool {
    state.settings.cache == .writeThrough || !state.isForeground
  }

  /// Keeps the events that settings and cap permit; in the background in the store (S3.10).
  private mutating func admit(_ count: Int) -> [UploadCommand] {
    guard count > 0 else { return [] }
    let settings = state.settings
    guard settings.isOn else { return [.refuse(count, because: .switchedOff)] }
    guard settings.isSampled else { return [.refuse(count, because: .sampledOut)] }
    let room = settings.dailyCap.map { max(0, $0 - state.keptToday) } ?? count
    let kept = min(count, room)
    state.keptToday += kept
    let keeping = UploadCommand.keep(kept, inStore: isStoredAtOnce)
    guard kept < count else { return [keeping] }
    return (kept > 0 ? [keeping] : []) + [.refuse(count - kept, because: .dailyCap)]
  }

  /// Checks if the waiting records have reached the threshold, or the limit of memory.
  private mutating func noteKept(_ waiting: Waiting, _ isStoreWell: Bool) -> [UploadCommand] {
    state.waiting = waiting
    let number =
      waiting.inMemory + (state.settings.cache == .writeThrough ? waiting.stored : 0)
    if let threshold = policy.threshold, number >= threshold { oweWhatIsDue() }
    return isStoredAtOnce ? spillWhatWasRefused(isStoreWell) : spillWhatIsTooMuch()
  }

  /// Stores earlier refused records after the store has accepted an event (S3.12).
  ///
  /// After a refusal the store is not called again before the next event.
  private mutating func spillWhatWasRefused(_ isStoreWell: Bool) -> [UploadCommand] {
    let isInMemory = state.waiting.inMemory > 0 || state.flights.contains { !$0.isStored }
    guard isStoreWell, isInMemory else { return [] }
    if state.owed.contains(.memory) { state.owed.insert(.store) }
    return spill()
  }

  private mutating func spillWhatIsTooMuch() -> [UploadCommand] {
    guard state.waiting.inMemory >= policy.memoryLimit else { return [] }
    state.owed.insert(.store)
    return spill()
  }

  private mutating func elapse(_ timer: UploadTimer) {
    state.armed[timer] = nil
    switch timer {
    case .interval: oweWhatIsDue()
    case .retry: state.hold = nil
    }
  }

  /// Marks the due records; by S3, timer and threshold apply to memory only (S3.11).
  private mutating func oweWhatIsDue() {
    state.owed.insert(state.settings.cache == .memory ? .memory : .everything)
  }

  private mutating func pull(_ trigger: UploadTrigger) -> [UploadCommand] {
    if trigger == .flush || policy.triggers.contains(trigger), state.settings.isOn {
      state.owed = .everything
    }
    switch trigger {
    case .background, .terminate: return expose()
    case .foreground:
      state.isForeground = true
      return []
    case .coldStart, .logout, .flush: return []
    }
  }

  /// Stores all records, because the app may end at any time from now on (S3.10).
  private mutating func expose() -> [UploadCommand] {
    state.isForeground = false
    return spill()
  }

  private mutating func spill() -> [UploadCommand] {
    for place in state.flights.indices { state.flights[place].isStored = true }
    return [.spill]
  }

  private mutating func stop() -> [UploadCommand] {
    state.isStopped = true
    (state.owed, state.hold) = ([], nil)
    return expose()
  }

  private mutating func noteTaken(_ count: Int) {
    guard count > 0 else {
      state.run = .resting
      return endRun()
    }
    state.run = .sending(count)
    state.waiting.stored = max(0, state.waiting.stored - count)
    state.batchesInRun += 1
  }
}

extension UploadMachine {
  /// True if uploads are possible at all.
  private var isSending: Bool {
    !state.isStopped && state.settings.isOn && !state.settings.networks.isEmpty
  }

  /// Adds the commands for the batches that are due.
  private mutating func send(_ commands: inout [UploadCommand]) {
    guard !state.owed.isEmpty, isSending, state.hold == nil,
      state.settings.networks.contains(state.network)
    else { return }
    sendFromMemory(&commands)
    sendFromStore(&commands)
  }

  /// True if only one batch may be in flight, from memory or from the store.
  private var isOneAtATime: Bool { policy.inFlightLimit == 1 }

  /// As many batches as may be under way at once (S3.11).
  private mutating func sendFromMemory(_ commands: inout [UploadCommand]) {
    guard state.owed.contains(.memory) else { return }
    let others = isOneAtATime && state.run != .resting ? 1 : 0
    while state.waiting.inMemory > 0, state.flights.count + others < policy.inFlightLimit {
      let count = min(state.waiting.inMemory, state.batchLimit)
      let eventsID = chance.hex(bytes: 16)
      state.flights.append(UploadState.Flight(eventsID: eventsID, count: count))
      state.waiting.inMemory -= count
      commands.append(.send(count, as: eventsID))
    }
    if state.waiting.inMemory == 0 { state.owed.remove(.memory) }
  }

  /// Requests one batch, unless one is in flight; a trigger meanwhile continues this run (S3.11).
  private mutating func sendFromStore(_ commands: inout [UploadCommand]) {
    guard state.owed.contains(.store), state.run == .resting else { return }
    if isOneAtATime, !state.flights.isEmpty { return }
    guard state.waiting.stored > 0, state.batchesInRun < policy.runLimit ?? .max else {
      return endRun()
    }
    state.run = .asking
    commands.append(.sendStored(limit: state.batchLimit))
  }

  private mutating func endRun() {
    state.batchesInRun = 0
    state.owed.remove(.store)
  }

  /// Starts and ends timers so that those run that should.
  private mutating func setTimers(_ commands: inout [UploadCommand]) {
    let isSending = isSending
    set(.interval, to: isSending && state.isForeground ? policy.interval : nil, &commands)
    set(.retry, to: isSending ? state.hold : nil, &commands)
  }

  private mutating func set(
    _ timer: UploadTimer, to wanted: Duration?, _ commands: inout [UploadCommand]
  ) {
    let running = state.armed[timer]
    guard running != wanted else { return }
    state.armed[timer] = wanted
    if running != nil { commands.append(.cancel(timer)) }
    if let wanted { commands.append(.arm(timer, after: wanted)) }
  }
}

extension UploadMachine {
  /// Handles the answer to a batch; an answer to another batch is ignored.
  private mutating func settle(_ batch: BatchName, _ outcome: UploadOutcome) -> [UploadCommand] {
    guard let (count, source) = land(batch) else { return [] }
    switch outcome {
    case .kept(let retryAfter):
      return [.requeue(batch)] + holdBack(source, atLeast: retryAfter)
    // 413 halves the limit until single records fit; one that is still too large is dropped below.
    case .tooLarge where count > 1:
      state.batchLimit = max(1, min(state.batchLimit, count) / 2)
      state.owed.formUnion(source)
      return [.requeue(batch)]
    case .acceptedPart(let indices):
      state.failures = 0
      state.owed.formUnion(source)
      return [.deletePart(batch, indices: indices), .requeue(batch)]
    case .accepted:
      state.failures = 0
      return [.delete(batch)]
    case .tooLarge: return [.drop(batch, because: .tooLarge)]
    case .refused: return [.drop(batch, because: .refusedByServer)]
    }
  }

  /// Takes a batch out of flight; returns its size and its place, or nil if it is not in flight.
  private mutating func land(_ batch: BatchName) -> (count: Int, source: UploadState.Owed)? {
    switch batch {
    case .memory(let eventsID):
      guard let place = state.flights.firstIndex(where: { $0.eventsID == eventsID }) else {
        return nil
      }
      let flight = state.flights.remove(at: place)
      return (flight.count, flight.isStored ? .everything : .memory)
    case .stored:
      guard case .sending(let count) = state.run else { return nil }
      state.run = .resting
      return (count, .store)
    }
  }

  /// Starts or extends a back-off; batches that fail during one count as a single failure.
  ///
  /// Without a back-off, the next trigger decides. A `Retry-After` during a back-off starts the
  /// timer again with the longer of both, because the remaining time is not known here.
  private mutating func holdBack(
    _ source: UploadState.Owed, atLeast retryAfter: Duration?
  ) -> [UploadCommand] {
    let minimum = min(retryAfter ?? .zero, policy.longestRetryAfter)
    var commands: [UploadCommand] = []
    if let hold = state.hold {
      state.hold = max(hold, minimum)
      if minimum > .zero { set(.retry, to: nil, &commands) }
    } else {
      state.failures += 1
      let own = policy.backOff?.delay(afterFailures: state.failures, &chance) ?? .zero
      state.hold = max(own, minimum) > .zero ? max(own, minimum) : nil
    }
    if state.hold != nil {
      state.owed.formUnion(source)
    } else {
      state.owed.subtract(source)
      if source.contains(.store) { state.batchesInRun = 0 }
    }
    return commands
  }
}
