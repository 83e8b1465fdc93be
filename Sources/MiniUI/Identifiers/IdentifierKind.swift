/// The kinds of identifiers: the rows of the table of device identifiers (S1.2).
public enum IdentifierKind: String, CaseIterable, Sendable {
  /// The hardware's identifier, 40 hex digits.
  case udid
  /// A UUID that is new at every call: `NSUUID`, `CFUUID`.
  case uuid
  /// The address of the network interface `en0`.
  case macAddress
  /// The hardware's number, 15 digits.
  case imei
  /// An identifier of 40 hex digits that apps share on named pasteboards.
  case openUDID
  /// The advertising identifier, IDFA, common to all apps on the device.
  case advertising = "idfa"
  /// The vendor's identifier, IDFV, common to all apps of one vendor.
  case vendor = "idfv"
  /// The token of one app on one device for remote notifications.
  case pushToken
  /// A UUID that an app keeps in its private access group of the Keychain.
  case keychain
  /// A UUID that an app keeps in its defaults.
  case defaults
}
