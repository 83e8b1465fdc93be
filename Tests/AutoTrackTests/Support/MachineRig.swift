import MiniUI

@testable import AutoTrack

/// An upload machine with a cache that only counts, and its effects as short texts.
struct MachineRig {
  private(set) var machine: UploadMachine
  private(set) var waiting = Waiting()
  /// The batches in flight: name, size and whether they are stored.
  private(set) var flights: [(name: BatchName, count: Int, isStored: Bool)] = []
  /// True if the store refuses every call.
  var isStoreBroken = false
  private var log: [String] = []
  private var names: [String] = []

  /// A machine in the foreground, with no pending effects.
  init(
    _ policy: UploadPolicy = .s3, _ settings: UploadSettings = UploadSettings(), stored: Int = 0
  ) {
    machine = UploadMachine(policy, settings, chance: Chance(seed: 1))
    waiting.stored = stored
    tell(.counted(waiting))
    log = []
  }

  /// The machine's effects since the last call.
  mutating func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Gives the machine inputs and returns its effects since the last call.
  mutating func effects(of inputs: UploadInput...) -> [String] {
    for input in inputs { tell(input) }
    return take()
  }

  /// Answers a batch and returns the machine's effects since the last call.
  mutating func effects(ofAnswerTo number: Int, _ outcome: UploadOutcome) -> [String] {
    answer(number, outcome)
    return take()
  }

  /// Gives the machine an input and runs its effects.
  mutating func tell(_ input: UploadInput) {
    var next: UploadInput? = input
    while let input = next {
      let commands = machine.handle(input)
      next = nil
      for command in commands {
        log.append(text(of: command))
        if let count = execute(command) { next = .took(count) }
      }
      if commands.contains(where: \.changesCache) {
        let hasKept = commands.contains { if case .keep = $0 { true } else { false } }
        next = hasKept ? .kept(waiting, isStoreWell: !isStoreBroken) : .counted(waiting)
      }
    }
  }

  /// Answers the batch that the machine called `#number`, or the stored one for 0.
  mutating func answer(_ number: Int, _ outcome: UploadOutcome) {
    guard number <= names.count else { return log.append("there is no #\(number)") }
    tell(.answered(number == 0 ? .stored : .memory(names[number - 1]), outcome))
  }

  private mutating func execute(_ command: UploadCommand) -> Int? {
    switch command {
    case .keep(let count, let inStore): add(count, toStore: inStore && !isStoreBroken)
    case .send(let count, let eventsID):
      waiting.inMemory -= count
      flights.append((.memory(eventsID), count, false))
    case .sendStored(let limit):
      let count = isStoreBroken ? 0 : min(limit, waiting.stored)
      waiting.stored -= count
      if count > 0 { flights.append((.stored, count, true)) }
      return count
    case .deletePart(let name, let places):
      for place in flights.indices where flights[place].name == name {
        flights[place].count -= places.count
      }
    case .delete(let name), .drop(let name, _): flights.removeAll { $0.name == name }
    case .requeue(let name):
      for flight in flights where flight.name == name {
        add(flight.count, toStore: flight.isStored)
      }
      flights.removeAll { $0.name == name }
    case .spill where !isStoreBroken:
      waiting = Waiting(stored: waiting.stored + waiting.inMemory)
      for place in flights.indices { flights[place].isStored = true }
    case .spill, .refuse, .arm, .cancel: break
    }
    return nil
  }

  private mutating func add(_ count: Int, toStore: Bool) {
    if toStore { waiting.stored += count } else { waiting.inMemory += count }
  }

  private mutating func text(of command: UploadCommand) -> String {
    switch command {
    case .keep(let count, let inStore): "keep \(count)\(inStore ? " stored" : "")"
    case .refuse(let count, let reason): "refuse \(count): \(reason)"
    case .send(let count, let eventsID): "send \(count) as \(name(of: .memory(eventsID)))"
    case .sendStored(let limit): "send stored, at most \(limit)"
    case .delete(let batch): "delete \(name(of: batch))"
    case .deletePart(let batch, let places): "delete \(places) of \(name(of: batch))"
    case .requeue(let batch): "requeue \(name(of: batch))"
    case .drop(let batch, let reason): "drop \(name(of: batch)): \(reason)"
    case .spill: "spill"
    case .arm(let timer, let delay): "arm \(timer) \(delay)"
    case .cancel(let timer): "cancel \(timer)"
    }
  }

  /// Ids are random, so batches are numbered in the order of their effects.
  private mutating func name(of batch: BatchName) -> String {
    guard case .memory(let eventsID) = batch else { return "stored" }
    if !names.contains(eventsID) { names.append(eventsID) }
    return "#\((names.firstIndex(of: eventsID) ?? 0) + 1)"
  }
}
