import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// Changes of the device, and the identifiers that apps read.
extension Simulation {
  /// Performs a change of the device; the processes that it ends are killed before.
  package func apply(_ operation: DeviceOperation) throws(StepFault) {
    if operation.endsEveryProcess { endEveryProcess() }
    if let bundle = operation.endedBundle { session(of: bundle)?.process.kill() }
    noteEnds()
    do throws(InstallationError) {
      try change(operation)
      noteRemovals()
    } catch {
      throw StepFault("\(error)")
    }
  }

  /// Installs apps, or updates those present; mistakes were rejected with the file.
  ///
  /// An installed app keeps its version if it is newer than the described one: an earlier run's
  /// update is not undone.
  func installApps(_ bundles: [String]) {
    for bundle in bundles {
      guard let known = device.installedApps[bundle] else {
        try? apply(.install(Located(bundle, at: 0..<0)))
        continue
      }
      let described = try? shelf.builder(of: bundle).makeApp().version
      if let kept = AppVersion(known.version), let new = described.flatMap(AppVersion.init),
        new < kept
      {
        shelf.update(bundle, to: known.version)
      }
      try? apply(.update(Located(bundle, at: 0..<0), version: nil))
    }
  }

  func readIdentifiers(at step: Int) throws(StepFault) {
    ledger.add(IdentifierReading(at: step, by: try running()))
  }

  private func change(_ operation: DeviceOperation) throws(InstallationError) {
    switch operation {
    case .install(let bundle):
      if let app = app(bundle.value) { try device.install(app) }
    case .update(let bundle, let version):
      if let version { shelf.update(bundle.value, to: version) }
      if let app = app(bundle.value) { try device.update(to: app) }
    case .uninstall(let bundle): try device.uninstall(bundle.value)
    case .reinstall(let bundle): try device.reinstall(bundle.value)
    case .change(let change, _): device.apply(change)
    case .upgrade(let version, let rebuildsKeychain):
      device.upgrade(to: version.value)
      if rebuildsKeychain { device.apply(.keychainRebuildingUpgrade) }
    case .reissuePushToken(let bundle): device.apply(.reissuedPushToken, to: bundle.value)
    case .limitAdTracking(let limits): device.identifiers.limitsAdTracking = limits.value
    case .clock(let time): device.clock.jump(to: time)
    case .network(let network): device.network = network
    case .disk(let state): state.apply(to: device)
    }
  }

  private func app(_ bundle: String) -> App? { try? shelf.builder(of: bundle).makeApp() }
}
