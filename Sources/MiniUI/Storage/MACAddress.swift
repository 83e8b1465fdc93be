/// The address of a network interface: six bytes.
public struct MACAddress: Sendable, Equatable {
  /// The six bytes, in the order of transmission.
  public let bytes: [UInt8]

  /// The constant that every device returns since iOS 7: `02:00:00:00:00:00` (S1.2).
  public static let constant = MACAddress(bytes: [2, 0, 0, 0, 0, 0])

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Draws a globally unique unicast address, as manufacturers assign.
  init(using chance: inout Chance) {
    var bytes = (0..<6).map { _ in UInt8(truncatingIfNeeded: chance.next() >> 56) }
    bytes[0] &= 0b1111_1100
    self.bytes = bytes
  }

  /// The address in capital hex digits: `3C:07:54:A1:0B:9F`.
  public var text: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined(separator: ":")
  }
}
