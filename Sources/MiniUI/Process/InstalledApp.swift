/// The metadata of an installed app, without its code.
public struct InstalledApp: Equatable, Sendable {
  /// The name shown under the icon.
  public var name: String
  /// The bundle identifier.
  public var bundle: String
  /// The short version.
  public var version: String
  /// The identifier of the team that signed the app.
  public var team: String
  /// The URL schemes that the app opens.
  public var schemes: Set<String>
  /// The shared Keychain access groups in the entitlements.
  public var accessGroups: [String]
  /// True if AdSupport is linked.
  public var linksAdSupport: Bool

  /// Makes the metadata of an app.
  public init(
    name: String, bundle: String, version: String, team: String, schemes: Set<String>,
    accessGroups: [String], linksAdSupport: Bool
  ) {
    self.name = name
    self.bundle = bundle
    self.version = version
    self.team = team
    self.schemes = schemes
    self.accessGroups = accessGroups
    self.linksAdSupport = linksAdSupport
  }

  init(_ app: App) {
    self.init(
      name: app.name, bundle: app.bundle, version: app.version, team: app.team,
      schemes: app.schemes, accessGroups: app.accessGroups, linksAdSupport: app.linksAdSupport)
  }
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
