import AutoTrack
import LabLanguage

/// The outcome of sending a scenario's events to a server outside of the lab.
package struct DeliveredEvents: Equatable, Sendable {
  /// The server's address.
  package let address: String
  /// The fate of the events of all apps.
  package let totals: DeliveryTotals
  /// The reason why some events were not delivered; nil if all were, or it is unknown.
  package let reason: String?
  /// True if queued events are kept for another run.
  package let isKept: Bool

  /// The number of events that the server should have and has not.
  ///
  /// Events dropped by a setting or lost by a kill of the scenario do not count.
  package var missing: Int {
    totals.queued + totals.refused + totals.lost
  }

  /// True if events are missing and the server has acknowledged none.
  package var isUnusable: Bool { totals.acknowledged == 0 && missing > 0 }
}

extension DeliveredEvents: CustomStringConvertible {
  /// One line: `12 events delivered to http://…, 3 wait on the device: nothing listens at …; …`.
  package var description: String {
    let dropped = DropReason.allCases.filter { totals.dropped[$0, default: 0] > 0 }
      .map { "\(totals.dropped[$0, default: 0]) dropped (\($0.rawValue))" }
    let head = "\(totals.acknowledged.counted("event")) delivered to \(address)"
    let waiting = isKept ? "wait on the device" : "not delivered"
    let rest = totals.queued > 0 ? ["\(totals.queued) \(waiting)"] : []
    let why = missing > 0 ? reason.map { ": \($0)" } : nil
    return ([head] + dropped + rest).joined(separator: ", ") + (why ?? "")
  }
}
