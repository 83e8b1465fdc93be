/// Where events leave the collector, and where it is written down what became of everything.
final class CaptureLog {
  private let sink: any EventSink
  /// What brings events to a server, if anything does.
  var delivery: Delivery?
  /// The app's own word on every event; nil asks nobody.
  var callback: EventFilter?
  private(set) var decisions = Recent<Decision>(limit: Tracker.decisionLimit)
  private(set) var diagnostics = Diagnostics()

  init(sink: any EventSink) {
    self.sink = sink
  }

  /// Whether somebody wants what events tell counted, too (S4.1).
  var isCounting: Bool { delivery?.statistics?.isOn == true }

  /// Records what an event came from and hands it to the sink; a failure stops here.
  ///
  /// A row is counted with the event where that is stored.
  func capture(
    _ event: consuming Event, of subject: consuming Decision.Subject,
    counting row: StatisticsRow? = nil
  ) {
    let name = event.name
    keep(Decision(subject: subject, outcome: .captured(name, sequence: event.sequence)))
    delivery?.receive(event, counting: row)
    do {
      try sink.receive(event)
    } catch {
      record(.sinkFailed(event: name.text, because: "\(error)"))
    }
  }

  /// Records why something gave no event.
  func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    keep(Decision(subject: subject, outcome: .suppressed(reason)))
  }

  /// Taken out while they change, so that no access lasts and has to be checked.
  private func keep(_ decision: consuming Decision) {
    var all = decisions
    decisions = Self.noDecisions
    all.append(decision)
    decisions = all
  }

  private static let noDecisions = Recent<Decision>(limit: 1)

  /// Records what no event tells.
  func record(_ entry: Diagnostics.Entry) {
    diagnostics.record(entry)
  }
}
