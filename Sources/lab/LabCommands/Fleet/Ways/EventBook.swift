package import LabKit

/// The fate of each event of a device, on one way.
final class EventBook {
  private struct Entry {
    /// True if a page has passed it to the app.
    var isPassed = false
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
  func pass(_ event: Int) { if isKnown(event) { entries[event].isPassed = true } }

  func capture(_ event: Int) { if isKnown(event) { entries[event].isCaptured = true } }

  /// Notes that an event is on the disk.
  func store(_ event: Int) { if isKnown(event) { entries[event].isStored = true } }

  /// Notes that a server has an event.
  func deliver(_ event: Int) { if isKnown(event) { entries[event].isDelivered = true } }

  /// Notes that an event is lost; an event that a server has does not count as lost.
  func lose(_ event: Int, to cause: LossCause) {
    if isKnown(event) { entries[event].cause = cause }
  }

  func isCaptured(_ event: Int) -> Bool { isKnown(event) && entries[event].isCaptured }

  /// Returns true if a page has passed an event to the app, and the app's SDK refused it.
  func isRefused(_ event: Int) -> Bool {
    guard isKnown(event) else { return false }
    let entry = entries[event]
    return entry.isPassed && !entry.isCaptured && !entry.isDelivered && entry.cause == nil
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
package enum FleetFault: Error, Equatable, CustomStringConvertible {
  /// An event is neither delivered nor lost.
  case unexplained(event: Int)
  /// The store of a device could not be read.
  case unreadable(String)
  indirect case onDevice(Int, FleetWay, FleetFault)

  package var description: String {
    switch self {
    case .unexplained(let event): "event \(event) is lost without a cause"
    case .unreadable(let reason): "its store cannot be read: \(reason)"
    case .onDevice(let number, let way, let fault): "device \(number), \(way.rawValue): \(fault)"
    }
  }
}

/// The mark of a fleet's event on its way: a property with its number.
enum EventMark {
  static let key = "fleet_event"

  private static let start = Array("\"\(key)\":".utf8)
  /// The shift of the search window for each byte at its end.
  ///
  /// Source: R. N. Horspool, "Practical fast searching in strings", Software 10 (1980).
  private static let steps = {
    var steps = Array(repeating: start.count, count: 256)
    for (place, byte) in start.dropLast().enumerated() {
      steps[Int(byte)] = start.count - 1 - place
    }
    return steps
  }()

  /// Returns the numbers of the events in JSON, in their order.
  static func events(in json: [UInt8]) -> [Int] {
    let (start, steps, bytes) = (start, steps, json.span)
    var (events, end) = ([Int](), start.count - 1)
    while end < bytes.count {
      // The byte under the window's end decides how far the window may move.
      guard bytes[end] == start[start.count - 1], holds(start, endingAt: end, bytes) else {
        end += steps[Int(bytes[end])]
        continue
      }
      guard let number = number(at: end + 1, bytes) else { break }
      events.append(number)
      end += start.count
    }
    return events
  }

  private static func holds(
    _ start: [UInt8], endingAt end: Int, _ bytes: borrowing Span<UInt8>
  ) -> Bool {
    for place in start.indices where bytes[end + 1 - start.count + place] != start[place] {
      return false
    }
    return true
  }

  /// Returns the number at a position; nil if the text ends within it.
  private static func number(at place: Int, _ bytes: borrowing Span<UInt8>) -> Int? {
    var (number, place) = (0, place)
    while place < bytes.count {
      let byte = bytes[place]
      // Bounded, because an app's own text may have more digits than an Int.
      guard (0x30...0x39).contains(byte), number < 1_000_000_000_000 else { return number }
      (number, place) = (number * 10 + Int(byte - 0x30), place + 1)
    }
    return nil
  }
}
