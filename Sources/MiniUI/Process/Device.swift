/// A simulated phone: everything that survives the launch of an app.
public final class Device {
  /// The hardware model, as the system reports it: `iPhone14,5`.
  public let model: String
  /// The system's exact version: `15.2`.
  public internal(set) var osVersion: String
  /// What this version of the system does in its own way.
  public internal(set) var system: SystemProfile
  /// The size of the screen in points.
  public let screen: Rect
  /// How far local time is from GMT.
  public let timeZone: TimeZoneOffset
  /// The clock of every process on this device.
  public let clock: VirtualClock
  /// The seeded source of everything random on this device.
  public let chance: Chance
  /// What addresses that other apps on the device open begin with, in lower case.
  public var otherSchemes: Set<String> = ["http", "https"]
  /// How it reaches the rest of the world at the moment.
  public var network: Network {
    get { currentNetwork }
    set { currentNetwork = newValue }
  }
  /// Stored apart, as the operator is: so no reading of every event's has to be checked.
  private var currentNetwork = Network.wifi
  /// The name of the mobile network's operator; nil without a card.
  public var carrier: String? {
    get { currentCarrier }
    set { currentCarrier = newValue }
  }
  private var currentCarrier: String?
  /// Where it is, as far as it knows.
  public var location: Location?
  /// The apps that are on the device.
  public internal(set) var installedApps = InstalledApps()
  /// What the device is known by, whether code may read it or not.
  public var identifiers: DeviceIdentifiers
  /// What apps keep beyond their removal.
  public let keychain = Keychain()
  /// The files of the apps.
  public let disk: DeviceDisk
  /// The pages that the device can reach, and what its browsers keep of them.
  public private(set) lazy var web = Web(of: self)
  /// The browser that comes with the system.
  public private(set) lazy var safari = Safari(on: self)
  /// What apps keep in their defaults, by bundle identifier.
  var defaultsByBundle: [String: Defaults] = [:]

  /// Makes a device that has just been set up.
  ///
  /// - Parameters:
  ///   - model: The hardware model.
  ///   - osVersion: The system's version.
  ///   - screen: The size of the screen in points; 390 × 844 unless given.
  ///   - time: What the clock shows at first.
  ///   - timeZone: How far local time is from GMT.
  ///   - seed: What chance grows from; the same seed gives the same bytes.
  ///   - disk: The files of the apps; an empty disk in memory unless given.
  public convenience init(
    model: String = "iPhone14,5", osVersion: String = "15.2",
    screen: Size = Size(width: 390, height: 844), time: Instant = .defaultEpoch,
    timeZone: TimeZoneOffset = .utc, seed: UInt64 = 1, disk: DeviceDisk = DeviceDisk()
  ) {
    self.init(
      model: model, osVersion: osVersion, screen: screen, clock: VirtualClock(startingAt: time),
      timeZone: timeZone, seed: seed, disk: disk)
  }

  /// Makes a device with a clock that may have been running before.
  init(
    model: String, osVersion: String, screen: Size, clock: VirtualClock, timeZone: TimeZoneOffset,
    seed: UInt64, disk: DeviceDisk
  ) {
    self.model = model
    self.osVersion = osVersion
    system = .profile(of: osVersion)
    self.screen = Rect(origin: .zero, size: screen)
    self.timeZone = timeZone
    self.disk = disk
    self.clock = clock
    chance = Chance(seed: seed)
    identifiers = DeviceIdentifiers(from: chance)
  }

  /// How many processes have been started on it, which tells each of them from the others.
  public internal(set) var startedProcesses = 0

  /// Starts a process of an app; it runs the app's code once it is launched.
  ///
  /// An app that is not on the device yet is put there first.
  public func start(_ app: App) -> AppProcess {
    if installedApps[app.bundle] == nil { installedApps.add(app) }
    startedProcesses += 1
    return AppProcess(of: app, on: self)
  }

  /// Lets time pass while no process runs, or while the one that does is suspended.
  public func wait(_ duration: Duration) { clock.advance(by: duration) }

  /// What an app keeps in its defaults; lost when the app is removed, not when it ends.
  public func defaults(of bundle: String) -> Defaults {
    if let known = defaultsByBundle[bundle] { return known }
    let new = Defaults()
    defaultsByBundle[bundle] = new
    return new
  }
  /// Removes what an app keeps in its defaults and its files, or what every app does.
  func removeDefaults(of bundle: String?) {
    web.forget(bundle)
    disk.removeFolder(App.folder(of: bundle))
    guard let bundle else { return defaultsByBundle = [:] }
    defaultsByBundle[bundle] = nil
  }
}
