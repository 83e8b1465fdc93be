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

/// The system versions in which code can read an identifier.
struct Readability: Sendable, Equatable {
  /// The first version with the identifier; `nil` if every version has it.
  var since: String?
  /// The first version that hides it from code; nil if none does.
  var before: String?
  /// The first version that returns the same constant on every device; nil if none does.
  var constantFrom: String?

  enum Answer: Sendable {
    case nothing
    /// A constant, the same on every device.
    case constant
    case value
  }

  func answer(on version: SystemVersion) -> Answer {
    if let since, version < SystemVersion(since) { return .nothing }
    if let before, version >= SystemVersion(before) { return .nothing }
    if let constantFrom, version >= SystemVersion(constantFrom) { return .constant }
    return .value
  }
}

extension IdentifierKind {
  /// The versions in which code can read the identifier: the table (S1.2).
  var readability: Readability {
    switch self {
    case .udid: Readability(before: "5")
    case .imei: Readability(since: "2", before: "5")
    case .macAddress: Readability(constantFrom: "7")
    case .advertising, .vendor: Readability(since: "6")
    case .uuid, .openUDID, .pushToken, .keychain, .defaults: Readability()
    }
  }

  /// True if code can read the identifier or its constant on a system version.
  public func isReadable(on version: SystemVersion) -> Bool {
    readability.answer(on: version) != .nothing
  }
}
