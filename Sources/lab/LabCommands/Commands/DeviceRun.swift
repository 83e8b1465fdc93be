import LabKit
import LabLanguage
import LabSystem
import MiniUI

struct DeviceRun: Equatable {
  let path: String
  /// The number of the database write at which the program ends; nil for none.
  let killedWrite: Int?

  /// Nil without `--device`.
  init?(_ arguments: Arguments) throws(LabError) {
    killedWrite = try arguments.wholeNumber(of: .killAtWrite, in: 1...1_000_000_000)
    guard let path = arguments.value(of: .device) else {
      guard killedWrite == nil else {
        throw .usage("--kill-at-write needs --device", remedy: "write --device DIR")
      }
      return nil
    }
    self.path = path
    try arguments.forbid(
      .device, with: [.watch, .checkDeterminism, .list], remedy: "remove one of them")
  }

  /// Opens the device for a scenario and locks its folder.
  func open(for scenarios: [LoadedScenario], seed: UInt64?) throws(LabError) -> KeptDevice {
    guard let loaded = scenarios.first, scenarios.count == 1 else {
      throw .usage(
        "--device takes one scenario, found \(scenarios.count)", remedy: "name its file")
    }
    let folder = try DeviceFolder(at: path)
    let agreement = folder.kept.map { DeviceAgreement(of: loaded, with: $0, in: path) }
    try agreement?.check(seed: seed)
    let ending = killedWrite.map { KeptDevice.Ending(write: $0, end: { killProgram() }) }
    let kept = KeptDevice(in: folder, ending: ending) { disk in
      loaded.scenario.device.makeDevice(seed: seed ?? loaded.scenario.seed, disk: disk)
    }
    if let error = kept.writingError { throw .invalid([error]) }
    agreement?.apply(to: kept.device)
    return kept
  }
}

extension KeptDevice {
  /// The error of writing the device; nil if it was written.
  ///
  /// An error before a run prevents the run. A run that has finished lost the data after the error.
  var writingError: SourceError? {
    failure.map { failure in
      SourceError(
        file: failure.path, message: "the device could not be written: \(failure.reason)",
        remedy: "free disk space, or make the folder writable; the stored device is unchanged")
    }
  }
}
