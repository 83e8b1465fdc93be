import AutoTrack
import LabKit
import MiniUI

/// The way of a page's own SDK, which sends each event in a request of the page.
///
/// The page is in a browser instead of the app; the browser ends when the app of the trace does.
final class DirectWay {
  private let played: PlayedDevice
  /// The visit whose page is shown next, with its loop and sender.
  private var next: (visit: DeviceTrace.Visit, loop: MainLoop, sender: PageSender)?
  private var shown: ShownVisit?

  init(_ model: FleetModel, _ trace: DeviceTrace, seed: UInt64) {
    played = PlayedDevice(model, trace, seed: seed)
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
      if let loss = session.storageLoss { clearStorage(because: loss) }
    }
    if played.trace.returns {
      returnOnce()
    } else {
      for event in kept { book.lose(event, to: .neverReturned) }
    }
    return try played.tally()
  }

  private func play(_ session: DeviceTrace.Session) {
    let (loop, clock) = (MainLoop(clock: device.clock), SessionClock(device.clock))
    let sender = PageSender(over: session.network, on: loop, clock, played)
    if let death = session.death { loop.after(death.time, "death") { loop.stop() } }
    for visit in session.visits {
      loop.after(visit.arrives, "page") { [weak self] in self?.open(visit, loop, sender) }
      loop.after(visit.leaves, "leaving") { [weak self] in self?.shown?.leave() }
    }
    loop.advance(by: .milliseconds(session.suspension))
    loop.stop()
    sender.end(because: session.death?.cause ?? .pageLeft)
    played.noteUntracked(session)
  }

  private func open(_ visit: DeviceTrace.Visit, _ loop: MainLoop, _ sender: PageSender) {
    next = (visit, loop, sender)
    device.safari.open(model.page.address)
  }

  private func show(_ window: PageWindow) {
    guard let (visit, loop, sender) = next else { return }
    let server = model.page.server
    shown = ShownVisit(visit, of: model.page, in: window, on: loop) { window, shown in
      sender.beginIntervals(in: window)
      return PageSDK(on: window, server: server) { [weak shown] record in
        if let shown { sender.send(record, of: shown, in: window) }
      }
    }
  }
}

/// The events that pages keep in the web storage.
extension DirectWay {
  private var kept: [Int] { PageQueue.events(on: device, at: model.page.address) }

  private func clearStorage(because cause: LossCause) {
    for event in kept { book.lose(event, to: cause) }
    PageQueue.clear(on: device, at: model.page.address)
  }

  /// Opens the page once more over a perfect network, so that the kept events are sent.
  private func returnOnce() {
    guard !kept.isEmpty else { return }
    let (loop, clock) = (MainLoop(clock: device.clock), SessionClock(device.clock))
    let sender = PageSender(over: .perfect, on: loop, clock, played)
    next = nil
    guard let window = device.safari.open(model.page.address) else { return }
    sender.beginIntervals(in: window)
    loop.advance(by: .milliseconds(2 * model.values.milliseconds(.pageInterval)))
  }
}
