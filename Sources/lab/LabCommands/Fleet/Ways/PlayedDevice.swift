import LabKit
import MiniUI

/// A device on which a trace is played on one way: its page, the book of its events and a server.
final class PlayedDevice {
  let model: FleetModel
  let trace: DeviceTrace
  let phone: Device
  /// The fate of the events.
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
  func noteUntold(_ session: DeviceTrace.Session) {
    for visit in session.visits {
      guard let reason = session.reasonUntold(visit) else { continue }
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
