import LabKit

/// The fate of each event of a device, on one way.
final class EventBook {
  /// The facts about an event.
  private struct Entry {
    /// True if a page has passed it to the app.
    var isTold = false
    /// True if an SDK has captured it.
    var isCaptured = false
    /// True if it has ever been on the disk.
    var isStored = false
    /// True if a server has it.
    var isDelivered = false
    /// The cause of its loss, as far as known.
    var cause: LossCause?
  }

  private var entries: [Entry]
  private let known: Range<Int>

  init(count: Int) { (entries, known) = (Array(repeating: Entry(), count: count), 0..<count) }

  /// Notes that a page has passed an event to the app.
  func tell(_ event: Int) { if isKnown(event) { entries[event].isTold = true } }

  /// Notes that an SDK has captured an event.
  func capture(_ event: Int) { if isKnown(event) { entries[event].isCaptured = true } }

  /// Notes that an event is on the disk.
  func store(_ event: Int) { if isKnown(event) { entries[event].isStored = true } }

  /// Notes that a server has an event.
  func deliver(_ event: Int) { if isKnown(event) { entries[event].isDelivered = true } }

  /// Notes that an event is lost; an event that a server has does not count as lost.
  func lose(_ event: Int, to cause: LossCause) {
    if isKnown(event) { entries[event].cause = cause }
  }

  /// Returns true if an SDK has captured an event.
  func isCaptured(_ event: Int) -> Bool { isKnown(event) && entries[event].isCaptured }

  /// Returns true if a page has passed an event to the app, and the app's SDK refused it.
  func isRefused(_ event: Int) -> Bool {
    guard isKnown(event) else { return false }
    let entry = entries[event]
    return entry.isTold && !entry.isCaptured && !entry.isDelivered && entry.cause == nil
  }

  /// The events that are neither delivered nor known to be lost.
  var pending: [Int] {
    entries.indices.filter { !entries[$0].isDelivered && entries[$0].cause == nil }
  }

  /// Returns the fate of all events.
  ///
  /// - Throws: An event that is neither delivered nor lost, which is a gap in the model.
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

/// The reason why a fleet has no result: a defect of its model.
enum FleetFault: Error, Equatable, CustomStringConvertible {
  /// An event is neither delivered nor lost.
  case unexplained(event: Int)
  /// The store of a device could not be read.
  case unreadable(String)
  indirect case onDevice(Int, FleetWay, FleetFault)

  var description: String {
    switch self {
    case .unexplained(let event): "event \(event) is lost without a cause"
    case .unreadable(let reason): "its store cannot be read: \(reason)"
    case .onDevice(let number, let way, let fault): "device \(number), \(way.rawValue): \(fault)"
    }
  }
}
