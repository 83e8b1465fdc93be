import MiniUI
import Testing

@testable import AutoTrack

/// Switches that suppress uploads or the keeping of records.
@Suite struct UploadSwitches {
  private static func settings(
    _ change: (inout UploadSettings) -> Void
  ) -> UploadSettings {
    var settings = UploadSettings()
    change(&settings)
    return settings
  }

  @Test func `S4.6 while the master switch is off, no record is kept or sent and no timer runs`() {
    var rig = MachineRig(stored: 5)
    rig.tell(.tracked(2))
    rig.tell(.settings(Self.settings { $0.isOn = false }))
    rig.tell(.tracked(10))
    rig.tell(.trigger(.coldStart))
    rig.tell(.trigger(.flush))
    #expect(rig.take() == ["keep 2", "cancel interval", "refuse 10: switchedOff"])
    rig.tell(.settings(UploadSettings()))
    #expect(rig.take() == ["arm interval 30.0 seconds"])
    rig.tell(.trigger(.flush))
    #expect(rig.take() == ["send 2 as #1", "send stored, at most 50"])
  }

  @Test func `an answer in flight is handled after the switch goes off, and nothing follows`() {
    var rig = MachineRig(stored: 60)
    rig.tell(.trigger(.coldStart))
    rig.tell(.settings(Self.settings { $0.isOn = false }))
    rig.answer(0, .accepted)
    #expect(rig.take() == ["send stored, at most 50", "cancel interval", "delete stored"])
  }

  @Test func `an installation outside the sample keeps no records`() {
    var rig = MachineRig(.s3, Self.settings { $0.isSampled = false })
    rig.tell(.tracked(10))
    #expect(rig.take() == ["refuse 10: sampledOut"])
  }

  @Test func `beyond the daily cap no record is kept until the next day`() {
    var rig = MachineRig(.s3, Self.settings { $0.dailyCap = 5 })
    rig.tell(.tracked(3))
    rig.tell(.tracked(3))
    rig.tell(.tracked(1))
    #expect(
      rig.take() == ["keep 3", "keep 2", "refuse 1: dailyCap", "refuse 1: dailyCap"])
    rig.tell(.dayPassed)
    rig.tell(.tracked(5))
    #expect(rig.take() == ["keep 5", "send 10 as #1"])
  }

  @Test func `records held back on a network that is not allowed are sent over the next`() {
    var rig = MachineRig(.s3, Self.settings { $0.networks = [.wifi] })
    rig.tell(.network(.mobile4G))
    rig.tell(.tracked(10))
    rig.tell(.trigger(.flush))
    #expect(rig.take() == ["keep 10"])
    rig.tell(.network(.wifi))
    #expect(rig.take() == ["send 10 as #1"])
  }

  @Test func `no timer runs if no network is allowed`() {
    let rig = MachineRig(.s3, Self.settings { $0.networks = [] })
    #expect(rig.machine.state.armed == [:])
  }

  @Test func `a stopped machine stores its records and reacts to nothing else`() {
    var rig = MachineRig()
    rig.tell(.tracked(10))
    rig.answer(1, .kept(retryAfter: nil))
    _ = rig.take()
    rig.tell(.stopped)
    #expect(rig.take() == ["spill", "cancel interval", "cancel retry"])
    rig.tell(.trigger(.flush))
    rig.tell(.tracked(10))
    #expect(rig.take() == ["keep 10 stored"])
  }
}
