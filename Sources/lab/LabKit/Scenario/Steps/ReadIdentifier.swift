import LabLanguage
package import MiniUI

/// An identifier of a device or a person for an app or its tracker: a row of the table (S1.2).
package enum ReadIdentifier: String, CaseIterable, FormatValue, Sendable {
  /// The identifiers of the hardware, each readable on some systems only.
  case udid, imei, macAddress, macHash, macAndBundleHash
  /// The identifiers that the system makes.
  case idfa, idfv, pushToken, pushTokenHash
  /// The identifiers that apps make.
  case uuid, openUDID, keychain, defaults
  /// The identities in the tracker's events.
  case anonymousID, distinctID, loginID

  /// The underlying identifier of the device; nil for the tracker's own.
  package var kind: IdentifierKind? {
    switch self {
    case .macHash, .macAndBundleHash: .macAddress
    case .pushTokenHash: .pushToken
    case .anonymousID, .distinctID, .loginID: nil
    default: IdentifierKind(rawValue: rawValue)
    }
  }

  /// The systems on which code can read it; nil for all.
  var systems: String? {
    switch self {
    case .udid: "code reads it below iOS 5 only"
    case .imei: "code reads it on iOS 2 to 4 only"
    case .idfa, .idfv: "it came with iOS 6"
    default: nil
    }
  }

  var meaning: String {
    switch self {
    case .udid: "40 hex digits of the hardware"
    case .imei: "15 digits of the hardware"
    case .macAddress: "the address of `en0`"
    case .macHash: "MD5(MAC)"
    case .macAndBundleHash: "MD5(MAC + bundle id)"
    case .idfa: "the advertising identifier, if the app links AdSupport"
    case .idfv: "the vendor's identifier"
    case .pushToken: "the address of remote notifications, if there is a network"
    case .pushTokenHash: "MD5(push token + bundle id)"
    case .uuid: "a new UUID"
    case .openUDID: "40 hex digits on named pasteboards"
    case .keychain: "a UUID that the app keeps in its zone of the Keychain"
    case .defaults: "a UUID that the app keeps in its defaults"
    case .anonymousID: "the tracker's anonymous id"
    case .distinctID: "the tracker's distinct id"
    case .loginID: "the tracker's login id"
    }
  }
}
