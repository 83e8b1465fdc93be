import AutoTrack
import LabKit
import LabLanguage
import MiniUI
import Wording

/// The ways of a run's records through memory, store and server.
struct RecordTrail {
  /// A record: the event's name, the number of its process from 1, and its number there.
  private struct Known {
    let event: String
    let run: Int
    let sequence: Int
  }

  struct Step {
    /// The numbers of the records with their new places.
    fileprivate var moves: [(record: Int, place: String)] = []
    /// The requests that left the device in the step.
    fileprivate var requests: Range<Int> = 0..<0
  }

  private let limits: ReportLimits
  /// The number of records that are only counted.
  private(set) var omitted = 0
  private var records: [Known] = []
  private var numbers: [Record.ID: Int] = [:]
  private var places: [String] = []
  /// The numbers of finished records of each process by their fates, which are known already.
  private var known: [[String: Int]] = []
  private var seen = 0
  private var requests: [ReceivedRequest] = []

  /// Follows the first records of a run; later ones are only counted.
  init(within limits: ReportLimits) {
    self.limits = limits
  }

  /// Records the places after a step of a simulation; `outcomes` are those since the last record.
  mutating func step(of simulation: Simulation, after outcomes: ArraySlice<StepOutcome>) -> Step {
    guard simulation.loaded.scenario.tracker.configuration.delivery != nil else { return Step() }
    var now: [Int: String] = [:]
    for (index, run) in simulation.deliveries.runs.enumerated() {
      if index == known.count { known.append([:]) }
      guard let state = run.state else { continue }
      add(outcomes, of: state, run: index, to: &now)
      finish(state, run: index, to: &now)
    }
    for row in storedRows(of: simulation) {
      guard let number = numbers[row.record.id] else { continue }
      if now[number] == nil || now[number] == "memory" {
        now[number] = row.isSending ? "sending" : "stored"
      }
    }
    requests = simulation.servers.events.requests
    var step = Step()
    step.requests = min(seen, requests.count)..<requests.count
    seen = requests.count
    for (number, place) in now.sorted(by: { $0.key < $1.key }) where places[number] != place {
      places[number] = place
      step.moves.append((number, place))
    }
    return step
  }

  /// Adds the new records of a process, which begin in memory.
  private mutating func add(
    _ outcomes: ArraySlice<StepOutcome>, of state: Deliveries.State, run: Int,
    to now: inout [Int: String]
  ) {
    let first = known[run]["tracked"] ?? 0
    known[run]["tracked"] = max(first, state.account.tracked)
    for sequence in first..<max(first, state.account.tracked) {
      guard records.count < limits.records else {
        omitted += 1
        continue
      }
      let events = outcomes.reversed().lazy.flatMap { $0.events.reversed() }
      let event = events.first { $0.sequence == sequence + 1 }
      let number = records.count
      numbers["\(state.id)-\(sequence + 1)"] = number
      places.append("")
      records.append(Known(event: event?.name.text ?? "", run: run + 1, sequence: sequence + 1))
      now[number] = "memory"
    }
  }

  /// Notes the records that a process has delivered or dropped since the last step.
  private mutating func finish(
    _ state: Deliveries.State, run: Int, to now: inout [Int: String]
  ) {
    let dropped = state.account.dropped.map { ($0.key.rawValue, $0.value) }
    for (place, ids) in [("acknowledged", state.account.delivered)] + dropped {
      for id in ids.ids(after: known[run][place] ?? 0) {
        if let number = numbers[id] { now[number] = place }
      }
      known[run][place] = ids.count
    }
  }

  private func storedRows(of simulation: Simulation) -> [StoredEvent] {
    guard let session = simulation.session, session.process.isRunning,
      let store = session.autoTrack?.delivery?.store as? EventStore
    else { return [] }
    return (try? store.rows(limit: limits.records)) ?? []
  }
}

extension RecordTrail {
  /// The members of a scenario: its records.
  var members: PrintedJSON.Members {
    [
      "records": records.map { record in
        .list([.text(record.event), .number(record.run), .number(record.sequence)])
      }.nonEmptyList
    ]
  }

  /// Returns the members of a step: the moves of records, and the requests with their answers.
  func members(of step: Step) -> PrintedJSON.Members {
    [
      "moves": step.moves.map { move in
        .list([.number(move.record), .text(move.place)])
      }.nonEmptyList,
      "sends": step.requests.map { json(requests[$0]) }.nonEmptyList,
    ]
  }

  private func json(_ request: ReceivedRequest) -> PrintedJSON {
    let repeats = request.repeats.compactMap { one in
      numbers[one.id].map { PrintedJSON.list([.number($0), .sentence(one.state.sentence)]) }
    }
    return .members([
      "records": .numbers(request.ids.compactMap { numbers[$0] }),
      "new": .number(request.newCount), "answer": .sentence(request.heard.sentence),
      "failed": request.isFailed ? .flag(true) : nil, "repeats": repeats.nonEmptyList,
    ])
  }

  /// The number of requests that left the device, and of those that failed.
  var requestCounts: (all: Int, failed: Int) {
    (requests.count, requests.count(where: \.isFailed))
  }
}

extension ReceivedRequest {
  /// True if the device does not know that the server has accepted all records.
  fileprivate var isFailed: Bool {
    if case .accepted(let accepted) = heard { !accepted.isSuperset(of: ids) } else { true }
  }
}
