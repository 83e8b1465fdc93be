public import MiniUI

/// Ids that apps derive from those of the device (S1.2).
public struct DerivedIdentifiers: Sendable, Equatable {
  /// MD5(MAC): the same for all apps on the device; nil if the MAC cannot be read.
  public let macHash: String?
  /// MD5(MAC + bundle id): specific to an app.
  public let macAndBundleHash: String?
  /// MD5(push token + bundle id): specific to an app; nil without a network.
  public let pushTokenHash: String?

  /// Reads the ids that a process's app can access, and hashes them.
  public init(of process: AppProcess) {
    let bundle = process.app.bundle
    let mac = process.identifiers.macAddress?.text
    macHash = mac.map(MD5.hex)
    macAndBundleHash = mac.map { MD5.hex(of: $0 + bundle) }
    pushTokenHash = process.identifiers.pushToken.map { MD5.hex(of: $0 + bundle) }
  }
}
