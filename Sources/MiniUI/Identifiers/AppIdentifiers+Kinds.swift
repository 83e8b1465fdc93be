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
