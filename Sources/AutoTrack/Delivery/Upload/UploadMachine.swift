import MiniUI

/// Decides what goes out and when: a value that answers inputs with commands, and does nothing.
///
/// Whoever runs it executes the commands in order. After commands that change the cache it is told
/// how much waits, before anything else: it believes what it is told, and counts only what it
/// has under way itself.
struct UploadMachine: Sendable {
  let policy: UploadPolicy
  private(set) var state: UploadState
  /// Where the ids of batches and the jitter come from.
  private var chance: Chance

  /// Nothing waits, and nothing is under way; a server may still have to be left alone.
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

  /// What is to be done about an input.
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

  /// Stores what memory has, now that the store may take it (S3.12).
  ///
  /// A store that has just been opened has what earlier runs have left, which a start sends.
  private mutating func store(_ waiting: Waiting, _ isOpened: Bool) -> [UploadCommand] {
    state.waiting = waiting
    let isStartOwed = isOpened && state.settings.isOn && policy.triggers.contains(.coldStart)
    if isStartOwed || state.owed.contains(.memory) { state.owed.insert(.store) }
    return spill()
  }

  /// Whether events go to the store as they come (S3.10, S3.12).
  var isStoredAtOnce: Bool {
    state.settings.cache == .writeThrough || !state.isForeground
  }

  /// Keeps what the switches and the cap allow; in the background at once on the disk (S3.10).
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

  /// Sees whether what waits is due by its number, or too much for memory.
  private mutating func noteKept(_ waiting: Waiting, _ isStoreWell: Bool) -> [UploadCommand] {
    state.waiting = waiting
    let number =
      waiting.inMemory + (state.settings.cache == .writeThrough ? waiting.stored : 0)
    if let threshold = policy.threshold, number >= threshold { oweWhatIsDue() }
    return isStoredAtOnce ? spillWhatWasRefused(isStoreWell) : spillWhatIsTooMuch()
  }

  /// A store that has just taken an event takes those, too, that it refused before (S3.12).
  ///
  /// One that has just refused one is not asked again before the next.
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

  /// S3's timer and number are about memory; what is stored waits for a change of place (S3.11).
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

  /// From now on the app may end at any time, so nothing stays in memory alone (S3.10).
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
  /// Whether anything may go out at all.
  private var isSending: Bool {
    !state.isStopped && state.settings.isOn && !state.settings.networks.isEmpty
  }

  /// Adds what goes out now.
  private mutating func send(_ commands: inout [UploadCommand]) {
    guard !state.owed.isEmpty, isSending, state.hold == nil,
      state.settings.networks.contains(state.network)
    else { return }
    sendFromMemory(&commands)
    sendFromStore(&commands)
  }

  /// Whether no more than one batch is under way, wherever it comes from.
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

  /// One batch, unless one is under way: what triggers meanwhile goes on with this run (S3.11).
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
  /// Deals with the answer to a batch; one to a batch that is not under way means nothing.
  private mutating func settle(_ batch: BatchName, _ outcome: UploadOutcome) -> [UploadCommand] {
    guard let (count, source) = land(batch) else { return [] }
    switch outcome {
    case .kept(let retryAfter):
      return [.requeue(batch)] + holdBack(source, atLeast: retryAfter)
    case .tooLarge where count > 1:
      state.batchLimit = max(1, min(state.batchLimit, count) / 2)
      state.owed.formUnion(source)
      return [.requeue(batch)]
    case .acceptedPart(let places):
      state.failures = 0
      state.owed.formUnion(source)
      return [.deletePart(batch, places: places), .requeue(batch)]
    case .accepted:
      state.failures = 0
      return [.delete(batch)]
    case .tooLarge: return [.drop(batch, because: .tooLarge)]
    case .refused: return [.drop(batch, because: .refusedByServer)]
    }
  }

  /// Takes a batch off what is under way; answers its size, and where it would go back to.
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

  /// Leaves the server alone for a while; batches that fail together count as one failure.
  ///
  /// Without any wait the next occasion decides. A wait that the server asks for during another one
  /// begins now: nothing here knows how much of the other is left, so the longer one begins anew.
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
