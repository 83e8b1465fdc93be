/// What has become of each event of a device, on one way.
final class EventBook {
  /// What is known of an event.
  private struct Entry {
    /// Whether a page has handed it over to the app.
    var isTold = false
    /// Whether an SDK has made it.
    var isCaptured = false
    /// Whether it has ever been on the disk.
    var isStored = false
    /// Whether a server has it.
    var isDelivered = false
    /// Why it is nowhere, as far as anybody knows.
    var cause: LossCause?
  }

  private var entries: [Entry]
  private let known: Range<Int>

  /// Nothing has happened yet.
  init(count: Int) { (entries, known) = (Array(repeating: Entry(), count: count), 0..<count) }

  /// Notes that a page has handed an event over to the app.
  func tell(_ event: Int) { if isKnown(event) { entries[event].isTold = true } }

  /// Notes that an SDK has made an event.
  func capture(_ event: Int) { if isKnown(event) { entries[event].isCaptured = true } }

  /// Notes that an event is on the disk.
  func store(_ event: Int) { if isKnown(event) { entries[event].isStored = true } }

  /// Notes that a server has an event.
  func deliver(_ event: Int) { if isKnown(event) { entries[event].isDelivered = true } }

  /// Notes that nobody has an event any more; what a server has is not lost.
  func lose(_ event: Int, to cause: LossCause) {
    if isKnown(event) { entries[event].cause = cause }
  }

  /// Whether an SDK has made an event.
  func isCaptured(_ event: Int) -> Bool { isKnown(event) && entries[event].isCaptured }

  /// Whether a page has handed an event over, and the app's SDK has not taken it.
  func isRefused(_ event: Int) -> Bool {
    guard isKnown(event) else { return false }
    let entry = entries[event]
    return entry.isTold && !entry.isCaptured && !entry.isDelivered && entry.cause == nil
  }

  /// The events that no server has, and of whose loss nothing is known.
  var pending: [Int] {
    entries.indices.filter { !entries[$0].isDelivered && entries[$0].cause == nil }
  }

  /// What has become of all of them.
  ///
  /// - Throws: An event that is neither anywhere nor lost: the model has a hole.
  func tally() throws(FleetFault) -> WayTally {
    var tally = WayTally()
    for (event, entry) in entries.enumerated() {
      tally.captured += entry.isCaptured ? 1 : 0
      tally.stored += entry.isStored ? 1 : 0
      tally.delivered += entry.isDelivered ? 1 : 0
      guard !entry.isDelivered else { continue }
      guard let cause = entry.cause else { throw .unexplained(event: event) }
      tally.lost[cause, default: 0] += 1
    }
    return tally
  }

  private func isKnown(_ event: Int) -> Bool { known.contains(event) }
}

/// Why a fleet has no result: its model is wrong.
enum FleetFault: Error, Equatable, CustomStringConvertible {
  /// Nobody has the event, and nothing is known that it was lost by.
  case unexplained(event: Int)
  /// What is stored on a device could not be read.
  case unreadable(String)
  /// It happened on one device.
  indirect case onDevice(Int, FleetWay, FleetFault)

  var description: String {
    switch self {
    case .unexplained(let event): "event \(event) is lost without a cause"
    case .unreadable(let reason): "its store cannot be read: \(reason)"
    case .onDevice(let number, let way, let fault): "device \(number), \(way.rawValue): \(fault)"
    }
  }
}
