/// Where events leave the collector, and where it is written down what became of everything.
final class CaptureLog {
  private let sink: any EventSink
  private var lastSequence = 0
  private(set) var decisions = Recent<Decision>(limit: Tracker.decisionLimit)
  private(set) var diagnostics = Diagnostics()

  init(sink: any EventSink) {
    self.sink = sink
  }

  /// The number of the next event; a tracker that is started again goes on counting.
  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  /// Records what an event came from and hands it to the sink; a failure stops here.
  func capture(_ event: Event, of subject: Decision.Subject) {
    decisions.append(
      Decision(subject: subject, outcome: .captured(event.name, sequence: event.sequence)))
    do {
      try sink.receive(event)
    } catch {
      record(.sinkFailed(event: event.name.text, because: "\(error)"))
    }
  }

  /// Records why something gave no event.
  func suppress(_ subject: Decision.Subject, _ reason: SuppressionReason) {
    decisions.append(Decision(subject: subject, outcome: .suppressed(reason)))
  }

  /// Records what no event tells.
  func record(_ entry: Diagnostics.Entry) {
    diagnostics.record(entry)
  }
}
