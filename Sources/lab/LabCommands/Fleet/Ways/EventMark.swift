/// The mark of a fleet's event on its way: a property with its number.
enum EventMark {
  /// The name of the property.
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
