/// What an app may know a device by: a row of the table of device identifiers (S1.2).
public enum IdentifierKind: String, CaseIterable, Sendable {
  /// 40 hex digits that belong to the hardware.
  case udid
  /// A UUID that is new at every call: `NSUUID`, `CFUUID`.
  case uuid
  /// The address of the network interface `en0`.
  case macAddress
  /// 15 digits that belong to the hardware.
  case imei
  /// 40 hex digits that apps share on named pasteboards.
  case openUDID
  /// The advertising identifier, IDFA: the same for all apps on the device.
  case advertising = "idfa"
  /// The vendor's identifier, IDFV: the same for all apps of one vendor.
  case vendor = "idfv"
  /// The address of one app on one device for remote notifications.
  case pushToken
  /// A UUID that an app keeps in its private zone of the Keychain.
  case keychain
  /// A UUID that an app keeps in its defaults.
  case defaults
}
