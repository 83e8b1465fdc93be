/// What a device is known by, whether code may read it or not (S1.2).
///
/// Everything is drawn from streams of the device's chance: the same seed, the same identifiers.
public struct DeviceIdentifiers {
  /// 40 hex digits that belong to the hardware.
  public let udid: String
  /// The address of the network interface `en0`, as it really is.
  public let macAddress: MACAddress
  /// The number of the telephone.
  public let imei: IMEI
  /// The advertising identifier, whether limited or not.
  public internal(set) var advertising: String
  /// Whether the person limits ad tracking: apps then read zeros in the place of the IDFA.
  public var limitsAdTracking = false
  /// The named pasteboards.
  public var pasteboards = Pasteboards()
  /// The vendors' identifiers that somebody has asked for, by vendor.
  var vendors: [String: String] = [:]
  /// The push tokens that somebody has asked for, by bundle identifier.
  var pushTokens: [String: String] = [:]
  /// What each identifier is drawn from.
  var streams: ChanceStreams

  /// What apps read in the place of the advertising identifier if ad tracking is limited (S1.2).
  public static let limitedAdvertising = "00000000-0000-0000-0000-000000000000"

  /// Draws what belongs to the hardware, and the first advertising identifier.
  init(from chance: Chance) {
    streams = ChanceStreams(from: chance.stream("identifiers"))
    udid = streams.draw("udid") { $0.hex(bytes: 20) }
    macAddress = streams.draw("macAddress") { MACAddress(using: &$0) }
    imei = streams.draw("imei") { IMEI(using: &$0) }
    advertising = streams.draw("idfa") { $0.uuid() }
  }

  /// A UUID that nobody has had before.
  mutating func makeUUID() -> String { streams.draw("uuid") { $0.uuid() } }

  /// The identifier that the apps of an app's vendor share (S1.2).
  mutating func vendor(of bundle: String) -> String {
    let vendor = App.vendor(of: bundle)
    if let known = vendors[vendor] { return known }
    let new = streams.draw("idfv/\(vendor)") { $0.uuid() }
    vendors[vendor] = new
    return new
  }

  /// The push token of an app (S1.2).
  mutating func pushToken(of bundle: String) -> String? {
    if let known = pushTokens[bundle] { return known }
    let new = streams.draw("pushToken/\(bundle)") { $0.hex(bytes: 32) }
    pushTokens[bundle] = new
    return new
  }

  /// The OpenUDID, which the app from now on helps to keep (S1.2).
  mutating func openUDID(of bundle: String) -> String {
    let known = OpenUDID.text(for: bundle, on: pasteboards)
    let text = known ?? streams.draw("openUDID") { $0.hex(bytes: 20) }
    OpenUDID.keep(text, for: bundle, on: &pasteboards)
    return text
  }

  /// Gives the device another advertising identifier.
  mutating func renewAdvertising() { advertising = streams.draw("idfa") { $0.uuid() } }

  /// Forgets what a person has chosen and what apps have put on pasteboards.
  mutating func forgetPeople() {
    limitsAdTracking = false
    pasteboards = Pasteboards()
  }

  /// Forgets the identifier of an app's vendor, or of every vendor.
  mutating func forgetVendor(of bundle: String?) {
    guard let bundle else { return vendors = [:] }
    vendors[App.vendor(of: bundle)] = nil
  }

  /// Forgets the push token of an app, or of every app.
  mutating func forgetPushToken(of bundle: String?) {
    guard let bundle else { return pushTokens = [:] }
    pushTokens[bundle] = nil
  }
}
