/// An installed app: its metadata and its launch code.
public struct App {
  /// The name shown under the icon.
  public var name: String
  /// The bundle identifier; its first two parts name the vendor.
  public var bundle: String
  /// The short version: `2.3.1`.
  public var version: String
  /// The code of `application:didFinishLaunchingWithOptions:`; it usually makes a window.
  public var didFinishLaunching: (AppProcess) -> Void
  /// The URL schemes that the app opens, in lower case: `shop`.
  public var schemes: Set<String>
  /// The factory of the main storyboard's root controller; `nil` for none (T233).
  public var storyboard: ((AppProcess) -> ViewController)?
  /// The class of the application's delegate.
  public var delegate: ApplicationDelegate.Type
  /// The identifier of the team that signed the app.
  public var team = "ABCDE12345"
  /// The shared Keychain access groups in the entitlements: `ABCDE12345.shared` (S1.2).
  public var accessGroups: [String] = []
  /// True if AdSupport is linked; without it, `ASIdentifierManager` does not exist (S1.5).
  public var linksAdSupport = false

  /// Describes an app.
  public init(
    name: String = "App", bundle: String = "com.example.app", version: String = "1.0",
    schemes: Set<String> = [],
    delegate: ApplicationDelegate.Type = ApplicationDelegate.self,
    didFinishLaunching: @escaping (AppProcess) -> Void = { _ in }
  ) {
    self.name = name
    self.bundle = bundle
    self.version = version
    self.schemes = schemes
    self.delegate = delegate
    self.didFinishLaunching = didFinishLaunching
  }
}

extension App {
  /// The app's folder, which is deleted with the app (S1.2).
  public var folder: String { Self.folder(of: bundle) }

  /// The folder of the app's caches: `Library/Caches` and the app's name.
  ///
  /// Each slash in the name becomes a colon, as in the Finder, and a name such as `..` gets a
  /// leading colon, so that the path cannot leave the folder.
  public var cachesFolder: String { "\(folder)/Library/Caches/\(fileName)" }

  private var fileName: String {
    let text = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\0" }
      .joined(separator: ":")
    return ["", ".", ".."].contains(text) ? ":\(text)" : text
  }

  /// Returns the folder of an app, or the folder of all apps for `nil`.
  static func folder(of bundle: String?) -> String { bundle.map { "apps/\($0)" } ?? "apps" }
}

extension App {
  /// The vendor: the first two parts of the bundle identifier, `com.example` (S1.2).
  public var vendor: String { DeviceIdentifiers.vendorName(of: bundle) }

  /// The app's private access group in the Keychain: `ABCDE12345.com.example.app` (S1.2).
  public var privateZone: String { "\(team).\(bundle)" }

  /// The access groups in the entitlements that belong to another team.
  var foreignAccessGroups: [String] { accessGroups.filter { !$0.hasPrefix("\(team).") } }

  /// True if the app may use an access group: its private one, or one of its team (S1.2).
  func mayUse(_ group: String) -> Bool {
    group == privateZone || accessGroups.contains(group) && !foreignAccessGroups.contains(group)
  }
}

/// The apps on a device, in the order of their installation.
public struct InstalledApps {
  private var apps: [App] = []

  init() {}

  /// The bundle identifiers, in the order of installation.
  public var bundles: [String] { apps.map(\.bundle) }

  /// The app with a bundle identifier; nil if it is not installed.
  public subscript(bundle: String) -> App? { apps.first { $0.bundle == bundle } }

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
