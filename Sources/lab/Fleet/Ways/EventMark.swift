/// By what an event of a fleet is known wherever it goes: a property with its number.
enum EventMark {
  /// The name of the property.
  static let key = "fleet_event"

  private static let start = Array("\"\(key)\":".utf8)

  /// The numbers of the events that are written down in some JSON, in their order.
  static func events(in json: some RandomAccessCollection<UInt8>) -> [Int] {
    let start = start
    var (events, matched, number) = ([Int](), 0, Int?.none)
    for byte in json {
      if let digits = number {
        if (0x30...0x39).contains(byte), digits < 1_000_000_000_000 {
          number = digits * 10 + Int(byte - 0x30)
          continue
        }
        events.append(digits)
        (number, matched) = (nil, 0)
      }
      matched = byte == start[matched] ? matched + 1 : byte == start[0] ? 1 : 0
      if matched == start.count { (number, matched) = (0, 0) }
    }
    return events
  }
}
