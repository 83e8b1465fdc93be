/// Where the anonymous id is kept between launches.
public enum IdentityScheme: Equatable, Sendable {
  /// In the app's defaults, with which it goes when the app does (S1.3).
  case scheme1
  /// In the Keychain too, where it outlives the app (S1.4).
  case scheme2(KeychainStorage)

  /// The item of the Keychain, where there is one.
  var storage: KeychainStorage? {
    if case .scheme2(let storage) = self { storage } else { nil }
  }
}
