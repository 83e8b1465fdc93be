public import MiniUI

/// Ids that apps compute of what the device answers (S1.2).
public struct DerivedIdentifiers: Sendable, Equatable {
  /// MD5(MAC): the same for every app on the device.
  public let macHash: String?
  /// MD5(MAC + bundle id): one app's.
  public let macAndBundleHash: String?
  /// MD5(push token + bundle id): one app's; none without a network.
  public let pushTokenHash: String?

  /// Asks the device as the app of a process can; what cannot be read cannot be hashed.
  public init(of process: AppProcess) {
    let bundle = process.app.bundle
    let mac = process.identifiers.macAddress?.text
    macHash = mac.map(MD5.hex)
    macAndBundleHash = mac.map { MD5.hex(of: $0 + bundle) }
    pushTokenHash = process.identifiers.pushToken.map { MD5.hex(of: $0 + bundle) }
  }
}
