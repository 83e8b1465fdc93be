import AutoTrack
import MiniUI
import Testing

/// Uses an app under a tracker and compares every outcome, in order.
///
/// Each step lists the outcomes that it expects. A missing outcome fails the step,
/// and so does an unexpected one, also between two steps and until the probe is
/// released. A step without a list expects no outcome.
final class Probe {
  let process: AppProcess
  /// The tracker under test; it is not started yet.
  let tracker: Tracker
  /// The finger that touches the screen.
  let finger: Finger
  /// Receives each difference; records an issue by default.
  var report: (String, SourceLocation) -> Void = { difference, location in
    Issue.record("\(difference)", sourceLocation: location)
  }
  private let sink: MemorySink
  private let birthplace: SourceLocation
  /// The number of the tracker's decisions that have been compared.
  private var compared = 0

  /// Prepares a process of the app and a tracker; neither is started.
  init(
    _ app: App, on device: Device = Device(), configuration: Configuration = Configuration(),
    instruments: [any Instrument] = StandardInstruments.all,
    at birthplace: SourceLocation = #_sourceLocation
  ) {
    let sink = MemorySink()
    self.sink = sink
    self.birthplace = birthplace
    process = device.start(app)
    tracker = Tracker(
      in: process, configuration: configuration, sink: sink, instruments: instruments)
    finger = Finger(using: process)
  }

  /// Every event that has left the tracker.
  var events: [Event] { sink.events }

  deinit { compare([], "before the probe was released", birthplace) }

  /// Runs a step and compares its outcomes with the expected ones, completely and in order.
  func expect(
    _ outcomes: Outcome..., at location: SourceLocation = #_sourceLocation,
    from step: () throws -> Void
  ) rethrows {
    try expect(outcomes, at: location, from: step)
  }

  /// Runs a step with a list of expected outcomes, for steps of other names.
  func expect(
    _ outcomes: [Outcome], at location: SourceLocation, from step: () throws -> Void
  ) rethrows {
    compare([], "before this step", location)
    try step()
    compare(outcomes, "in this step", location)
  }

  /// Discards the outcomes so far.
  func forget() { compared = tracker.decisions.count }

  private func compare(_ expected: [Outcome], _ when: String, _ location: SourceLocation) {
    let came = tracker.decisions.dropFirst(compared).map(outcome)
    compared = tracker.decisions.count
    if came != expected {
      report("expected \(when):\(lines(of: expected))\ncame:\(lines(of: came))", location)
    }
    requireOrderedEvents(location)
  }

  private func lines(of outcomes: [Outcome]) -> String {
    outcomes.isEmpty ? " nothing" : outcomes.map { "\n  \($0)" }.joined()
  }

  private func outcome(of decision: Decision) -> Outcome {
    switch decision.outcome {
    case .suppressed(let reason): return .nothing(reason)
    case .captured(let name, let sequence):
      let event = sink.events.first { $0.sequence == sequence && $0.name == name }
      return .event(name, event?.details ?? ["lost": true])
    }
  }

  /// Invariant of every tracker: one event for each captured decision, in order, by one author.
  private func requireOrderedEvents(_ location: SourceLocation) {
    let numbers = tracker.decisions.compactMap { decision in
      if case .captured(_, let sequence) = decision.outcome { sequence } else { nil }
    }
    let people = Set(sink.events.flatMap { [$0.distinctID, $0.anonymousID] })
    guard
      sink.events.map(\.sequence) != numbers || numbers != Array(1..<numbers.count + 1)
        || people.count > 1
    else { return }
    report("events that do not fit the decisions, or each other:\n\(sink.events)", location)
  }
}
