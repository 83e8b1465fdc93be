/// The apps on a device, in the order of their installation.
public struct InstalledApps {
  private var apps: [App] = []

  init() {}

  /// The bundle identifiers, in the order of installation.
  public var bundles: [String] { apps.map(\.bundle) }

  /// The app with a bundle identifier; nil if it is not installed.
  public subscript(bundle: String) -> App? { apps.first { $0.bundle == bundle } }

  /// True if an app is the only one of its vendor.
  func isVendorsLast(_ bundle: String) -> Bool {
    let vendor = DeviceIdentifiers.vendorName(of: bundle)
    return apps.filter { $0.vendor == vendor }.map(\.bundle) == [bundle]
  }

  /// Adds an app, which must not be installed yet.
  mutating func add(_ app: App) { apps.append(app) }

  mutating func replace(with app: App) {
    apps = apps.map { $0.bundle == app.bundle ? app : $0 }
  }

  mutating func remove(_ bundle: String) { apps.removeAll { $0.bundle == bundle } }

  mutating func removeAll() { apps = [] }
}

extension App {
  /// Makes an app without code, which does nothing when launched.
  init(_ known: InstalledApp) {
    self.init(
      name: known.name, bundle: known.bundle, version: known.version, schemes: known.schemes)
    team = known.team
    accessGroups = known.accessGroups
    linksAdSupport = known.linksAdSupport
  }
}

extension InstalledApp {
  init(_ app: App) {
    self.init(
      name: app.name, bundle: app.bundle, version: app.version, team: app.team,
      schemes: app.schemes, accessGroups: app.accessGroups, linksAdSupport: app.linksAdSupport)
  }
}
