/// A simulated phone and the state that survives a launch of an app.
public final class Device {
  /// The hardware model, as the system reports it: `iPhone14,5`.
  public let model: String
  /// The system's exact version: `15.2`.
  public internal(set) var osVersion: String
  /// The behaviour of this version of the system.
  public internal(set) var system: SystemProfile
  /// The size of the screen in points.
  public let screen: Rect
  /// The offset of local time from GMT.
  public let timeZone: TimeZoneOffset
  /// The clock shared by the processes of this device.
  public let clock: VirtualClock
  /// The seeded source of all randomness on this device.
  public let chance: Chance
  /// The URL schemes that other apps on the device open, in lower case.
  public var otherSchemes: Set<String> = ["http", "https"]
  /// The current network connection.
  public var network: Network {
    get { currentNetwork }
    set { currentNetwork = newValue }
  }
  /// Stored apart, like the operator, because each event reads it.
  ///
  /// A property with plain storage needs no exclusivity check on every read.
  private var currentNetwork = Network.wifi
  /// The name of the mobile operator; nil without a SIM card.
  public var carrier: String? {
    get { currentCarrier }
    set { currentCarrier = newValue }
  }
  private var currentCarrier: String?
  /// The location; nil if the device does not know it.
  public var location: Location?
  /// The installed apps.
  public internal(set) var installedApps = InstalledApps()
  /// The device's identifiers, including those that code cannot read.
  public var identifiers: DeviceIdentifiers
  /// The items that survive the removal of an app.
  public let keychain = Keychain()
  /// The files of the apps.
  public let disk: DeviceDisk
  /// The website data by the bundle identifier of the app, or of the browser, that keeps it.
  var websites: [String: WebsiteData] = [:]
  private var parts: [ObjectIdentifier: AnyObject] = [:]
  /// The defaults of each app, by bundle identifier.
  var defaultsByBundle: [String: Defaults] = [:]

  /// Makes a newly set-up device.
  ///
  /// - Parameters:
  /// - model: The hardware model.
  /// - osVersion: The system's version.
  /// - screen: The size of the screen in points.
  /// - time: The initial wall time.
  /// - timeZone: The offset of local time from GMT.
  /// - seed: The seed of all randomness; equal seeds give byte-identical runs.
  /// - disk: The files of the apps; by default an empty disk in memory.
  public convenience init(
    model: String = "iPhone14,5", osVersion: String = "15.2",
    screen: Size = Size(width: 390, height: 844), time: Instant = .defaultEpoch,
    timeZone: TimeZoneOffset = .utc, seed: UInt64 = 1, disk: DeviceDisk = DeviceDisk()
  ) {
    self.init(
      model: model, osVersion: osVersion, screen: screen, clock: VirtualClock(startingAt: time),
      timeZone: timeZone, seed: seed, disk: disk)
  }

  /// Makes a device with a clock that may already have run.
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

  /// The number of processes started so far, which numbers the next one.
  public internal(set) var startedProcesses = 0

  /// Advances the clock while no process runs, or while the running one is suspended.
  public func wait(_ duration: Duration) { clock.advance(by: duration) }

  /// Returns an app's defaults; they survive its processes, but not its removal.
  public func defaults(of bundle: String) -> Defaults {
    if let known = defaultsByBundle[bundle] { return known }
    let new = Defaults()
    defaultsByBundle[bundle] = new
    return new
  }
  /// Removes the defaults, website data and files of one app, or of all for `nil`.
  func removeDefaults(of bundle: String?) {
    disk.removeFolder(App.folder(of: bundle))
    guard let bundle else { return (defaultsByBundle, websites) = ([:], [:]) }
    (defaultsByBundle[bundle], websites[bundle]) = (nil, nil)
  }

  /// Returns the device's object of a type that this folder does not know, made on first use.
  ///
  /// Folders above keep their part of the device here, such as its web pages.
  func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let known = parts[ObjectIdentifier(Part.self)] as? Part { return known }
    let new = make()
    parts[ObjectIdentifier(Part.self)] = new
    return new
  }
}

/// The persistent state of a device, exported and restored.
extension Device {
  /// The state that a launch finds, except for the files on the disk.
  public var state: DeviceState {
    var state = DeviceState(
      model: model, osVersion: osVersion, screen: screen.size, timeZone: timeZone,
      seed: chance.seed, identifiers: identifiers.state)
    (state.uptime, state.time) = (clock.uptime, clock.now)
    state.startedProcesses = startedProcesses
    (state.network, state.carrier, state.location) = (network, carrier, location)
    state.otherSchemes = otherSchemes
    state.installedApps = installedApps.bundles.compactMap { installedApps[$0] }
      .map(InstalledApp.init)
    state.keychain = keychain.state
    state.defaults = defaultsByBundle.mapValues(\.values).filter { !$0.value.isEmpty }
    state.websites = websites.mapValues(\.state).filter { $0.value != WebsiteState() }
    return state
  }

  /// Makes a device that continues from an exported state.
  ///
  /// Its apps have no code until they are updated, or started with code.
  ///
  /// - Parameters:
  /// - state: The state of the other device.
  /// - disk: The files of that device's apps.
  public convenience init(restoring state: DeviceState, disk: DeviceDisk = DeviceDisk()) {
    self.init(
      model: state.model, osVersion: state.osVersion, screen: state.screen,
      clock: VirtualClock(uptime: state.uptime, now: state.time), timeZone: state.timeZone,
      seed: state.seed, disk: disk)
    startedProcesses = state.startedProcesses
    (network, carrier, location) = (state.network, state.carrier, state.location)
    otherSchemes = state.otherSchemes
    for app in state.installedApps { installedApps.add(App(app)) }
    identifiers.restore(state.identifiers)
    keychain.restore(state.keychain)
    defaultsByBundle = state.defaults.mapValues { Defaults($0) }
    websites = state.websites.mapValues { WebsiteData(storages: $0.storages, cached: $0.pages) }
  }
}
