import AutoTrack
import MiniUI

/// What a simulation does after its last step, so that a server outside of the lab has everything.
extension Simulation {
  /// How often an app that has ended tries to deliver what it has left, with a minute between.
  private static let rounds = 6

  /// Sends what waits: first by the apps that run, then what these could not, and what is left of
  /// others, by processes of their own that nobody launches, so that nothing more is captured.
  func deliverRest(to target: UploadTarget) -> DeliveredEvents {
    for session in deliveries.runs.compactMap(\.session) where session.tracker.isRunning {
      session.tracker.flush()
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

  /// Why the server has not taken all; nil if nobody knows.
  private func reason(of totals: DeliveryTotals) -> String? {
    guard totals.queued > 0 else {
      return totals.refused > 0 ? servers.events.real?.lastFault : nil
    }
    return device.network == .none
      ? "the device has no network; let a step of the scenario give it one"
      : servers.events.real?.fault
  }

  /// Stores what only memory has, ends the app, and sends from a process without a screen.
  private func deliverStored(of bundle: String) {
    if let session = session(of: bundle), session.process.isRunning {
      session.turn(.stop)
      session.process.kill()
      noteEnds()
    }
    guard device.installedApps[bundle] != nil, (try? start(bundle, inFront: false)) != nil,
      let session = session(of: bundle)
    else { return }
    if !session.tracker.isRunning { session.turn(.start) }
    for round in 1...Self.rounds {
      session.tracker.flush()
      _ = session.process.mainLoop.settle()
      guard let delivery = session.tracker.delivery, delivery.isOn,
        delivery.account.queued.total > 0, round < Self.rounds
      else { return }
      _ = session.process.mainLoop.advance(by: .seconds(61))
    }
  }
}
