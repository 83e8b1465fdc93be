import Testing
import TestSupport

@testable import AutoTrack

/// Invariants of every sequence of inputs.
@Suite struct UploadMachineProperties {
  /// 10,000 sessions of random inputs, faults of server and store among them, in four parts.
  ///
  /// Every record is in exactly one place; no batch is in flight twice; no more is in flight
  /// than the policy allows; no request is sent and no timer runs while delivery is off, stopped
  /// or backing off; and when the faults stop, the queue drains.
  @Test(arguments: 0..<4)
  func `10,000 random sessions neither lose nor resend nor leave records`(part: UInt64) {
    for seed in TestSpace("UploadMachineProperties", part * 2_500..<(part + 1) * 2_500).some(150) {
      var model = MachineModel(seed: seed)
      model.run(steps: 16)
      if !model.complaints.isEmpty {
        Issue.record("seed \(seed): \(model.complaints.prefix(3))")
        return
      }
    }
  }
}
