import AutoTrack
import LabKitSupport
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// Each invariant, with evidence that breaks it and evidence that does not.
@Suite struct Invariants {
  private static let run = String(repeating: "a", count: 32)

  private func account(
    tracked: Int = 0, inherited: Int = 0, acknowledged: [Int] = [], stored: Int = 0,
    dropped: [DropReason: [Int]] = [:]
  ) -> DeliveryAccount {
    var account = DeliveryAccount()
    (account.tracked, account.inherited) = (tracked, inherited)
    account.delivered = RecordRanges(acknowledged.map(id))
    account.queued.stored = stored
    account.dropped = dropped.mapValues { RecordRanges($0.map(id)) }
    return account
  }

  private func id(_ sequence: Int) -> Record.ID { "\(Self.run)-\(sequence)" }

  private func evidence(
    _ account: DeliveryAccount, left: Int? = nil, received: [Int] = [], heard: [Int] = []
  ) -> AuditEvidence {
    var evidence = AuditEvidence()
    evidence.runs = [AuditEvidence.Run(id: Self.run, bundle: "shop", account: account, left: left)]
    evidence.captured = account.tracked
    evidence.received = received.map(entry)
    evidence.heard = heard.map(id)
    return evidence
  }

  private func entry(_ sequence: Int) -> Ledger.Entry {
    Ledger.Entry(
      id: "\(Self.run)-\(sequence)", run: Self.run, sequence: sequence, event: nil)
  }

  /// The broken invariant with its reason, or nil.
  private func breach(_ evidence: AuditEvidence) -> String? {
    var audit = Audit()
    return audit.violation(in: evidence, after: 1).map { "\($0.invariant): \($0.breach)" }
  }

  @Test func `all invariants hold for consistent evidence`() {
    #expect(breach(AuditEvidence()) == nil)
    let account = account(tracked: 4, acknowledged: [1, 4], stored: 1, dropped: [.dailyCap: [2]])
    #expect(breach(evidence(account, received: [1, 4], heard: [4, 1])) == nil)
  }

  @Test func `balanced reports an event missing from the account`() {
    #expect(
      breach(evidence(account(tracked: 2, stored: 1)))
        == "balanced: shop: 2 tracked, 0 inherited, 0 acknowledged, 1 queued (0 in memory, "
        + "0 in flight, 1 stored)")
  }

  @Test func `balanced reports a captured event that never reached delivery`() {
    var evidence = evidence(account(tracked: 1, stored: 1))
    evidence.captured = 2
    #expect(
      breach(evidence) == "balanced: 2 events were captured, 1 were tracked for delivery")
  }

  @Test func `continued reports records lost between two processes`() {
    #expect(
      breach(evidence(account(inherited: 2, stored: 2), left: 3))
        == "continued: shop had stored 3, but its next process found 2")
  }

  @Test func `unique reports a record that is in the ledger twice`() {
    var unique = UniqueRecords()
    var evidence = evidence(account(tracked: 1, acknowledged: [1]), received: [1], heard: [1])
    #expect(unique.breach(in: evidence) == nil)
    evidence.received.append(entry(1))
    #expect(unique.breach(in: evidence) == "\(Self.run)-1 is in the ledger twice")
  }

  @Test(arguments: [
    (ReceivedRequest.Repeat.State.unheard, "", true), (.kept, "", true), (.underWay, "", false),
    (.acknowledged, "", false), (.acknowledged, "r-1", true), (.acknowledged, "r-2", false),
  ])
  func `justified reports a record resent without need`(
    state: ReceivedRequest.Repeat.State, forgottenLate: String, isJustified: Bool
  ) {
    var evidence = AuditEvidence()
    evidence.forgottenLate = [forgottenLate: 1]
    evidence.requests = [
      ReceivedRequest(
        ids: ["r-1"], newCount: 0, answer: .none, repeats: [.init(id: "r-1", state: state)])
    ]
    let breach = breach(evidence)
    #expect(
      breach == (isJustified ? nil : "justified: request 1 has r-1, \(state)"))
  }

  @Test func `justified allows one resend of a record that was forgotten late`() {
    var evidence = AuditEvidence()
    evidence.forgottenLate = ["r-1": 1]
    let again = ReceivedRequest(
      ids: ["r-1"], newCount: 0, answer: .none, repeats: [.init(id: "r-1", state: .acknowledged)])
    evidence.requests = [again]
    #expect(breach(evidence) == nil)
    evidence.requests = [again, again]
    let state = ReceivedRequest.Repeat.State.acknowledged
    #expect(breach(evidence) == "justified: request 2 has r-1, \(state)")
  }

  @Test func `whole reports an unexplained gap`() {
    let account = account(tracked: 3, acknowledged: [1, 2, 3])
    #expect(
      breach(evidence(account, received: [1, 3], heard: [1, 2, 3]))
        == "whole: of shop, 1 records are missing, and 0 are queued")
  }

  @Test func `whole reports a record that was never tracked`() {
    #expect(
      breach(evidence(account(tracked: 1, acknowledged: [1]), received: [2], heard: [1]))
        == "whole: no app has tracked \(Self.run)-2")
  }

  @Test func `whole accepts records that were removed with their app`() {
    var whole = WholeRuns()
    var evidence = evidence(account(tracked: 1))
    #expect(whole.breach(in: evidence) == "of shop, 1 records are missing, and 0 are queued")
    evidence.outOfReach = ["shop": 1]
    #expect(whole.breach(in: evidence) == nil)
  }

  @Test func `honest reports an acknowledgement that no server gave`() {
    let account = account(tracked: 3, acknowledged: [1, 2], stored: 1)
    #expect(
      breach(evidence(account, received: [1, 2, 3], heard: [1, 3]))
        == "honest: \(id(2)) counts as acknowledged, but no server acknowledged it")
  }

  @Test func `honest reports an acknowledgement that the account ignores`() {
    let fault = "a server acknowledged \(id(1)), which does not count as acknowledged"
    let evidence = evidence(account(tracked: 1, stored: 1), received: [1], heard: [1])
    #expect(breach(evidence) == "honest: \(fault)")
  }

  @Test func `honest reports an acknowledged record that the ledger lacks`() {
    var honest = HonestAcknowledgements()
    let evidence = evidence(account(tracked: 1, acknowledged: [1]), heard: [1])
    #expect(
      honest.breach(in: evidence)
        == "\(id(1)) counts as acknowledged but is not in the ledger")
  }

  @Test func `honest checks the acknowledgements added since the last audit`() {
    var honest = HonestAcknowledgements()
    var account = account(tracked: 2, acknowledged: [1], stored: 1)
    #expect(honest.breach(in: evidence(account, received: [1], heard: [1])) == nil)
    account.delivered = RecordRanges([1, 2].map(id))
    let later = evidence(account, received: [1, 2], heard: [1])
    #expect(
      honest.breach(in: later) == "\(id(2)) counts as acknowledged, but no server acknowledged it")
  }

  @Test func `given up reports drops of delivered records and drops without a refusal`() {
    let twice = account(tracked: 2, acknowledged: [1], stored: 1, dropped: [.storeFull: [1]])
    var drops = HonestDrops()
    #expect(drops.breach(in: evidence(twice)) == "\(id(1)) is already settled")
    for (reason, status) in [(DropReason.refusedByServer, 400), (.tooLarge, 413)] {
      let account = account(tracked: 1, dropped: [reason: [1]])
      var (kept, refused) = (HonestDrops(), HonestDrops())
      var evidence = evidence(account)
      #expect(kept.breach(in: evidence) == "\(id(1)) was wrongly dropped as \(reason.rawValue)")
      var request = ReceivedRequest(
        ids: [id(1)], newCount: 0, answer: .refused(status), repeats: [])
      request.heard = .refused(status)
      evidence.requests = [request]
      #expect(refused.breach(in: evidence) == nil)
    }
  }

  @Test func `told reports counts that exceed the events`() throws {
    let steps = "{ launch: {} }, { tap: '#buy' }"
    let report = Simulation(try loaded(Shop.scenario(steps: steps))).run()
    var evidence = AuditEvidence()
    evidence.events = try #require(report.outcomes.last).events[...]
    let row = { element, count in
      StatisticsRow(
        kind: .click, screen: "HomeController", element: element, count: count, lastTime: 0)
    }
    let click = try #require(
      evidence.events.compactMap { event in
        StatisticsRow(toldBy: event.name.text) { event[$0] }
      }.first)
    evidence.counted = [click, StatisticsRow(kind: .background, count: 3, lastTime: 0)]
    #expect(breach(evidence) == nil)
    evidence.counted = [click, click]
    #expect(breach(evidence)?.hasPrefix("told: logType 2 ") == true)
    evidence.counted = [row("Secret", 1)]
    #expect(
      breach(evidence)
        == "told: logType 2 HomeController Secret was counted 1 time, but the events amount to 0 "
        + "times")
  }

  @Test func `understood reports an unreadable request`() {
    var evidence = AuditEvidence()
    evidence.complaints = ["request 1 is invalid: it is not a POST"]
    #expect(breach(evidence) == "understood: request 1 is invalid: it is not a POST")
  }

  @Test func `private reports an ignored screen's event on disk`() {
    var evidence = AuditEvidence()
    evidence.secrets = [Secret("hunter2", "an event of an ignored screen")]
    evidence.written = [Array("...hunterhunter1".utf8)]
    #expect(breach(evidence) == nil)
    evidence.written.append(Array("hunthunter2".utf8))
    #expect(breach(evidence) == "private: an event of an ignored screen is on the disk: hunter2")
  }

  @Test func `private asks about a property only after its value was found`() {
    var evidence = AuditEvidence()
    evidence.secrets = [Secret("Home", "an event of an ignored screen", of: "$screen_name")]
    evidence.written = [Array("Shop".utf8)]
    evidence.mayAppTell = { key in
      Issue.record("asked about \(key)")
      return false
    }
    #expect(breach(evidence) == nil)
    evidence.written = [Array("Home".utf8)]
    evidence.mayAppTell = { $0 == "$screen_name" }
    #expect(breach(evidence) == nil)
    evidence.mayAppTell = { $0 == "$element_type" }
    #expect(breach(evidence) == "private: an event of an ignored screen is on the disk: Home")
  }

  @Test func `undamaged reports a file that SQLite finds damaged`() {
    var evidence = AuditEvidence()
    evidence.damage = ["row 3 missing"]
    #expect(breach(evidence) == "undamaged: row 3 missing")
  }

  @Test(arguments: [(-0.001, false, true), (-0.001, true, false), (0.0, false, false)])
  func `forward reports a negative duration unless the app set it`(
    seconds: Double, isOfApp: Bool, isBroken: Bool
  ) throws {
    let steps = "{ launch: {} }, { track: 'a', properties: { event_duration: \(seconds) } }"
    var evidence = AuditEvidence()
    let report = Simulation(try loaded(Shop.scenario(steps: steps))).run()
    evidence.events = try #require(report.outcomes.last).events[...]
    evidence.appTellsDurations = { isOfApp }
    #expect(evidence.events.count == 1)
    #expect(breach(evidence) == (isBroken ? "forward: a took -0.001 s" : nil))
  }

  @Test func `drained reports a queue that never empties`() {
    var evidence = AuditEvidence()
    evidence.stuck = ["shop"]
    #expect(breach(evidence) == "drained: shop")
  }

  @Test func `a violation names the invariant, the place and the rule`() {
    var (audit, evidence) = (Audit(), AuditEvidence())
    evidence.stuck = ["shop"]
    let violation = audit.violation(in: evidence, after: nil)
    #expect(
      violation?.description
        == "'drained' does not hold at the end: shop (with a working server and network, every "
        + "event is delivered in the end)")
  }
}
