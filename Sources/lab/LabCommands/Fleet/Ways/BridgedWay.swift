import AutoTrack
import LabKit
import MiniUI

/// The way through the app's SDK: real page, bridge, tracker, cache, store and upload.
///
/// Between two sessions the system ends the suspended app, so that each session is a launch.
final class BridgedWay {
  private let played: PlayedDevice
  private let index: RecordIndex
  private var next: (visit: DeviceTrace.Visit, loop: MainLoop)?
  private var shown: ShownVisit?
  /// The configuration of each launch's tracker.
  private let configuration: Configuration
  /// True while a page loads from the browser's cache; the device counts as online meanwhile.
  private var isLoading = false

  init(_ model: FleetModel, _ trace: DeviceTrace, seed: UInt64) {
    played = PlayedDevice(model, trace, seed: seed)
    index = RecordIndex(played.book)
    configuration = model.bridgedConfiguration
    played.publish { [weak self] in self?.show($0) }
  }

  private var model: FleetModel { played.model }
  private var device: Device { played.phone }
  private var book: EventBook { played.book }

  /// Plays all sessions and returns the fate of the events.
  func run() throws(FleetFault) -> WayTally {
    for session in played.trace.sessions {
      play(session)
      device.wait(.milliseconds(session.pause))
    }
    if !book.pending.isEmpty {
      if played.trace.returns { returnOnce() } else { try giveUp() }
    }
    return try played.tally()
  }

  private func play(_ session: DeviceTrace.Session) {
    let clock = SessionClock(device.clock)
    isLoading = false
    follow(session.network, clock)
    let transport = FleetTransport(session.network, clock, to: played.server)
    let launch = FleetLaunch(model, configuration, on: device, over: transport, index)
    schedule(session, launch, clock)
    launch.process.mainLoop.advance(by: .milliseconds(session.suspension))
    note(launch.end(), session)
  }

  /// Connects the device as in the trace.
  private func follow(_ network: NetworkTrace, _ clock: SessionClock) {
    let isOffline = !isLoading && network.isOffline(at: clock.now)
    device.network = isOffline ? .none : network.kind
  }

  private func schedule(
    _ session: DeviceTrace.Session, _ launch: FleetLaunch, _ clock: SessionClock
  ) {
    let loop = launch.process.mainLoop
    if let death = session.death { loop.after(death.time, "death") { launch.die(by: death) } }
    let network = session.network
    for time in network.spells.flatMap({ [$0.lowerBound, $0.upperBound] }) {
      loop.after(time, "network") { [weak self] in self?.follow(network, clock) }
    }
    for visit in session.visits {
      loop.after(visit.opens, "page") { [weak self] in self?.open(visit, launch) }
      loop.after(visit.arrives + 1, "page loaded") { [weak self] in
        self?.isLoading = false
        self?.follow(network, clock)
      }
    }
    // Scheduled before the pages' leaving: the last page is notified after the app.
    loop.after(session.end, "leaving the app") { launch.process.enterBackground() }
    for visit in session.visits {
      loop.after(visit.leaves, "leaving") { [weak self] in self?.shown?.leave() }
    }
  }

  private func open(_ visit: DeviceTrace.Visit, _ launch: FleetLaunch) {
    next = (visit, launch.process.mainLoop)
    isLoading = true
    // In the trace the page comes from the cache, but a web view needs a network.
    if device.network == .none { device.network = .wifi }
    launch.load(model.page.address)
  }

  private func show(_ window: PageWindow) {
    guard let (visit, loop) = next else { return }
    let server = model.page.server
    shown = ShownVisit(visit, of: model.page, in: window, on: loop) { window, _ in
      PageSDK(on: window, server: server)
    }
    shown?.didTrack = { [book] in book.pass($0) }
  }

  /// Notes the events lost in a session, from the tracker's refusals and its account.
  private func note(_ account: DeliveryAccount, _ session: DeviceTrace.Session) {
    played.noteUntracked(session)
    for event in session.visits.flatMap(\.events) where book.isRefused(event) {
      book.lose(event, to: .refused)
    }
    for event in index.events(of: account.dropped[.storeFull]?.ids ?? []) {
      book.lose(event, to: .cacheFull)
    }
    guard let death = session.death else { return }
    for event in index.events(of: account.dropped[.killedBeforeStored]?.ids ?? []) {
      book.lose(event, to: death.cause)
    }
  }

  /// Launches once more over a perfect network, so that the stored events are sent.
  private func returnOnce() {
    device.network = .wifi
    let transport = FleetTransport(.perfect, SessionClock(device.clock), to: played.server)
    let launch = FleetLaunch(model, configuration, on: device, over: transport, index)
    let interval = Duration.milliseconds(model.values.milliseconds(.sdkInterval))
    // Each interval sends 40 batches, so this suffices for the largest possible store.
    for _ in 0..<1_000 where launch.account.queued.total > 0 {
      launch.process.mainLoop.advance(by: interval)
      if launch.account.queued.stored > 0 { launch.process.enterBackground() }
      launch.process.enterForeground()
    }
    _ = launch.end()
  }

  /// Notes the stored events as lost, because the person never returns.
  private func giveUp() throws(FleetFault) {
    do throws(StoreFault) {
      let store = try EventStore(
        on: device.disk, at: EventStore.path(of: model.shell), limit: model.values.count(.sdkLimit),
        note: { _ in })
      for row in try store.rows() {
        EventMark.events(in: row.record.content).forEach { book.lose($0, to: .neverReturned) }
      }
      store.close()
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
