import MiniUI
import Testing

@testable import AutoTrack

/// Effects of a server's answers on batches.
@Suite struct UploadAnswers {
  /// A machine with one batch of the given size in flight.
  private func rig(sending count: Int, _ policy: UploadPolicy = .s3) -> MachineRig {
    var rig = MachineRig(policy)
    rig.tell(.tracked(count))
    rig.tell(.trigger(.flush))
    _ = rig.take()
    return rig
  }

  @Test func `PH-Q01 an accepted batch is deleted`() {
    var rig = rig(sending: 1)
    #expect(rig.effects(ofAnswerTo: 1, .accepted) == ["delete #1"])
    #expect(rig.waiting == Waiting())
  }

  @Test func `PH-Q14 a batch that failed is requeued`() {
    var rig = rig(sending: 2)
    #expect(
      rig.effects(ofAnswerTo: 1, .kept(retryAfter: nil)) == ["requeue #1", "arm retry 1.0 seconds"])
    #expect(rig.waiting == Waiting(inMemory: 2, stored: 0))
  }

  @Test func `PH-Q12 413 splits a request in halves down to one record, which is dropped`() {
    var rig = rig(sending: 4)
    #expect(
      rig.effects(ofAnswerTo: 1, .tooLarge) == ["requeue #1", "send 2 as #2", "send 2 as #3"])
    #expect(
      rig.effects(ofAnswerTo: 2, .tooLarge) == ["requeue #2", "send 1 as #4", "send 1 as #5"])
    #expect(rig.effects(ofAnswerTo: 4, .tooLarge) == ["drop #4: tooLarge"])
    rig.answer(5, .accepted)
    rig.tell(.tracked(3))
    rig.tell(.trigger(.flush))
    #expect(rig.take() == ["delete #5", "keep 3", "send 1 as #6", "send 1 as #7", "send 1 as #8"])
  }

  @Test func `PH-Q07 413 to a single record drops the record`() {
    var rig = rig(sending: 1)
    #expect(rig.effects(ofAnswerTo: 1, .tooLarge) == ["drop #1: tooLarge"])
  }

  @Test func `a refused batch is dropped, and the next is sent`() {
    var rig = MachineRig(stored: 60)
    rig.tell(.trigger(.coldStart))
    rig.answer(0, .refused(status: 400))
    #expect(
      rig.take() == [
        "send stored, at most 50", "drop stored: refusedByServer", "send stored, at most 50",
      ])
  }

  @Test func `the accepted part of a batch is deleted, and the rest is resent`() {
    var rig = rig(sending: 5)
    rig.answer(1, .acceptedPart([0, 3]))
    #expect(rig.take() == ["delete [0, 3] of #1", "requeue #1", "send 3 as #2"])
  }

  @Test func `delays grow from 1 s to the bound, and a success resets them`() {
    var rig = rig(sending: 1)
    var waits: [Duration?] = []
    for number in 1...8 {
      rig.answer(number, .kept(retryAfter: nil))
      waits.append(rig.machine.state.hold)
      rig.tell(.elapsed(.retry))
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    rig.answer(9, .accepted)
    rig.tell(.tracked(10))
    rig.answer(10, .kept(retryAfter: nil))
    #expect(rig.machine.state.hold == .seconds(1))
  }

  @Test(
    arguments: [
      (.accepted, 1), (.acceptedPart([0]), 1), (.refused(status: 400), 8), (.tooLarge, 8),
    ] as [(UploadOutcome, Int)])
  func `only an answer that accepts records resets the count of failures`(
    outcome: UploadOutcome, seconds: Int
  ) {
    var rig = rig(sending: 2)
    for number in 1...3 {
      rig.answer(number, .kept(retryAfter: nil))
      rig.tell(.elapsed(.retry))
    }
    rig.answer(4, outcome)
    rig.tell(.tracked(10))
    rig.answer(5, .kept(retryAfter: nil))
    #expect(rig.machine.state.hold == .seconds(seconds))
  }

  @Test func `during a back-off no trigger sends anything`() {
    var rig = rig(sending: 1)
    rig.answer(1, .kept(retryAfter: .seconds(5)))
    rig.tell(.tracked(20))
    rig.tell(.trigger(.flush))
    rig.tell(.trigger(.foreground))
    rig.tell(.elapsed(.interval))
    #expect(
      rig.take() == [
        "requeue #1", "arm retry 5.0 seconds", "keep 20", "arm interval 30.0 seconds",
      ])
    #expect(rig.effects(of: .elapsed(.retry)) == ["send 21 as #2"])
  }

  @Test func `batches that fail together are one failure, and the longest delay holds`() {
    var rig = MachineRig()
    for _ in 1...3 { rig.tell(.tracked(10)) }
    _ = rig.take()
    rig.answer(1, .kept(retryAfter: nil))
    rig.answer(2, .kept(retryAfter: .seconds(7)))
    rig.answer(3, .kept(retryAfter: .seconds(3)))
    #expect(
      rig.take() == [
        "requeue #1", "arm retry 1.0 seconds", "requeue #2", "cancel retry",
        "arm retry 7.0 seconds", "requeue #3", "cancel retry", "arm retry 7.0 seconds",
      ])
    #expect(rig.machine.state.failures == 1)
  }

  @Test func `a delay that a server asks for during another one begins with its answer`() {
    let app = DeliveredApp()
    app.server.answers = ["7", "3"].map {
      .response(TransportResponse(status: 503, headers: ["retry-after": $0]))
    }
    app.server.latency = .zero
    app.tracker.flush()
    app.server.latency = .seconds(6)
    app.track(1)
    app.tracker.flush()
    app.wait(.milliseconds(8_999))
    #expect(app.server.batches == [[1, 2], [3]])
    app.wait(.milliseconds(4_001))
    #expect(app.server.batches == [[1, 2], [3], [1, 2, 3]])
  }

  @Test func `a server's delay is limited to a day`() {
    var rig = rig(sending: 1)
    rig.answer(1, .kept(retryAfter: .seconds(999_999_999)))
    #expect(rig.machine.state.hold == .seconds(86_400))
  }

  @Test func `a policy without back-off delays a retry only on Retry-After`() {
    var rig = rig(sending: 1, .sensors)
    #expect(rig.effects(ofAnswerTo: 1, .kept(retryAfter: nil)) == ["requeue #1"])
    #expect(rig.effects(of: .elapsed(.interval)) == ["send 1 as #2", "arm interval 15.0 seconds"])
    rig.answer(2, .kept(retryAfter: .seconds(2)))
    #expect(rig.take() == ["requeue #2", "arm retry 2.0 seconds"])
    #expect(rig.effects(of: .elapsed(.retry)) == ["send 1 as #3"])
  }

  @Test func `a second answer to a batch is ignored`() {
    var rig = rig(sending: 1)
    rig.answer(1, .kept(retryAfter: nil))
    _ = rig.take()
    rig.answer(1, .accepted)
    #expect(rig.effects(ofAnswerTo: 0, .accepted) == [])
  }

  @Test func `jitter shortens delays by its share at most, and comes from the seed`() {
    let backOff = BackOff(bound: .seconds(60), jitter: 0.5)
    func waits(_ seed: UInt64) -> [Duration] {
      var chance = Chance(seed: seed)
      return (1...6).map { backOff.delay(afterFailures: $0, &chance) }
    }
    for (count, wait) in waits(1).enumerated() {
      let whole = Duration.seconds(1 << count)
      #expect(wait > whole / 2 && wait <= whole)
    }
    #expect(waits(1) == waits(1))
    #expect(waits(1) != waits(2))
    var chance = Chance(seed: 1)
    #expect(BackOff(bound: .seconds(60)).delay(afterFailures: .max, &chance) == .seconds(60))
  }
}

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
    #expect(rig.effects(of: .settings(UploadSettings())) == ["arm interval 30.0 seconds"])
    #expect(rig.effects(of: .trigger(.flush)) == ["send 2 as #1", "send stored, at most 50"])
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
    #expect(rig.effects(of: .tracked(10)) == ["refuse 10: sampledOut"])
  }

  @Test func `beyond the daily cap no record is kept until the next day`() {
    var rig = MachineRig(.s3, Self.settings { $0.dailyCap = 5 })
    rig.tell(.tracked(3))
    rig.tell(.tracked(3))
    rig.tell(.tracked(1))
    #expect(rig.take() == ["keep 3", "keep 2", "refuse 1: dailyCap", "refuse 1: dailyCap"])
    #expect(rig.effects(of: .dayPassed, .tracked(5)) == ["keep 5", "send 10 as #1"])
  }

  @Test func `records held back on a network that is not allowed are sent over the next`() {
    var rig = MachineRig(.s3, Self.settings { $0.networks = [.wifi] })
    #expect(rig.effects(of: .network(.mobile4G), .tracked(10), .trigger(.flush)) == ["keep 10"])
    #expect(rig.effects(of: .network(.wifi)) == ["send 10 as #1"])
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
    #expect(rig.effects(of: .stopped) == ["spill", "cancel interval", "cancel retry"])
    #expect(rig.effects(of: .trigger(.flush), .tracked(10)) == ["keep 10 stored"])
  }
}
