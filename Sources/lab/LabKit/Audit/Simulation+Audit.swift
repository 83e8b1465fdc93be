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
