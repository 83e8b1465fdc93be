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
    rig.answer(1, .accepted)
    #expect(rig.take() == ["delete #1"])
    #expect(rig.waiting == Waiting())
  }

  @Test func `PH-Q14 a batch that failed is requeued`() {
    var rig = rig(sending: 2)
    rig.answer(1, .kept(retryAfter: nil))
    #expect(rig.take() == ["requeue #1", "arm retry 1.0 seconds"])
    #expect(rig.waiting == Waiting(inMemory: 2, stored: 0))
  }

  @Test func `PH-Q12 413 splits a request in halves down to one record, which is dropped`() {
    var rig = rig(sending: 4)
    rig.answer(1, .tooLarge)
    #expect(rig.take() == ["requeue #1", "send 2 as #2", "send 2 as #3"])
    rig.answer(2, .tooLarge)
    #expect(rig.take() == ["requeue #2", "send 1 as #4", "send 1 as #5"])
    rig.answer(4, .tooLarge)
    #expect(rig.take() == ["drop #4: tooLarge"])
    rig.answer(5, .accepted)
    rig.tell(.tracked(3))
    rig.tell(.trigger(.flush))
    #expect(
      rig.take() == ["delete #5", "keep 3", "send 1 as #6", "send 1 as #7", "send 1 as #8"])
  }

  @Test func `PH-Q07 413 to a single record drops the record`() {
    var rig = rig(sending: 1)
    rig.answer(1, .tooLarge)
    #expect(rig.take() == ["drop #1: tooLarge"])
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
    rig.tell(.elapsed(.retry))
    #expect(rig.take() == ["send 21 as #2"])
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
    rig.answer(1, .kept(retryAfter: nil))
    #expect(rig.take() == ["requeue #1"])
    rig.tell(.elapsed(.interval))
    #expect(rig.take() == ["send 1 as #2", "arm interval 15.0 seconds"])
    rig.answer(2, .kept(retryAfter: .seconds(2)))
    #expect(rig.take() == ["requeue #2", "arm retry 2.0 seconds"])
    rig.tell(.elapsed(.retry))
    #expect(rig.take() == ["send 1 as #3"])
  }

  @Test func `a second answer to a batch is ignored`() {
    var rig = rig(sending: 1)
    rig.answer(1, .kept(retryAfter: nil))
    _ = rig.take()
    rig.answer(1, .accepted)
    rig.answer(0, .accepted)
    #expect(rig.take() == [])
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
