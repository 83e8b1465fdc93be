/// Where events leave the collector, and where it is written down what became of everything.
final class CaptureLog {
  private let sink: any EventSink
  private(set) var decisions: [Decision] = []
  var diagnostics = Diagnostics()

  init(sink: any EventSink) {
    self.sink = sink
  }

  /// Hands an event to the sink and records what it came from.
  func capture(_ event: Event, of subject: String) {
    decisions.append(
      Decision(subject: subject, outcome: .captured(event.name, sequence: event.sequence)))
    do {
      try sink.receive(event)
    } catch {
      diagnostics.record(.sinkFailed(event: event.name.text, because: "\(error)"))
    }
  }

  /// Records why something gave no event.
  func suppress(_ subject: String, _ reason: SuppressionReason) {
    decisions.append(Decision(subject: subject, outcome: .suppressed(reason)))
  }
}
