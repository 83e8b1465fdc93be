/// The storage of the anonymous id between launches.
public enum IdentityScheme: Equatable, Sendable {
  /// The app's defaults, which are removed with the app (S1.3).
  case scheme1
  /// The Keychain as well, which survives a removal of the app (S1.4).
  case scheme2(KeychainStorage)

  /// The item of the Keychain; nil in scheme 1.
  var storage: KeychainStorage? {
    if case .scheme2(let storage) = self { storage } else { nil }
  }
}
