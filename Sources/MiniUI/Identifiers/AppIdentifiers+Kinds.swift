/// Every identifier in the same way, for tables.
extension AppIdentifiers {
  /// The text that an app gets for an identifier; `nil` for what the system does not have.
  ///
  /// What the app keeps itself is made and kept if it is not there yet, as at a first launch.
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
