/// The identifiers that a running app can read; `nil` if the system does not have one (S1.2).
public struct AppIdentifiers {
  private let device: Device
  private let app: App
  private let version: SystemVersion
  /// The IDFA at the start of the process, which keeps reading it until it ends (S1.2).
  private let advertisingAtStart: String

  init(in process: AppProcess) {
    (device, app) = (process.device, process.app)
    (version, advertisingAtStart) = (process.systemVersion, process.advertisingAtStart)
  }

  /// The UDID; nil since iOS 5.
  public var udid: String? { isReadable(.udid) ? device.identifiers.udid : nil }

  /// The address of `en0`; the same constant on every device since iOS 7.
  public var macAddress: MACAddress? {
    switch IdentifierKind.macAddress.readability.answer(on: version) {
    case .nothing: nil
    case .constant: .constant
    case .value: device.identifiers.macAddress
    }
  }

  /// The IMEI; nil except on iOS 2 to 4.
  public var imei: IMEI? { isReadable(.imei) ? device.identifiers.imei : nil }

  /// The IDFA since iOS 6; zeros if it is limited; `nil` unless AdSupport is linked.
  public var advertising: String? {
    guard hasAdvertisingClass else { return nil }
    return isAdvertisingTrackingEnabled ? advertisingAtStart : DeviceIdentifiers.limitedAdvertising
  }

  /// True unless the system setting Limit Ad Tracking is on.
  public var isAdvertisingTrackingEnabled: Bool { !device.identifiers.limitsAdTracking }

  /// True if `ASIdentifierManager` exists: since iOS 6, if the app links AdSupport (S1.5).
  var hasAdvertisingClass: Bool { app.linksAdSupport && isReadable(.advertising) }

  /// The IDFV; nil before iOS 6.
  public var vendor: String? {
    isReadable(.vendor) ? device.identifiers.vendor(of: app.bundle) : nil
  }

  /// Returns the OpenUDID: that of other apps if one exists, otherwise a new one.
  public func openUDID() -> String { device.identifiers.openUDID(of: app.bundle) }

  /// Makes a UUID, different at every call.
  public func makeUUID() -> String { device.identifiers.makeUUID() }

  /// The token for remote notifications; `nil` without a network.
  public var pushToken: String? {
    device.network == .none ? nil : device.identifiers.pushToken(of: app.bundle)
  }

  /// The access groups of the Keychain that the app may use.
  public var keychain: AppKeychain { AppKeychain(of: app, in: device.keychain) }

  var defaults: Defaults { device.defaults(of: app.bundle) }

  private func isReadable(_ kind: IdentifierKind) -> Bool { kind.isReadable(on: version) }
}

extension AppProcess {
  /// The device identifiers that the app's code can read.
  public var identifiers: AppIdentifiers { AppIdentifiers(in: self) }
}

/// Uniform access to every kind of identifier, for tables.
extension AppIdentifiers {
  /// Returns the identifier that an app reads; `nil` if the system does not have it.
  ///
  /// An identifier kept by the app itself is made if it does not exist, as at a first launch.
  public func text(of kind: IdentifierKind) -> String? {
    switch kind {
    case .udid: udid
    case .uuid: makeUUID()
    case .macAddress: macAddress?.text
    case .imei: imei?.text
    case .openUDID: openUDID()
    case .advertising: advertising
    case .vendor: vendor
    case .pushToken: pushToken
    case .keychain: uuidInKeychain()
    case .defaults: uuidInDefaults()
    }
  }

  private func uuidInKeychain() -> String? {
    let key = KeychainKey(service: "identifiers", account: "uuid")
    if let kept = keychain.read(key) { return kept }
    keychain.add(makeUUID(), for: key)
    return keychain.read(key)
  }

  private func uuidInDefaults() -> String {
    let kept = defaults["identifiers.uuid"] ?? makeUUID()
    defaults["identifiers.uuid"] = kept
    return kept
  }
}
