/// The log of decisions and diagnostics, which also passes events to the sink and the delivery.
final class CaptureLog {
  private let sink: any EventSink
  /// The delivery, which receives events before the sink does; nil if absent.
  var delivery: (any EventDelivery)?
  /// The app's callback for events; nil if absent.
  var callback: EventCallback?
  /// The edits that are on record already, with the names of their events.
  private var knownEdits: Set<String> = []
  @safe @exclusivity(unchecked)
  private(set) var decisions = Recent<Decision>(limit: CaptureLog.decisionLimit)
  private(set) var diagnostics = Diagnostics()

  static let decisionLimit = 10_000

  init(sink: any EventSink) {
    self.sink = sink
  }

  /// True if clicks, screens and app use are counted in the statistics (S4.1).
  var isCounting: Bool { delivery?.isCounting == true }

  /// Records a captured event and passes it on; an error of the sink is recorded.
  ///
  /// A statistics row is stored together with the event.
  func capture(
    _ event: consuming Event, of subject: consuming Decision.Subject,
    counting row: StatisticsRow? = nil, _ edits: PropertyEdits? = nil
  ) {
    let name = event.name
    decisions.append(
      Decision(subject: subject, outcome: .captured(name, sequence: event.sequence), edits))
    if let edits { note(edits, of: name) }
    delivery?.receive(event, counting: row)
    do {
      try sink.receive(event)
    } catch {
      record(.sinkFailed(event: name.text, because: "\(error)"))
    }
  }

  /// Records edits once for each name of events: every decision has its own anyway.
  private func note(_ edits: PropertyEdits, of name: EventName) {
    if knownEdits.count == Diagnostics.limit { knownEdits = [] }
    guard knownEdits.insert("\(name) \(edits)").inserted else { return }
    record(.edited(event: name.text, edits))
  }

  func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    decisions.append(Decision(subject: subject, outcome: .suppressed(reason)))
  }

  func record(_ entry: Diagnostics.Entry) {
    diagnostics.record(entry)
  }
}

/// A receiver of events that stores and uploads them.
protocol EventDelivery: AnyObject {
  /// True if clicks and screens are counted beside the events (S4.1).
  var isCounting: Bool { get }
  func receive(_ event: Event, counting row: StatisticsRow?)
  func count(_ row: StatisticsRow)
  /// Sends the counts of a person who is about to log out (S4.6).
  func prepareLogout()
  func noteLogout()
}
