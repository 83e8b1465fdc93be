import MiniUI

/// A device on which a trace is played on one way: its page, the book of its events and a server.
final class PlayedDevice {
  /// What the device is and does.
  let model: FleetModel
  /// What happens on it.
  let trace: DeviceTrace
  /// The phone.
  let phone: Device
  /// What becomes of the events.
  let book: EventBook
  /// What takes them.
  let server: FleetServer

  /// Nothing has happened yet.
  init(_ model: FleetModel, _ trace: DeviceTrace, seed: UInt64) {
    (self.model, self.trace) = (model, trace)
    phone = model.device.makeDevice(seed: seed)
    book = EventBook(count: trace.eventCount)
    server = FleetServer(book)
  }

  /// Says what happens on the page each time that it is shown.
  func publish(_ show: @escaping (PageWindow) -> Void) {
    phone.web.publish(ScriptedPage(at: model.page.address, title: model.page.title, script: show))
  }

  /// Finds what got lost in a session because the SDK of a page never told it.
  func noteUntold(_ session: DeviceTrace.Session) {
    for visit in session.visits {
      guard let reason = session.reasonUntold(visit) else { continue }
      for event in visit.events where !book.isCaptured(event) { book.lose(event, to: reason) }
    }
  }

  /// What has become of the events, with those that the server has got twice.
  func tally() throws(FleetFault) -> WayTally {
    var tally = try book.tally()
    tally.repeats = server.repeats
    return tally
  }
}
