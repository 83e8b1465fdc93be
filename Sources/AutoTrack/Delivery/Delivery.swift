import MiniUI

/// The delivery of events to a server: it stores them, sends them when due, and accounts for each.
///
/// It outlives a stop of its tracker and does not retain the app's process: records that are not
/// stored when the process is killed are lost, as on a device.
public final class Delivery {
  /// The counts of clicks and screens (S4); nil if none are configured or the store has no table.
  public let statistics: Statistics?
  private let uploader: Uploader
  private let configuration: DeliveryConfiguration
  private let loop: MainLoop
  private let makeMachine: (UploadSettings, Int) -> UploadMachine
  private var settings: UploadSettings
  private var daily: DailyCount
  /// True while the app is in the background.
  private var isBackground = false
  private var isRunning = false
  private var hasStarted = false
  private var isSwitchedOn: Bool
  private var isDisabledRemotely = false
  /// The switch of the cloud store; nil if no counts are sent there (S4).
  private let cloudSwitch: CloudSwitch?
  /// The number of stored records at the end of the process; nil while it runs.
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

  /// Stores the records in memory when an uncaught exception ends the app (S3.10).
  ///
  /// The previous handler is called first. This one stays for the life of the process, because
  /// another handler may have been installed on top of it.
  private func watchExceptions(of process: AppProcess) {
    // The closure needs the previous handler, which is only returned after the closure is set.
    let before = HandlerBox()
    before.handler = process.setUncaughtExceptionHandler { [weak self, before] exception in
      before.handler?(exception)
      self?.uploader.take(.exposed)
    }
  }

  /// A reference to the previous handler, which is set after the closure that captures it.
  private final class HandlerBox {
    var handler: ((SimulatedException) -> Void)?
  }

  /// Starts sending the stored records.
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

  /// Stops sending and stores all records; later events are stored at once.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    statistics?.stop()
    cloudSwitch?.stop()
    uploader.stop()
  }

  /// Sends all waiting records, due or not.
  func flush() { uploader.take(.trigger(.flush)) }

  /// Sends the counts of the person who is about to log out (S4.6).
  func prepareLogout() {
    if isRunning { statistics?.send() }
  }

  func noteLogout() { uploader.take(.trigger(.logout)) }

  /// Applies the server's switch of the SDK.
  func obey(_ remote: RemoteSettings) {
    isDisabledRemotely = remote.disablesSDK
    updateSettings()
  }

  /// The master switch: while it is off, nothing is stored or sent, and stored records stay (S4.6).
  package var isOn: Bool {
    get { settings.isOn }
    set {
      isSwitchedOn = newValue
      updateSettings()
    }
  }

  /// True if the app, the remote settings and the cloud store all permit the delivery.
  private var isWanted: Bool {
    isSwitchedOn && !isDisabledRemotely && cloudSwitch?.isOn != false
  }

  private func updateSettings() {
    settings.isOn = isWanted
    statistics?.isOn = settings.isCounting
    guard hasStarted else { return }
    uploader.take(.settings(settings))
  }

  /// The state of all records, as of now or of the app's end.
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

  /// The id of the run, which prefixes the ids of its records.
  package var run: String { uploader.run }

  /// The record store; nil while it does not open.
  package var store: (any RecordStore)? { uploader.cache.store }

  /// Detects the end of the process, which loses the records in memory and releases the store.
  ///
  /// A killed process runs no code, so an observer outside calls this, or reads ``account``, before
  /// the app's files are opened again.
  package func noteEnd() {
    guard loop.isStopped, storedAtEnd == nil else { return }
    statistics?.end()
    storedAtEnd = uploader.end()
  }
}

extension Delivery: EventDelivery {
  var isCounting: Bool { statistics?.isOn == true }

  /// Receives an event; with write-through it is stored on return (S3.12).
  ///
  /// Event and statistics row are then stored in one transaction. If the configuration keeps the
  /// event in memory, the row is stored alone (S4.5).
  func receive(_ event: Event, counting row: StatisticsRow?) {
    noteEnd()
    guard storedAtEnd == nil else { return uploader.lose(event) }
    if row != nil { statistics?.noteUser() }
    guard settings.dailyCap != nil else { return uploader.track(event, counting: row) }
    if daily.hasDayPassed() { uploader.take(.dayPassed) }
    uploader.track(event, counting: row)
    daily.note(uploader.machine.state.keptToday)
  }

  func count(_ row: StatisticsRow) {
    noteEnd()
    guard storedAtEnd == nil else { return }
    statistics?.noteUser()
    uploader.count(row)
  }
}

extension Delivery: MomentObserver {
  /// Follows the app's life, after the collector has handled the moment (S3.11).
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
