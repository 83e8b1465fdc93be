import AutoTrack
import MiniUI

/// Simulations with an audit: all runs except replays.
extension Simulation {
  /// Prepares a run; without a seed, the scenario's own applies.
  package convenience init(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    self.init(loaded, seed: seed, on: nil)
  }

  /// Prepares a run on a kept device with its own seed, or on a new device.
  package convenience init(
    _ loaded: LoadedScenario, seed: UInt64? = nil, on kept: KeptDevice?,
    uploadingTo target: UploadTarget? = nil
  ) {
    self.init(loaded, seed, on: kept, uploadingTo: target, keepingEvents: kept != nil)
    guard loaded.scenario.tracker.other == nil else { return }
    auditor = Auditor(of: loaded, on: device, hasPast: kept?.isOld == true)
  }
}

/// The end of a simulation, which shows if every event is delivered.
extension Simulation {
  /// The number of attempts, a minute apart; a day in the middle ends every back-off.
  private static let rounds = 6

  /// Ends all faults and sends the queued events; returns the apps whose queues remain.
  func drain(_ delivery: DeliveryConfiguration) -> [String] {
    guard let network = network(for: delivery) else { return [] }
    servers.faults.apply(.well)
    device.network = network
    DiskState.well.apply(to: device)
    let bundles = Set(deliveries.runs.map(\.bundle)).sorted()
    return bundles.filter { !isDrained($0) }
  }

  private func network(for delivery: DeliveryConfiguration) -> Network? {
    let allowed = delivery.networks.subtracting([.none])
    return allowed.contains(device.network)
      ? device.network : Network.allCases.first(where: allowed.contains)
  }

  /// Returns true if an app's queue drains, or cannot: the app does not run or is switched off.
  private func isDrained(_ bundle: String) -> Bool {
    guard let session = runningSession(of: bundle) else { return true }
    if !session.isTracked { session.turn(.start) }
    guard let delivery = session.autoTrack?.delivery, delivery.isOn else { return true }
    for round in 1...Self.rounds {
      session.autoTrack?.flush()
      _ = session.process.mainLoop.settle()
      guard session.process.isRunning, delivery.account.queued.total > 0 else { return true }
      let wait = Duration.seconds(round == Self.rounds / 2 ? 86_400 : 61)
      _ = session.process.mainLoop.advance(by: wait)
    }
    return false
  }

  /// Returns the app's process in the foreground, started if possible.
  private func runningSession(of bundle: String) -> AppSession? {
    scriptLog.reset()
    if session(of: bundle)?.process.isRunning != true {
      guard device.installedApps[bundle] != nil, (try? launch(bundle)) != nil else { return nil }
    }
    guard let session = session(of: bundle), session.process.isRunning else { return nil }
    if session.isInBackground { session.process.enterForeground() }
    return session.process.isRunning ? session : nil
  }
}
