/// The identifiers of a device, including those that code cannot read (S1.2).
///
/// All are drawn from random streams of the device: the same seed gives the same identifiers.
public struct DeviceIdentifiers {
  /// The hardware's identifier, 40 hex digits.
  public let udid: String
  /// The real address of the network interface `en0`.
  public let macAddress: MACAddress
  /// The IMEI of the phone.
  public let imei: IMEI
  /// The advertising identifier, even while it is limited.
  public internal(set) var advertising: String
  /// True if the system setting Limit Ad Tracking is on; apps then read zeros as the IDFA.
  public var limitsAdTracking = false
  /// The named pasteboards.
  public var pasteboards = Pasteboards()
  /// The vendor identifiers drawn so far, by vendor.
  var vendors: [String: String] = [:]
  /// The push tokens drawn so far, by bundle identifier.
  var pushTokens: [String: String] = [:]
  var streams: ChanceStreams

  /// The advertising identifier that apps read while it is limited (S1.2).
  public static let limitedAdvertising = "00000000-0000-0000-0000-000000000000"

  /// Draws the hardware's identifiers and the first advertising identifier.
  init(from chance: Chance) {
    streams = ChanceStreams(from: chance.stream("identifiers"))
    udid = streams.draw("udid") { $0.hex(bytes: 20) }
    macAddress = streams.draw("macAddress") { MACAddress(using: &$0) }
    imei = streams.draw("imei") { IMEI(using: &$0) }
    advertising = streams.draw("idfa") { $0.uuid() }
  }

  mutating func makeUUID() -> String { streams.draw("uuid") { $0.uuid() } }

  /// Returns the first two parts of a bundle identifier, which name the vendor (S1.2).
  static func vendorName(of bundle: String) -> String {
    let parts = bundle.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2).prefix(2)
    return parts.map { String(Substring($0)) }.joined(separator: ".")
  }

  /// Returns the identifier shared by the apps of an app's vendor (S1.2).
  mutating func vendor(of bundle: String) -> String {
    let vendor = Self.vendorName(of: bundle)
    if let known = vendors[vendor] { return known }
    let new = streams.draw("idfv/\(vendor)") { $0.uuid() }
    vendors[vendor] = new
    return new
  }

  /// Returns the push token of an app (S1.2).
  mutating func pushToken(of bundle: String) -> String? {
    if let known = pushTokens[bundle] { return known }
    let new = streams.draw("pushToken/\(bundle)") { $0.hex(bytes: 32) }
    pushTokens[bundle] = new
    return new
  }

  /// Returns the OpenUDID and keeps a copy for the app (S1.2).
  mutating func openUDID(of bundle: String) -> String {
    let known = OpenUDID.text(for: bundle, on: pasteboards)
    let text = known ?? streams.draw("openUDID") { $0.hex(bytes: 20) }
    OpenUDID.keep(text, for: bundle, on: &pasteboards)
    return text
  }

  mutating func renewAdvertising() { advertising = streams.draw("idfa") { $0.uuid() } }

  /// Resets the user's settings and the pasteboards.
  mutating func forgetPeople() {
    limitsAdTracking = false
    pasteboards = Pasteboards()
  }

  /// Discards the identifier of an app's vendor, or all vendors' for `nil`.
  mutating func forgetVendor(of bundle: String?) {
    guard let bundle else { return vendors = [:] }
    vendors[Self.vendorName(of: bundle)] = nil
  }

  /// Discards the push token of an app, or all apps' for `nil`.
  mutating func forgetPushToken(of bundle: String?) {
    guard let bundle else { return pushTokens = [:] }
    pushTokens[bundle] = nil
  }
}

extension DeviceIdentifiers {
  /// The state that the seed alone does not determine (S1.2).
  var state: IdentifierState {
    var state = IdentifierState(advertising: advertising)
    state.limitsAdTracking = limitsAdTracking
    (state.vendors, state.pushTokens) = (vendors, pushTokens)
    state.pasteboards = pasteboards.boards
    state.streams = streams.positions
    return state
  }

  /// Restores the state of another device with the same seed.
  mutating func restore(_ state: IdentifierState) {
    advertising = state.advertising
    limitsAdTracking = state.limitsAdTracking
    (vendors, pushTokens) = (state.vendors, state.pushTokens)
    pasteboards = Pasteboards(state.pasteboards)
    streams.positions = state.streams
  }
}

/// The random streams of identifiers, with their positions; each identifier has its own.
struct ChanceStreams {
  private let source: Chance
  private var streams: [String: Chance] = [:]

  init(from source: Chance) {
    self.source = source
  }

  /// The positions of the streams in use, by name.
  var positions: [String: ChancePosition] {
    get { streams.mapValues(\.position) }
    set {
      streams = Dictionary(
        uniqueKeysWithValues: newValue.map { name, position in
          (name, source.stream(name).moved(to: position))
        })
    }
  }

  /// Draws from a stream; draws from other streams do not affect it.
  mutating func draw<Value>(_ name: String, _ body: (inout Chance) -> Value) -> Value {
    body(&streams[name, default: source.stream(name)])
  }
}

/// A phone's number in mobile networks: 14 digits and a check digit.
public struct IMEI: Sendable, Equatable {
  /// The 15 digits.
  public let text: String

  /// Draws a number; the last digit is the Luhn check digit (3GPP TS 23.003, annex B).
  init(using chance: inout Chance) {
    let digits = (0..<14).map { _ in Int(chance.next() % 10) }
    text = (digits + [Self.checkDigit(of: digits)]).map(String.init).joined()
  }

  private static func checkDigit(of digits: [Int]) -> Int {
    let sum = digits.enumerated().reduce(0) { sum, entry in
      let doubled = entry.element * 2
      // Digits at odd offsets are doubled; of a two-digit result, both digits count.
      return sum + (entry.offset.isMultiple(of: 2) ? entry.element : doubled / 10 + doubled % 10)
    }
    return (10 - sum % 10) % 10
  }
}

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
