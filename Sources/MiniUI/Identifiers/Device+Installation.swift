public import Wording

/// The installation and removal of apps.
extension Device {
  /// Installs an app.
  ///
  /// - Throws: ``InstallationError`` if the bundle identifier is taken, or if the entitlements name
  ///   an access group of another team.
  public func install(_ app: App) throws(InstallationError) {
    guard installedApps[app.bundle] == nil else { throw .bundleTaken(app.bundle) }
    try checkEntitlements(of: app)
    installedApps.add(app)
  }

  /// Replaces an installed app by another version, which keeps the app's data.
  public func update(to app: App) throws(InstallationError) {
    try checkInstalled(app.bundle)
    try checkEntitlements(of: app)
    installedApps.replace(with: app)
    apply(.update, to: app.bundle)
  }

  /// Removes an app with its data and its last shared identifiers, as the table says (S1.2).
  ///
  /// A running process of the app continues until it ends.
  public func uninstall(_ bundle: String) throws(InstallationError) {
    try checkInstalled(bundle)
    remove(bundle, by: .removal)
    installedApps.remove(bundle)
  }

  /// Removes an app and installs it again; other apps stay (S1.2).
  public func reinstall(_ bundle: String) throws(InstallationError) {
    try checkInstalled(bundle)
    remove(bundle, by: .reinstall)
  }

  private func remove(_ bundle: String, by change: DeviceChange) {
    apply(change, to: bundle)
    // The app is still listed here, so the test is for its vendor's only app.
    if installedApps.isVendorsLast(bundle) { apply(.removalOfVendorsLastApp, to: bundle) }
    if OpenUDID.isOnly(bundle, on: identifiers.pasteboards) {
      apply(.removalOfOpenUDIDsLastApp, to: bundle)
    }
    identifiers.pasteboards.removeAll(of: bundle)
  }

  private func checkInstalled(_ bundle: String) throws(InstallationError) {
    guard installedApps[bundle] != nil else { throw .notInstalled(bundle) }
  }

  private func checkEntitlements(of app: App) throws(InstallationError) {
    guard let group = app.foreignAccessGroups.first else { return }
    throw .foreignAccessGroup(group, bundle: app.bundle, team: app.team)
  }
}

/// The reason why an app cannot be installed, updated or removed.
public enum InstallationError: Error, Equatable, Worded {
  /// An installed app has the bundle identifier; update or remove it first.
  case bundleTaken(String)
  /// No installed app has the bundle identifier; install it first.
  case notInstalled(String)
  /// The entitlements name an access group of another team; use the app's own team.
  case foreignAccessGroup(String, bundle: String, team: String)

  /// A sentence that names the app, the problem and the remedy.
  public var sentence: Sentence {
    switch self {
    case .bundleTaken(let bundle):
      "\(bundle) is on the device already: update it, or remove it first"
    case .notInstalled(let bundle):
      "\(bundle) is not on the device: install it first"
    case .foreignAccessGroup(let group, let bundle, let team):
      "\(bundle) is signed by team \(team), but its access group \(group) is not:"
        + " begin the group with '\(team).'"
    }
  }
}
