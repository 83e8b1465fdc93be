import AutoTrack
import LabLanguage
import MiniUI
package import Wording

/// The delivery of the queued events to a server outside of the lab, after the last step.
extension Simulation {
  /// The number of attempts for an app that has ended, a minute apart.
  private static let rounds = 6

  /// Delivers the queued events: first from the running apps, then from new processes.
  ///
  /// The new processes of apps are never launched, so that no more events are captured.
  func deliverRest(to target: UploadTarget) -> DeliveredEvents {
    for session in deliveries.runs.compactMap(\.session) where session.isTracked {
      session.autoTrack?.flush()
      _ = session.process.mainLoop.settle()
    }
    noteEnds()
    if device.network != .none {
      for bundle in bundlesThatWait { deliverStored(of: bundle) }
    }
    let totals = deliveries.totals
    return DeliveredEvents(
      address: target.address, totals: totals, reason: reason(of: totals), isKept: isKept)
  }

  private var bundlesThatWait: [String] {
    Set(deliveries.runs.map(\.bundle)).sorted().filter { deliveries.totals(of: $0).queued > 0 }
  }

  /// Returns the reason why the server has not taken everything; nil if it is unknown.
  private func reason(of totals: DeliveryTotals) -> Sentence? {
    guard totals.queued > 0 else {
      return totals.refused > 0 ? servers.events.real?.lastFault : nil
    }
    return device.network == .none
      ? "the device has no network; add a step that connects it"
      : servers.events.real?.fault
  }

  /// Ends the app, which stores its events in memory, and sends from a process without a screen.
  private func deliverStored(of bundle: String) {
    if let session = session(of: bundle), session.process.isRunning {
      session.turn(.stop)
      session.process.kill()
      noteEnds()
    }
    guard device.installedApps[bundle] != nil, (try? start(bundle, inFront: false)) != nil,
      let session = session(of: bundle)
    else { return }
    if !session.isTracked { session.turn(.start) }
    for round in 1...Self.rounds {
      session.autoTrack?.flush()
      _ = session.process.mainLoop.settle()
      guard let delivery = session.autoTrack?.delivery, delivery.isOn,
        delivery.account.queued.total > 0, round < Self.rounds
      else { return }
      _ = session.process.mainLoop.advance(by: .seconds(61))
    }
  }
}

/// The outcome of sending a scenario's events to a server outside of the lab.
package struct DeliveredEvents: Equatable, Sendable {
  package let address: String
  /// The fate of the events of all apps.
  package let totals: DeliveryTotals
  /// The reason why some events were not delivered; nil if all were, or it is unknown.
  package let reason: Sentence?
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

extension DeliveredEvents: Worded {
  /// One line: `12 events delivered to http://…, 3 wait on the device: nothing listens at …; …`.
  package var sentence: Sentence {
    var parts: [Sentence] = ["\(totals.acknowledged, "event") delivered to \(address)"]
    for reason in DropReason.allCases {
      let count = totals.dropped[reason, default: 0]
      if count > 0 { parts.append("\(count) dropped (\(reason.rawValue))") }
    }
    if totals.queued > 0 {
      parts.append(
        isKept ? "\(totals.queued) wait on the device" : "\(totals.queued) not delivered")
    }
    let whole = parts.joined(separator: ", ")
    return missing > 0 ? reason.map { "\(whole): \($0)" } ?? whole : whole
  }
}
