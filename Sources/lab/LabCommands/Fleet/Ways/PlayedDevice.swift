import AutoTrack
import LabKit
import MiniUI

/// A device on which a trace is played on one way: its page, the book of its events and a server.
final class PlayedDevice {
  let model: FleetModel
  let trace: DeviceTrace
  let phone: Device
  let book: EventBook
  let server: FleetServer

  /// A device before its first session.
  init(_ model: FleetModel, _ trace: DeviceTrace, seed: UInt64) {
    (self.model, self.trace) = (model, trace)
    phone = model.device.makeDevice(seed: seed)
    book = EventBook(count: trace.eventCount)
    server = FleetServer(book)
  }

  /// Publishes the page; `show` is called each time that it opens.
  func publish(_ show: @escaping (PageWindow) -> Void) {
    phone.web.publish(ScriptedPage(at: model.page.address, title: model.page.title, script: show))
  }

  /// Notes the events that were lost because the SDK of a page did not start.
  func noteUntracked(_ session: DeviceTrace.Session) {
    for visit in session.visits {
      guard let reason = session.reasonUntracked(visit) else { continue }
      for event in visit.events where !book.isCaptured(event) { book.lose(event, to: reason) }
    }
  }

  /// Returns the fate of the events, with the repeats at the server.
  func tally() throws(FleetFault) -> WayTally {
    var tally = try book.tally()
    tally.repeats = server.repeats
    return tally
  }
}

/// A page shown during a visit; its SDK starts when the script is ready and tracks the actions.
final class ShownVisit {
  let visit: DeviceTrace.Visit
  private let page: FleetPage
  private let window: PageWindow
  private let loop: MainLoop
  private let makeSDK: (PageWindow, ShownVisit) -> PageSDK
  @safe @exclusivity(unchecked) private var sdk: PageSDK?
  /// A hook called after each tracked event.
  var didTrack: (Int) -> Void = { _ in }
  /// The number of the event that is being tracked.
  @safe @exclusivity(unchecked) private(set) var event = 0
  /// True if that is the leave event.
  var isLeaving: Bool { event == visit.leaveEvent }

  /// A page that has just arrived.
  init(
    _ visit: DeviceTrace.Visit, of page: FleetPage, in window: PageWindow, on loop: MainLoop,
    makeSDK: @escaping (PageWindow, ShownVisit) -> PageSDK
  ) {
    (self.visit, self.page, self.window, self.loop) = (visit, page, window, loop)
    self.makeSDK = makeSDK
    guard let ready = visit.ready else { return }
    loop.after(ready - visit.arrives, "script") { [weak self] in self?.begin() }
  }

  /// Leaves the page, which is the last event of its script.
  func leave() {
    if let leaveEvent = visit.leaveEvent { track(page.leave, as: leaveEvent) }
  }

  private func begin() {
    sdk = makeSDK(window, self)
    track(page.load, as: visit.firstEvent)
    for (place, time) in visit.taps.enumerated() {
      // A page's taps come before it is left, or never: the loop's end drops them with it.
      loop.after(time - (visit.ready ?? time), "tap") { [self] in tap(place) }
    }
  }

  private func tap(_ place: Int) {
    track(page.taps[place % page.taps.count], as: visit.firstEvent + 1 + place)
  }

  private func track(_ event: FleetPage.Event, as number: Int) {
    guard let sdk else { return }
    self.event = number
    var properties = event.properties
    properties[EventMark.key] = .integer(number)
    sdk.track(event.name, properties)
    didTrack(number)
  }
}

/// The time of a session on a device's clock.
struct SessionClock {
  private let clock: VirtualClock
  private let start: Duration

  /// A session that begins now.
  init(_ clock: VirtualClock) {
    self.clock = clock
    start = clock.uptime
  }

  /// Milliseconds since the session began.
  var now: Int {
    let (seconds, attoseconds) = (clock.uptime - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension MainLoop {
  /// Schedules a timer after some milliseconds.
  func after(_ milliseconds: Int, _ name: String, _ body: @escaping () -> Void) {
    schedule(.timer, after: .milliseconds(milliseconds), name: name, body)
  }

  /// Schedules a timer for a time of a session; at once for a past time.
  func at(_ time: Int, from now: Int, _ name: String, _ body: @escaping () -> Void) {
    after(max(0, time - now), name, body)
  }
}
