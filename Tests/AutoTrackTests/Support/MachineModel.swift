import MiniUI

@testable import AutoTrack

/// A model cache and server around an upload machine, which detect its mistakes.
struct MachineModel {
  private struct Flight {
    let name: BatchName
    var records: [Int]
    var isStored: Bool
  }

  /// The mistakes in the machine's effects.
  private(set) var complaints: [String] = []
  private var machine: UploadMachine
  private let policy: UploadPolicy
  private var chance: Chance
  private var settings = UploadSettings()
  private var tracked = 0
  private var incoming: [Int] = []
  private var memory: [Int] = []
  private var stored: [Int] = []
  private var flights: [Flight] = []
  private var delivered: [Int] = []
  private var dropped: [Int] = []
  private var armed: Set<UploadTimer> = []
  private var isFaulty = true
  private var isStopped = false
  /// True if the store has refused the newest events.
  private var hasRefused = false

  /// A random policy and random switches.
  init(seed: UInt64) {
    chance = Chance(seed: seed)
    var policy = [UploadPolicy.s3, .s4, .sensors].randomElement(using: &chance) ?? .s3
    policy.batchSize = Int.random(in: 1...12, using: &chance)
    policy.memoryLimit = Int.random(in: 5...60, using: &chance)
    if policy.runLimit != nil { policy.runLimit = Int.random(in: 1...4, using: &chance) }
    if policy.threshold != nil { policy.threshold = Int.random(in: 1...12, using: &chance) }
    if Bool.random(using: &chance) { policy.backOff?.jitter = 0.5 }
    self.policy = policy
    settings.cache = Bool.random(using: &chance) ? .memory : .writeThrough
    machine = UploadMachine(policy, settings, chance: chance.stream("machine"))
  }

  /// Runs a random session, then one without faults; remaining records are a complaint.
  mutating func run(steps: Int) {
    tell(.counted(Waiting()))
    for _ in 0..<steps { step() }
    recover()
    for _ in 0..<400 where !isEmpty { help() }
    if !isEmpty { complain("the queue does not drain") }
    if Set(delivered + dropped).count != tracked { complain("records are missing") }
    isFaulty = true
    tell(.tracked(3))
    stop()
  }

  private mutating func step() {
    switch Int.random(in: 0..<14, using: &chance) {
    case 0...4: track(Int.random(in: 1...4, using: &chance))
    case 5...7: answer()
    case 8: elapse()
    case 9, 10: tell(.trigger(UploadTrigger.allCases.randomElement(using: &chance) ?? .flush))
    case 11: tell(.network(Network.allCases.randomElement(using: &chance) ?? .none))
    case 12: change()
    default: tell(Bool.random(using: &chance) ? .dayPassed : .exposed)
    }
  }

  private mutating func change() {
    settings.isOn = Int.random(in: 0..<3, using: &chance) > 0
    settings.isSampled = Int.random(in: 0..<8, using: &chance) > 0
    settings.dailyCap = Bool.random(using: &chance) ? nil : Int.random(in: 0...20, using: &chance)
    settings.networks = Bool.random(using: &chance) ? [.wifi, .mobile4G] : [.wifi]
    tell(.settings(settings))
  }

  private mutating func recover() {
    isFaulty = false
    let cache = settings.cache
    settings = UploadSettings()
    settings.cache = cache
    tell(.settings(settings))
    tell(.network(.wifi))
    tell(.trigger(.foreground))
  }

  /// Answers, lets time pass, or flushes.
  private mutating func help() {
    if !flights.isEmpty {
      answer()
    } else if armed.contains(.retry) {
      elapse()
    } else {
      tell(.trigger(.flush))
    }
  }

  private mutating func stop() {
    isStopped = true
    tell(.stopped)
    if !armed.isEmpty { complain("a timer runs after the stop") }
    tell(.trigger(.flush))
    tell(.network(.mobile5G))
  }

  private var isEmpty: Bool { memory.isEmpty && stored.isEmpty && flights.isEmpty }

  private mutating func track(_ count: Int) {
    incoming = Array(tracked..<(tracked + count))
    tracked += count
    tell(.tracked(count))
    if !incoming.isEmpty { complain("nothing has become of \(incoming)") }
  }

  private mutating func elapse() {
    guard
      let timer = UploadTimer.allCases.first(where: { $0 == .retry && armed.contains($0) })
        ?? armed.first
    else { return }
    armed.remove(timer)
    tell(.elapsed(timer))
  }

  private mutating func answer() {
    guard let flight = flights.randomElement(using: &chance) else { return }
    let outcome = outcome(for: flight.records)
    switch outcome {
    case .accepted: note(flight.records)
    case .acceptedPart(let places): note(places.map { flight.records[$0] })
    default: break
    }
    tell(.answered(flight.name, outcome))
  }

  private mutating func note(_ records: [Int]) { delivered += records }

  private mutating func outcome(for records: [Int]) -> UploadOutcome {
    guard isFaulty else { return .accepted }
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: return .tooLarge
    case 1: return .refused(status: 400)
    case 2: return .kept(retryAfter: .seconds(Int.random(in: 0...90, using: &chance)))
    case 3, 4: return .kept(retryAfter: nil)
    case 5 where records.count > 1: return .acceptedPart([0])
    default: return .accepted
    }
  }

  private mutating func tell(_ input: UploadInput) {
    var next: UploadInput? = input
    while let input = next {
      let commands = machine.handle(input)
      next = nil
      checkSpill(after: input, commands)
      for command in commands {
        if let count = execute(command) { next = .took(count) }
      }
      if commands.contains(where: \.changesCache) {
        let hasKept = commands.contains { if case .keep = $0 { true } else { false } }
        next = hasKept ? .kept(waiting, isStoreWell: !hasRefused) : .counted(waiting)
      }
    }
    check()
  }

  private var waiting: Waiting { Waiting(inMemory: memory.count, stored: stored.count) }

  private mutating func execute(_ command: UploadCommand) -> Int? {
    switch command {
    case .keep(let count, let inStore): keep(count, inStore: inStore)
    case .refuse(let count, _): dropped += removeIncoming(count)
    case .send(let count, let eventsID): send(count, eventsID)
    case .sendStored(let limit): return sendStored(limit)
    case .delete(let name): remove(name)
    case .deletePart(let name, let places): remove(places, of: name)
    case .requeue(let name): requeue(name)
    case .drop(let name, _): for flight in remove(name) { dropped += flight.records }
    case .spill: spill()
    case .arm(let timer, let delay): arm(timer, delay)
    case .cancel(let timer):
      if armed.remove(timer) == nil { complain("\(timer) is cancelled and does not run") }
    }
    return nil
  }

  private mutating func keep(_ count: Int, inStore: Bool) {
    if !settings.isOn || !settings.isSampled { complain("something is kept while it is off") }
    let records = removeIncoming(count)
    hasRefused = inStore && isStoreFailing
    if inStore && !hasRefused { stored += records } else { memory += records }
  }

  private mutating func removeIncoming(_ count: Int) -> [Int] {
    defer { incoming.removeFirst(min(count, incoming.count)) }
    return Array(incoming.prefix(count))
  }

  private var isStoreFailing: Bool {
    mutating get { isFaulty && Int.random(in: 0..<6, using: &chance) == 0 }
  }

  private mutating func send(_ count: Int, _ eventsID: String) {
    if count < 1 || count > memory.count { complain("\(count) of \(memory.count) are to go out") }
    flights.append(
      Flight(name: .memory(eventsID), records: Array(memory.prefix(count)), isStored: false))
    memory.removeFirst(min(count, memory.count))
    checkSend()
  }

  private mutating func sendStored(_ limit: Int) -> Int {
    checkSend()
    guard !isStoreFailing, !stored.isEmpty else { return 0 }
    let records = Array(stored.prefix(limit))
    stored.removeFirst(records.count)
    flights.append(Flight(name: .stored, records: records, isStored: true))
    return records.count
  }

  private mutating func checkSend() {
    if !settings.isOn { complain("something goes out while it is off") }
    if isStopped { complain("something goes out after the stop") }
    if armed.contains(.retry) { complain("something goes out while the server is left alone") }
  }

  @discardableResult
  private mutating func remove(_ name: BatchName) -> [Flight] {
    let found = flights.filter { $0.name == name }
    if found.count != 1 { complain("\(found.count) batches are called \(name)") }
    flights.removeAll { $0.name == name }
    return found
  }

  private mutating func remove(_ places: [Int], of name: BatchName) {
    for index in flights.indices where flights[index].name == name {
      flights[index].records = flights[index].records.enumerated()
        .filter { !places.contains($0.offset) }.map(\.element)
    }
  }

  private mutating func requeue(_ name: BatchName) {
    for flight in remove(name) {
      if flight.isStored {
        stored = (stored + flight.records).sorted()
      } else {
        memory = (memory + flight.records).sorted()
      }
    }
  }

  private mutating func spill() {
    guard !isStoreFailing else { return }
    stored = (stored + memory).sorted()
    memory = []
    for index in flights.indices { flights[index].isStored = true }
  }

  private mutating func arm(_ timer: UploadTimer, _ delay: Duration) {
    if !armed.insert(timer).inserted { complain("\(timer) is armed twice") }
    if delay <= .zero { complain("\(timer) is due at once") }
    if !settings.isOn || isStopped { complain("\(timer) is armed while it is off") }
  }

  private mutating func checkSpill(after input: UploadInput, _ commands: [UploadCommand]) {
    guard case .kept(let waiting, true) = input, waiting.inMemory > 0 else { return }
    if settings.cache == .writeThrough, !commands.contains(.spill) {
      complain("the store is well, and memory alone has \(waiting.inMemory)")
    }
  }

  private mutating func check() {
    let flying = flights.reduce(0) { $0 + $1.records.count }
    let settled = delivered.count + dropped.count
    if incoming.count + memory.count + stored.count + flying + settled != tracked {
      complain("a record is in two places, or nowhere")
    }
    if flights.count(where: { $0.name != .stored }) > policy.inFlightLimit {
      complain("too much is under way")
    }
    if flights.count(where: { $0.name == .stored }) > 1 { complain("two files are under way") }
    if policy.inFlightLimit == 1, flights.count > 1 { complain("two requests are under way") }
    if !settings.isOn, !armed.isEmpty { complain("a timer runs while it is off") }
  }

  private mutating func complain(_ complaint: String) { complaints.append(complaint) }
}
