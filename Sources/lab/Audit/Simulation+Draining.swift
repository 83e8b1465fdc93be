import AutoTrack
import MiniUI

/// What a simulation does after its last step, to see whether everything is delivered in the end.
extension Simulation {
  /// How often what waits is sent, with a minute between; then a day passes, which ends every wait.
  private static let rounds = 6

  /// Lets nothing be wrong any more, and sends what waits; answers the apps whose queues remain.
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

  /// An app that cannot run, or whose delivery is switched off, keeps what it has.
  private func isDrained(_ bundle: String) -> Bool {
    guard let session = runningSession(of: bundle) else { return true }
    if !session.tracker.isRunning { session.turn(.start) }
    guard let delivery = session.tracker.delivery, delivery.isOn else { return true }
    for round in 1...Self.rounds {
      session.tracker.flush()
      _ = session.process.mainLoop.settle()
      guard session.process.isRunning, delivery.account.queued.total > 0 else { return true }
      let wait = Duration.seconds(round == Self.rounds / 2 ? 86_400 : 61)
      _ = session.process.mainLoop.advance(by: wait)
    }
    return false
  }

  /// The app's process in the foreground, started if that is possible.
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
