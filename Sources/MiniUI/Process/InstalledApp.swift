/// An app as the system knows it while it does not run: all but its code.
public struct InstalledApp: Equatable, Sendable {
  /// The name under the icon.
  public var name: String
  /// The bundle identifier.
  public var bundle: String
  /// The short version.
  public var version: String
  /// The prefix of the team that signed it.
  public var team: String
  /// What addresses that it opens begin with.
  public var schemes: Set<String>
  /// The shared zones of the Keychain that the entitlements name.
  public var accessGroups: [String]
  /// Whether AdSupport is linked.
  public var linksAdSupport: Bool

  /// Takes the parts as they are.
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

  /// What the system knows of an app.
  init(_ app: App) {
    self.init(
      name: app.name, bundle: app.bundle, version: app.version, team: app.team,
      schemes: app.schemes, accessGroups: app.accessGroups, linksAdSupport: app.linksAdSupport)
  }
}

extension App {
  /// An app whose code is not there: it does nothing when it is launched.
  init(_ known: InstalledApp) {
    self.init(
      name: known.name, bundle: known.bundle, version: known.version, schemes: known.schemes)
    team = known.team
    accessGroups = known.accessGroups
    linksAdSupport = known.linksAdSupport
  }
}
