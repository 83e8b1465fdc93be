import MiniUI

/// Brings events to a server: keeps them, sends them when they are due, and accounts for each.
///
/// It outlives a stop of its tracker. It holds the app's process not at all: what has not been
/// stored when that is killed is lost, as it would be on a device.
public final class Delivery {
  /// What counts clicks and screens (S4); nil where the configuration wants none, or the store
  /// counts nothing.
  public let statistics: Statistics?
  private let uploader: Uploader
  private let configuration: DeliveryConfiguration
  private let loop: MainLoop
  private let makeMachine: (UploadSettings, Int) -> UploadMachine
  private var settings: UploadSettings
  private var daily: DailyCount
  /// Whether a person does not see the app.
  private var isBackground = false
  private var isRunning = false
  private var hasStarted = false
  private var isSwitchedOn: Bool
  private var isDisabledRemotely = false
  /// The cloud store's own switch; nil where no counts go there (S4).
  private let cloudSwitch: CloudSwitch?
  /// What was stored when the process ended; nil while it runs.
  private var storedAtEnd: Int?

  /// Opens the store; nothing is sent before ``start()``.
  init(
    _ configuration: DeliveryConfiguration, in process: AppProcess,
    opening opener: @escaping EventCache.Opener, by transport: (any Transport)?,
    user: @escaping () -> String?, recordingTo record: @escaping (Diagnostics.Entry) -> Void
  ) {
    self.configuration = configuration
    isSwitchedOn = configuration.isOn
    loop = process.mainLoop
    daily = DailyCount(in: process)
    let server = transport.flatMap { transport in
      configuration.address.map { address in
        Uploader.Server(
          transport: transport,
          form: UploadRequest(address: address, encoding: configuration.encoding))
      }
    }
    settings = UploadSettings(
      isOn: configuration.isOn,
      isSampled: Sample.includes(process, share: configuration.sampling),
      dailyCap: configuration.dailyCap, networks: server == nil ? [] : configuration.networks,
      cache: configuration.cache)
    let chance = process.device.chance.stream("launch \(process.number)").stream("upload")
    let cache = EventCache(
      opening: opener, batchSize: max(1, configuration.policy.batchSize),
      configuration.memoryLimits, ids: chance.stream("spill"), recordingTo: record)
    var machines = chance.stream("machine")
    statistics = Statistics(
      configuration, in: process, cache.store, by: transport, isOn: settings.isCounting,
      ids: chance.stream("statistics"), user: user, recordingTo: record)
    cloudSwitch = CloudSwitch(
      configuration, in: process, by: transport, recordingTo: record)
    let hold = KeptHold(in: process, for: configuration.address)
    makeMachine = { settings, kept in
      UploadMachine(
        configuration.policy, settings, keptToday: kept, resting: hold.rest,
        chance: chance.stream("machine \(machines.next())"))
    }
    uploader = Uploader(
      makeMachine(settings, daily.kept), cache, on: process, to: server, hold,
      RecordScribe(in: process, origin: configuration.origin, encoding: configuration.encoding),
      ids: chance.stream("batches"), recordingTo: record)
    uploader.onOpening = { [weak statistics] in statistics?.take($0) }
    watchExceptions(of: process)
  }

  deinit { if storedAtEnd == nil { _ = uploader.end() } }

  /// Memory goes to the store when an exception is about to end the app (S3.10).
  ///
  /// The handler that was set before is called first. It stays for the life of the process, because
  /// somebody may have put another one before it.
  private func watchExceptions(of process: AppProcess) {
    let before = HandlerBox()
    before.handler = process.setUncaughtExceptionHandler { [weak self, before] exception in
      before.handler?(exception)
      self?.uploader.take(.exposed)
    }
  }

  /// What was set before; the closure that needs it is made before it is known.
  private final class HandlerBox {
    var handler: ((SimulatedException) -> Void)?
  }

  /// Sends what is stored from now on.
  func start() {
    guard !isRunning else { return }
    (isRunning, hasStarted) = (true, true)
    cloudSwitch?.start { [weak self] in self?.updateSettings() }
    settings.isOn = isWanted
    statistics?.isOn = settings.isCounting
    uploader.restart(makeMachine(settings, daily.kept))
    if isBackground { uploader.take(.exposed) }
    uploader.take(.trigger(.coldStart))
  }

  /// Sends nothing any more, and stores everything; events that come are stored at once.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    statistics?.stop()
    cloudSwitch?.stop()
    uploader.stop()
  }

  /// Sends everything that waits, whether or not it is due.
  func flush() { uploader.take(.trigger(.flush)) }

  /// Somebody is about to log out, whose counts go out as theirs (S4.6).
  func prepareLogout() {
    if isRunning { statistics?.send() }
  }

  /// Somebody has logged out.
  func noteLogout() { uploader.take(.trigger(.logout)) }

  /// Switches off what a server has switched off, and on what it has switched on.
  func obey(_ remote: RemoteSettings) {
    isDisabledRemotely = remote.disablesSDK
    updateSettings()
  }

  /// The master switch: while it is off, nothing is stored or sent, and what waits stays (S4.6).
  public var isOn: Bool {
    get { settings.isOn }
    set {
      isSwitchedOn = newValue
      updateSettings()
    }
  }

  /// Whether the app, the remote configuration and the cloud store want it.
  private var isWanted: Bool {
    isSwitchedOn && !isDisabledRemotely && cloudSwitch?.isOn != false
  }

  private func updateSettings() {
    settings.isOn = isWanted
    statistics?.isOn = settings.isCounting
    guard hasStarted else { return }
    uploader.take(.settings(settings))
  }

  /// What has become of everything, as of now; once the app has ended, as of its end.
  public var account: DeliveryAccount {
    noteEnd()
    var account = uploader.account
    if let storedAtEnd {
      account.queued.stored = storedAtEnd
      return account
    }
    account.unforgotten = uploader.cache.unforgotten
    let waiting = uploader.cache.count
    account.queued = DeliveryAccount.Queue(
      inMemory: waiting.inMemory, inFlight: uploader.cache.inFlight, stored: waiting.stored)
    return account
  }

  /// The run whose events it delivers: their records' ids begin with it.
  package var run: String { uploader.run }

  /// What keeps records beyond the end of the app; nil while it does not open.
  package var store: (any RecordStore)? { uploader.cache.store }

  /// Sees whether the process has ended; then its memory is lost, and its store is given back.
  ///
  /// Nobody tells a process that is killed: whoever watches from outside calls this, or reads
  /// ``account``, before the app's files are opened anew.
  public func noteEnd() {
    guard loop.isStopped, storedAtEnd == nil else { return }
    statistics?.end()
    storedAtEnd = uploader.end()
  }
}

extension Delivery: EventDelivery {
  /// Whether the statistics count now.
  var isCounting: Bool { statistics?.isOn == true }

  /// Takes an event; it is stored when this returns if the configuration wants it so (S3.12).
  ///
  /// Then the row that it counts is stored with it, at once or not at all; where the event waits in
  /// memory by the configuration, the row is stored alone (S4.5).
  func receive(_ event: Event, counting row: StatisticsRow?) {
    noteEnd()
    guard storedAtEnd == nil else { return uploader.lose(event) }
    if row != nil { statistics?.noteUser() }
    guard settings.dailyCap != nil else { return uploader.track(event, counting: row) }
    if daily.hasDayPassed() { uploader.take(.dayPassed) }
    uploader.track(event, counting: row)
    daily.note(uploader.machine.state.keptToday)
  }

  /// Counts what no event tells.
  func count(_ row: StatisticsRow) {
    noteEnd()
    guard storedAtEnd == nil else { return }
    statistics?.noteUser()
    uploader.count(row)
  }
}

extension Delivery: MomentObserver {
  /// Sees the app come and go, after the collector has (S3.11).
  public func receive(_ moment: Moment) {
    switch moment.fact {
    case .appBecameActive:
      guard isBackground else { return }
      isBackground = false
      uploader.take(.trigger(.foreground))
    case .appLaunchedInBackground:
      isBackground = true
      uploader.take(.exposed)
    case .appEnteredBackground:
      isBackground = true
      statistics?.send()
      uploader.take(.trigger(.background))
    case .appWillTerminate: uploader.take(.trigger(.terminate))
    default: break
    }
  }
}
