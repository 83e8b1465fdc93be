import MiniUI
import Testing

@testable import AutoTrack

/// The triggers of uploads.
@Suite struct UploadMachines {
  @Test func `S3.11 the tenth event sends all ten`() {
    var rig = MachineRig()
    for _ in 1...9 { rig.tell(.tracked(1)) }
    #expect(rig.take() == Array(repeating: "keep 1", count: 9))
    #expect(rig.effects(of: .tracked(1)) == ["keep 1", "send 10 as #1"])
    #expect(rig.effects(ofAnswerTo: 1, .accepted) == ["delete #1"])
  }

  @Test func `S3.11 waiting events are sent every 30 s`() {
    var rig = MachineRig()
    #expect(rig.machine.state.armed == [.interval: .seconds(30)])
    rig.tell(.tracked(3))
    rig.tell(.elapsed(.interval))
    #expect(rig.take() == ["keep 3", "send 3 as #1", "arm interval 30.0 seconds"])
    #expect(rig.effects(of: .elapsed(.interval)) == ["arm interval 30.0 seconds"])
  }

  @Test func `S3.11 at most ten uploads from memory are in flight`() {
    var rig = MachineRig()
    for _ in 1...10 { rig.tell(.tracked(10)) }
    #expect(rig.take() == (1...10).flatMap { ["keep 10", "send 10 as #\($0)"] })
    #expect(rig.effects(of: .tracked(10), .tracked(1)) == ["keep 10", "keep 1"])
    #expect(rig.effects(ofAnswerTo: 4, .accepted) == ["delete #4", "send 11 as #11"])
  }

  @Test func `S3.11 a cold start sends the stored batches one after another`() {
    var rig = MachineRig(stored: 120)
    #expect(rig.effects(of: .trigger(.coldStart)) == ["send stored, at most 50"])
    #expect(rig.effects(ofAnswerTo: 0, .accepted) == ["delete stored", "send stored, at most 50"])
    rig.answer(0, .accepted)
    rig.answer(0, .accepted)
    #expect(rig.take() == ["delete stored", "send stored, at most 50", "delete stored"])
  }

  @Test func `S3.11 overlapping triggers send each stored batch once`() {
    var rig = MachineRig(stored: 60)
    rig.tell(.trigger(.coldStart))
    rig.tell(.trigger(.background))
    rig.tell(.trigger(.foreground))
    rig.tell(.trigger(.flush))
    #expect(
      rig.take() == [
        "send stored, at most 50", "spill", "cancel interval", "arm interval 30.0 seconds",
      ])
    #expect(rig.flights.map(\.count) == [50])
    rig.answer(0, .accepted)
    rig.answer(0, .accepted)
    #expect(rig.take() == ["delete stored", "send stored, at most 50", "delete stored"])
  }

  @Test func `S3.10 the background stores memory, records in flight included, and sends the store`()
  {
    var rig = MachineRig()
    rig.tell(.tracked(10))
    rig.tell(.tracked(3))
    _ = rig.take()
    rig.tell(.trigger(.background))
    #expect(rig.take() == ["spill", "cancel interval", "send stored, at most 50"])
    #expect(rig.waiting == Waiting())
    #expect(rig.effects(of: .tracked(2)) == ["keep 2 stored"])
    rig.tell(.trigger(.foreground))
    rig.answer(1, .kept(retryAfter: nil))
    #expect(rig.take() == ["arm interval 30.0 seconds", "requeue #1", "arm retry 1.0 seconds"])
    #expect(rig.waiting == Waiting(inMemory: 0, stored: 12))
    rig.answer(0, .accepted)
    #expect(rig.effects(of: .elapsed(.retry)) == ["delete stored", "send stored, at most 50"])
  }

  @Test func `a trigger outside the policy sends nothing, a flush sends all records`() {
    var rig = MachineRig(.s4, stored: 1)
    for trigger in [UploadTrigger.coldStart, .foreground, .terminate] {
      rig.tell(.trigger(trigger))
    }
    #expect(rig.take() == ["spill"])
    #expect(rig.effects(of: .trigger(.foreground), .tracked(20)) == ["keep 20"])
    #expect(rig.effects(of: .trigger(.flush)) == ["send 20 as #1"])
    #expect(rig.effects(ofAnswerTo: 1, .accepted) == ["delete #1", "send stored, at most 50"])
  }

  @Test(arguments: [UploadTrigger.background, .logout])
  func `S4.6 the background and a logout send all records, time and number do not`(
    trigger: UploadTrigger
  ) {
    var rig = MachineRig(.s4)
    #expect(rig.effects(of: .tracked(300)) == ["keep 300"])
    rig.tell(.trigger(trigger))
    #expect(
      rig.take()
        == (trigger == .background ? ["spill", "send stored, at most 50"] : ["send 50 as #1"]))
  }

  @Test(arguments: [UploadPolicy.s4, .sensors])
  func `a limit of one request covers memory and the store together`(policy: UploadPolicy) {
    var rig = MachineRig(policy, stored: 60)
    rig.tell(.trigger(.flush))
    rig.tell(.tracked(1))
    rig.tell(.trigger(.flush))
    #expect(rig.take() == ["send stored, at most 50", "keep 1"])
    #expect(rig.effects(ofAnswerTo: 0, .accepted) == ["delete stored", "send 1 as #1"])
    #expect(rig.effects(ofAnswerTo: 1, .accepted) == ["delete #1", "send stored, at most 50"])
    #expect(rig.effects(ofAnswerTo: 0, .accepted) == ["delete stored"])
  }

  @Test func `more than a hundred stored records are sent 50 at a time, 40 times in a row`() {
    var settings = UploadSettings()
    settings.cache = .writeThrough
    var rig = MachineRig(.sensors, settings, stored: 2_100)
    #expect(rig.machine.state.armed == [.interval: .seconds(15)])
    rig.tell(.tracked(1))
    for _ in 1...40 { rig.answer(0, .accepted) }
    let again = Array(repeating: ["send stored, at most 50", "delete stored"], count: 40)
    #expect(rig.take() == ["keep 1 stored"] + again.joined())
    #expect(rig.waiting == Waiting(inMemory: 0, stored: 101))
    rig.tell(.elapsed(.interval))
    #expect(rig.take() == ["send stored, at most 50", "arm interval 15.0 seconds"])
  }

  @Test func `a hundred stored records do not trigger an upload`() {
    var settings = UploadSettings()
    settings.cache = .writeThrough
    var rig = MachineRig(.sensors, settings)
    #expect(rig.effects(of: .tracked(100)) == ["keep 100 stored"])
    #expect(rig.effects(of: .tracked(1)) == ["keep 1 stored", "send stored, at most 50"])
  }

  @Test func `S3.12 with writeThrough events are stored at once and sent as usual`() {
    var settings = UploadSettings()
    settings.cache = .writeThrough
    var rig = MachineRig(.s3, settings)
    rig.tell(.tracked(9))
    rig.tell(.tracked(1))
    #expect(rig.take() == ["keep 9 stored", "keep 1 stored", "send stored, at most 50"])
  }

  @Test func `S3.12 refused records are stored with the next event that the store accepts`() {
    var settings = UploadSettings()
    settings.cache = .writeThrough
    var rig = MachineRig(.s3, settings)
    rig.tell(.network(.none))
    rig.isStoreBroken = true
    for _ in 1...2 { rig.tell(.tracked(1)) }
    #expect(rig.take() == ["keep 1 stored", "keep 1 stored"])
    rig.isStoreBroken = false
    #expect(rig.effects(of: .tracked(1)) == ["keep 1 stored", "spill"])
    #expect(rig.waiting == Waiting(inMemory: 0, stored: 3))
  }

  @Test func `S3.12 records in flight that the store refused are stored once it accepts again`() {
    var settings = UploadSettings()
    settings.cache = .writeThrough
    var rig = MachineRig(.s3, settings)
    rig.isStoreBroken = true
    rig.tell(.tracked(10))
    rig.isStoreBroken = false
    for _ in 1...2 { rig.tell(.tracked(1)) }
    #expect(
      rig.take() == [
        "keep 10 stored", "send 10 as #1", "keep 1 stored", "spill", "keep 1 stored",
      ])
    rig.answer(1, .kept(retryAfter: nil))
    #expect(rig.waiting == Waiting(inMemory: 0, stored: 12))
  }

  @Test func `S3.10 in the background a recovered store receives the refused records`() {
    var rig = MachineRig(.s4)
    rig.tell(.network(.none))
    rig.tell(.trigger(.background))
    rig.isStoreBroken = true
    rig.tell(.tracked(1))
    rig.isStoreBroken = false
    #expect(rig.effects(of: .tracked(1)) == ["spill", "keep 1 stored", "keep 1 stored", "spill"])
    #expect(rig.effects(of: .network(.wifi)) == ["send stored, at most 50"])
  }

  @Test func `memory beyond its bound is spilled and sent from the store`() {
    var rig = MachineRig()
    rig.tell(.network(.none))
    for _ in 1...5 { rig.tell(.tracked(100)) }
    #expect(rig.take() == Array(repeating: "keep 100", count: 5) + ["spill"])
    #expect(rig.waiting == Waiting(inMemory: 0, stored: 500))
    #expect(rig.effects(of: .network(.wifi)) == ["send stored, at most 50"])
  }

  @Test func `memory that the store refuses stays and is sent from memory`() {
    var rig = MachineRig()
    rig.isStoreBroken = true
    rig.tell(.tracked(3))
    rig.tell(.trigger(.background))
    #expect(rig.take() == ["keep 3", "spill", "cancel interval", "send 3 as #1"])
  }
}
