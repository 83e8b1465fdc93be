/// The changes that affect the whole device.
extension Device {
  /// Applies a change to every identifier, as the table says (S1.2).
  ///
  /// Running processes are not affected until they end. ``install(_:)``, ``update(to:)``,
  /// ``uninstall(_:)`` and ``reinstall(_:)`` apply their changes themselves.
  ///
  /// - Parameters:
  /// - change: The change.
  /// - bundle: The affected app; by default all apps and the data of removed ones.
  public func apply(_ change: DeviceChange, to bundle: String? = nil) {
    for kind in IdentifierKind.allCases where change.fate(of: kind) != .kept {
      discard(kind, of: bundle)
    }
    guard change.removesEveryApp else { return }
    installedApps.removeAll()
    identifiers.forgetPeople()
  }

  /// Installs another version of the system; the apps' data is kept.
  ///
  /// Running processes continue with the old version; end them first.
  public func upgrade(to version: String) {
    osVersion = version
    system = .profile(of: version)
  }

  /// Discards an identifier; the system draws a new one on the next use.
  private func discard(_ kind: IdentifierKind, of bundle: String?) {
    switch kind {
    case .udid, .uuid, .macAddress, .imei: break
    case .openUDID: OpenUDID.remove(from: &identifiers.pasteboards)
    case .advertising: identifiers.renewAdvertising()
    case .vendor: identifiers.forgetVendor(of: bundle)
    case .pushToken: identifiers.forgetPushToken(of: bundle)
    case .keychain: keychain.erase()
    case .defaults: removeDefaults(of: bundle)
    }
  }
}
