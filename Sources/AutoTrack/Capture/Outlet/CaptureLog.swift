/// Where events leave the collector, and where it is written down what became of everything.
final class CaptureLog {
  private let sink: any EventSink
  /// Takes the events beyond the sink; nil where no events are delivered.
  var delivery: (any EventDelivery)?
  /// The app's own word on every event; nil asks nobody.
  var callback: EventFilter?
  private(set) var decisions = Recent<Decision>(limit: CaptureLog.decisionLimit)
  private(set) var diagnostics = Diagnostics()

  /// How many decisions are kept.
  static let decisionLimit = 10_000

  init(sink: any EventSink) {
    self.sink = sink
  }

  /// Whether somebody wants what events tell counted, too (S4.1).
  var isCounting: Bool { delivery?.isCounting == true }

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

/// What takes events on their way to a server, as far as capturing has to know.
protocol EventDelivery: AnyObject {
  /// Whether clicks and screens are counted beside the events (S4.1).
  var isCounting: Bool { get }
  /// Takes an event, and stores the row that it counts with it.
  func receive(_ event: Event, counting row: StatisticsRow?)
  /// Counts what no event tells.
  func count(_ row: StatisticsRow)
  /// Sends the counts of a person who is about to log out (S4.6).
  func prepareLogout()
  /// Notes that a person has logged out.
  func noteLogout()
}
