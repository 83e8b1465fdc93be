/// What the code of a running app can read: `nil` is what the system does not have (S1.2).
public struct AppIdentifiers {
  private let device: Device
  private let app: App
  private let version: SystemVersion
  /// A running app goes on seeing the IDFA that it was started with (S1.2).
  private let advertisingAtStart: String

  init(of app: App, on device: Device) {
    self.device = device
    self.app = app
    version = SystemVersion(device.osVersion)
    advertisingAtStart = device.identifiers.advertising
  }

  /// The UDID; below iOS 5 only.
  public var udid: String? { isReadable(.udid) ? device.identifiers.udid : nil }

  /// The address of `en0`; the same on every device since iOS 7.
  public var macAddress: MACAddress? {
    switch IdentifierKind.macAddress.readability.answer(on: version) {
    case .nothing: nil
    case .constant: .constant
    case .value: device.identifiers.macAddress
    }
  }

  /// The IMEI; on iOS 2 to 4 only.
  public var imei: IMEI? { isReadable(.imei) ? device.identifiers.imei : nil }

  /// The IDFA since iOS 6; zeros if ad tracking is limited; `nil` unless AdSupport is linked.
  public var advertising: String? {
    guard hasAdvertisingClass else { return nil }
    return isAdvertisingTrackingEnabled ? advertisingAtStart : DeviceIdentifiers.limitedAdvertising
  }

  /// Whether apps may follow the person; no if the person limits ad tracking.
  public var isAdvertisingTrackingEnabled: Bool { !device.identifiers.limitsAdTracking }

  /// Whether `ASIdentifierManager` exists: since iOS 6, if the app links AdSupport (S1.5).
  var hasAdvertisingClass: Bool { app.linksAdSupport && isReadable(.advertising) }

  /// The IDFV; since iOS 6.
  public var vendor: String? {
    isReadable(.vendor) ? device.identifiers.vendor(of: app.bundle) : nil
  }

  /// The OpenUDID: that of the apps that use it already, or else a new one.
  public func openUDID() -> String { device.identifiers.openUDID(of: app.bundle) }

  /// A UUID, new at every call.
  public func makeUUID() -> String { device.identifiers.makeUUID() }

  /// The token that registering for remote notifications gives; `nil` without a network.
  public var pushToken: String? {
    device.network == .none ? nil : device.identifiers.pushToken(of: app.bundle)
  }

  /// The part of the Keychain that the app may use.
  public var keychain: AppKeychain { AppKeychain(of: app, in: device.keychain) }

  /// What the app keeps in its defaults.
  var defaults: Defaults { device.defaults(of: app.bundle) }

  private func isReadable(_ kind: IdentifierKind) -> Bool { kind.isReadable(on: version) }
}
