/// The persistent state of a device, except for the apps' files on its disk.
///
/// A device restored from it draws the same random numbers and looks the same to apps. State of
/// processes is not included: the apps' code, the browser's current page, registered defaults. Data
/// that has left the device is not part of it either.
public struct DeviceState: Equatable, Sendable {
  /// The hardware model.
  public var model: String
  /// The system's exact version.
  public var osVersion: String
  /// The size of the screen in points.
  public var screen: Size
  /// The offset of local time from GMT.
  public var timeZone: TimeZoneOffset
  /// The seed of all randomness; the hardware's identifiers are drawn from it again.
  public var seed: UInt64
  /// The time since the device was started.
  public var uptime = Duration.zero
  /// The wall time.
  public var time = Instant.defaultEpoch
  /// The number of processes started so far; the next one has the next number.
  public var startedProcesses = 0
  /// The network connection.
  public var network = Network.wifi
  /// The name of the mobile operator; nil without a SIM card.
  public var carrier: String?
  /// The location; nil if the device does not know it.
  public var location: Location?
  /// The URL schemes that other apps on the device open.
  public var otherSchemes: Set<String> = []
  /// The installed apps, in the order of installation.
  public var installedApps: [InstalledApp] = []
  /// The device's identifiers, except for the hardware's.
  public var identifiers: IdentifierState
  /// The items that survive the removal of an app, by access group, service and account.
  public var keychain: [String: [String: [String: String]]] = [:]
  /// The defaults of each app, by bundle identifier.
  public var defaults: [String: [String: String]] = [:]
  /// The website data of each app, by bundle identifier.
  public var websites: [String: WebsiteState] = [:]

  /// Makes the state of an unused device.
  public init(
    model: String, osVersion: String, screen: Size, timeZone: TimeZoneOffset, seed: UInt64,
    identifiers: IdentifierState
  ) {
    self.model = model
    self.osVersion = osVersion
    self.screen = screen
    self.timeZone = timeZone
    self.seed = seed
    self.identifiers = identifiers
  }
}

/// The drawn or chosen identifiers of a device, and the positions of their streams (S1.2).
public struct IdentifierState: Equatable, Sendable {
  /// The advertising identifier, even while it is limited.
  public var advertising: String
  /// True if the system setting Limit Ad Tracking is on.
  public var limitsAdTracking = false
  /// The vendor identifiers drawn so far, by vendor.
  public var vendors: [String: String] = [:]
  /// The push tokens drawn so far, by bundle identifier.
  public var pushTokens: [String: String] = [:]
  /// The named pasteboards.
  public var pasteboards: [String: Pasteboards.Board] = [:]
  /// The positions of the random streams in use, by name.
  public var streams: [String: ChancePosition] = [:]

  /// Makes a state with the advertising identifier, which every device has.
  public init(advertising: String) {
    self.advertising = advertising
  }
}

/// The website data that a browser keeps for an app.
public struct WebsiteState: Equatable, Sendable {
  /// The local storage by origin.
  public var storages: [String: [String: String]]
  /// The cached pages, which can be shown without their server.
  public var pages: Set<String>

  /// Makes website data.
  public init(storages: [String: [String: String]] = [:], pages: Set<String> = []) {
    self.storages = storages
    self.pages = pages
  }
}

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
}

/// A geographic location in degrees, with its name if known.
public struct Location: Sendable, Equatable {
  /// The latitude; positive north of the equator.
  public var latitude: Double
  /// The longitude; positive east of Greenwich.
  public var longitude: Double
  /// The name of the place; nil if the device does not know it.
  public var name: String?

  /// Makes a location.
  public init(latitude: Double, longitude: Double, name: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }
}

/// The network connection of a device.
public enum Network: String, Sendable, CaseIterable {
  /// No connection.
  case none
  /// Wi-Fi or a cable.
  case wifi
  /// A second-generation mobile network (GPRS, EDGE).
  case mobile2G = "2G"
  /// A third-generation mobile network (UMTS).
  case mobile3G = "3G"
  /// A fourth-generation mobile network (LTE).
  case mobile4G = "4G"
  /// A fifth-generation mobile network.
  case mobile5G = "5G"
}
