/// What happens to the device as a whole.
extension Device {
  /// Does to every identifier what the table says of a change (S1.2).
  ///
  /// Processes go on until they are ended. ``install(_:)``, ``update(to:)``, ``uninstall(_:)`` and
  /// ``reinstall(_:)`` apply the changes that belong to them.
  ///
  /// - Parameters:
  ///   - change: What happens.
  ///   - bundle: The app that it happens to; every app, and what is left of others, if not given.
  public func apply(_ change: DeviceChange, to bundle: String? = nil) {
    for kind in IdentifierKind.allCases where change.fate(of: kind) != .kept {
      discard(kind, of: bundle)
    }
    guard change.removesEveryApp else { return }
    installedApps.removeAll()
    identifiers.forgetPeople()
  }

  /// Puts another version of the system on the device, which keeps all that apps keep.
  ///
  /// Processes go on with the version that they were started on; end them first.
  public func upgrade(to version: String) {
    osVersion = version
    system = .profile(of: version)
  }

  /// Forgets an identifier; what the system gives by itself is drawn anew when it is needed.
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
