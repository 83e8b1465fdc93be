/// Simulations that are audited; all runs but replays are.
extension Simulation {
  /// Prepares a run; the seed is the scenario's own unless another is given.
  package convenience init(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    self.init(loaded, seed: seed, on: nil)
  }

  /// Prepares a run on a device that is kept, with the device's own seed; on a new one with nil.
  convenience init(
    _ loaded: LoadedScenario, seed: UInt64? = nil, on kept: KeptDevice?,
    uploadingTo target: UploadTarget? = nil
  ) {
    self.init(loaded, seed, on: kept, uploadingTo: target, keepingEvents: kept != nil)
    auditor = Auditor(of: loaded, on: device, hasPast: kept?.isOld == true)
  }
}
