import AutoTrack

/// What a server outside of the lab has taken of a scenario's events, and what it has not.
package struct DeliveredEvents: Equatable, Sendable {
  /// Where the server is.
  package let address: String
  /// What has become of the events of all apps.
  package let totals: DeliveryTotals
  /// Why the server has not taken all; nil if it has, or nobody knows.
  package let reason: String?
  /// Whether what waits is kept for another run.
  package let isKept: Bool

  /// How many are not with the server although they should be.
  ///
  /// What a setting drops, and what a kill of the scenario's loses, is not among them.
  package var missing: Int {
    totals.queued + totals.refused + totals.lost
  }

  /// Whether the server has taken nothing of what it should have.
  package var isUnusable: Bool { totals.acknowledged == 0 && missing > 0 }
}

extension DeliveredEvents: CustomStringConvertible {
  /// One line: `12 events delivered to http://…, 3 wait on the device: nobody listens at …; …`.
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
