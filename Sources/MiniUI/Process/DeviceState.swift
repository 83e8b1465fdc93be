/// All of a device that outlives its processes, but for the apps' files: they are on its disk.
///
/// A device that is made of it draws the same, and shows apps the same, as the one that it was
/// taken from. What processes hold ends with them: the apps' code, the page that the browser
/// shows, what was registered in defaults. What was sent is no part of a device.
public struct DeviceState: Equatable, Sendable {
  /// The hardware model.
  public var model: String
  /// The system's exact version.
  public var osVersion: String
  /// The size of the screen in points.
  public var screen: Size
  /// How far local time is from GMT.
  public var timeZone: TimeZoneOffset
  /// What chance grows from; what belongs to the hardware is drawn from it again.
  public var seed: UInt64
  /// How long the device has been on.
  public var uptime = Duration.zero
  /// What the clock on the wall shows.
  public var time = Instant.defaultEpoch
  /// How many processes have been started; the next one has the next number.
  public var startedProcesses = 0
  /// How it reaches the rest of the world.
  public var network = Network.wifi
  /// The name of the mobile network's operator.
  public var carrier: String?
  /// Where it is, as far as it knows.
  public var location: Location?
  /// What addresses that other apps on the device open begin with.
  public var otherSchemes: Set<String> = []
  /// The apps on the device, in the order of their installation.
  public var installedApps: [InstalledApp] = []
  /// What the device is known by, apart from its hardware.
  public var identifiers: IdentifierState
  /// What apps keep beyond their removal, by zone, service and account.
  public var keychain: [String: [String: [String: String]]] = [:]
  /// What apps keep in their defaults, by bundle identifier.
  public var defaults: [String: [String: String]] = [:]
  /// What browsers keep of pages, by the bundle identifier of the app that they belong to.
  public var websites: [String: WebsiteState] = [:]

  /// A device that nothing has happened to.
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

/// What is drawn or chosen of what a device is known by, and where the drawing stands (S1.2).
public struct IdentifierState: Equatable, Sendable {
  /// The advertising identifier, whether limited or not.
  public var advertising: String
  /// Whether the person limits ad tracking.
  public var limitsAdTracking = false
  /// The vendors' identifiers that somebody has asked for, by vendor.
  public var vendors: [String: String] = [:]
  /// The push tokens that somebody has asked for, by bundle identifier.
  public var pushTokens: [String: String] = [:]
  /// The named pasteboards.
  public var pasteboards: [String: Pasteboards.Board] = [:]
  /// Where the streams of chance stand that somebody has drawn from, by name.
  public var streams: [String: ChancePosition] = [:]

  /// Takes the one identifier that every device has from the beginning.
  public init(advertising: String) {
    self.advertising = advertising
  }
}

/// What a browser keeps for an app between pages.
public struct WebsiteState: Equatable, Sendable {
  /// The local storage by origin.
  public var storages: [String: [String: String]]
  /// The pages that can be shown without their server.
  public var pages: Set<String>

  /// Takes both as they are.
  public init(storages: [String: [String: String]] = [:], pages: Set<String> = []) {
    self.storages = storages
    self.pages = pages
  }
}
