import AutoTrack
import Testing

@testable import lab

/// Each invariant, with evidence that breaks it and evidence that does not.
@Suite struct Invariants {
  private static let run = String(repeating: "a", count: 32)

  private func account(
    tracked: Int = 0, inherited: Int = 0, acknowledged: Int = 0, stored: Int = 0,
    dropped: [DropReason: [Record.ID]] = [:]
  ) -> DeliveryAccount {
    var account = DeliveryAccount()
    (account.tracked, account.inherited, account.acknowledged) = (tracked, inherited, acknowledged)
    account.queued.stored = stored
    account.dropped = dropped
    return account
  }

  private func evidence(
    _ account: DeliveryAccount, left: Int? = nil, received: [Int] = [], heard: Int = 0
  ) -> AuditEvidence {
    var evidence = AuditEvidence()
    evidence.runs = [AuditEvidence.Run(id: Self.run, bundle: "shop", account: account, left: left)]
    evidence.captured = account.tracked
    evidence.received = received.map(entry)
    evidence.heard = heard
    return evidence
  }

  private func entry(_ sequence: Int) -> Ledger.Entry {
    Ledger.Entry(
      id: "\(Self.run)-\(sequence)", run: Self.run, sequence: sequence, event: nil)
  }

  /// The invariant that does not hold, and why.
  private func breach(_ evidence: AuditEvidence) -> String? {
    var audit = Audit()
    return audit.violation(in: evidence, after: 1).map { "\($0.invariant): \($0.breach)" }
  }

  @Test func `all of them hold where nothing is wrong`() {
    #expect(breach(AuditEvidence()) == nil)
    let dropped: [DropReason: [Record.ID]] = [.dailyCap: ["\(Self.run)-2"]]
    let account = account(tracked: 4, acknowledged: 2, stored: 1, dropped: dropped)
    #expect(breach(evidence(account, received: [1, 4], heard: 2)) == nil)
  }

  @Test func `balanced: an event that is nowhere in the account`() {
    #expect(
      breach(evidence(account(tracked: 2, stored: 1)))
        == "balanced: shop: 2 tracked, 0 inherited, 0 acknowledged, 1 queued (0 in memory, "
        + "0 in flight, 1 stored)")
  }

  @Test func `balanced: an event that never came to be delivered`() {
    var evidence = evidence(account(tracked: 1, stored: 1))
    evidence.captured = 2
    #expect(
      breach(evidence) == "balanced: 2 events were captured, 1 came to be delivered")
  }

  @Test func `continued: a store that has lost something between two processes`() {
    #expect(
      breach(evidence(account(inherited: 2, stored: 2), left: 3))
        == "continued: shop had 3 stored, and its next process found 2")
  }

  @Test func `unique: a ledger with a record twice`() {
    var unique = UniqueRecords()
    var evidence = evidence(account(tracked: 1, acknowledged: 1), received: [1], heard: 1)
    #expect(unique.breach(in: evidence) == nil)
    evidence.received.append(entry(1))
    #expect(unique.breach(in: evidence) == "\(Self.run)-1 is in it twice")
  }

  @Test(arguments: [
    (ReceivedRequest.Repeat.State.unheard, false, true), (.kept, false, true),
    (.underWay, false, false), (.acknowledged, false, false), (.acknowledged, true, true),
  ])
  func `justified: a repeat without need`(
    state: ReceivedRequest.Repeat.State, hasForgottenLate: Bool, isJustified: Bool
  ) {
    var evidence = AuditEvidence()
    evidence.hasForgottenLate = hasForgottenLate
    evidence.requests = [
      ReceivedRequest(
        ids: ["r-1"], newCount: 0, answer: .none, repeats: [.init(id: "r-1", state: state)])
    ]
    let breach = breach(evidence)
    #expect(
      breach == (isJustified ? nil : "justified: request 1 has r-1, \(state.rawValue)"))
  }

  @Test func `whole: a gap that nothing explains`() {
    #expect(
      breach(evidence(account(tracked: 3, acknowledged: 3), received: [1, 3], heard: 3))
        == "whole: of shop, 1 records are nowhere, and 0 wait")
  }

  @Test func `whole: a record that nobody has tracked`() {
    #expect(
      breach(evidence(account(tracked: 1, acknowledged: 1), received: [2], heard: 1))
        == "whole: nobody has tracked \(Self.run)-2")
  }

  @Test func `whole: records that went with their app are known`() {
    var evidence = evidence(account(tracked: 1, acknowledged: 1), heard: 1)
    #expect(breach(evidence) == "whole: of shop, 1 records are nowhere, and 0 wait")
    evidence.outOfReach = ["shop": 1]
    #expect(breach(evidence) == nil)
  }

  @Test func `honest: an acknowledgement that no server gave`() {
    #expect(
      breach(evidence(account(tracked: 1, acknowledged: 1), received: [1], heard: 0))
        == "honest: 1 are held to be acknowledged, 0 are")
  }

  @Test func `understood: a request that a server cannot read`() {
    var evidence = AuditEvidence()
    evidence.complaints = ["request 1 was not understood: it is no POST"]
    #expect(breach(evidence) == "understood: request 1 was not understood: it is no POST")
  }

  @Test func `private: a typed text on the disk`() {
    var evidence = AuditEvidence()
    evidence.secrets = [Secret("hunter2", "a text that was typed")]
    evidence.written = [Array("...hunterhunter1".utf8)]
    #expect(breach(evidence) == nil)
    evidence.written.append(Array("hunthunter2".utf8))
    #expect(breach(evidence) == "private: a text that was typed is on the disk: hunter2")
  }

  @Test func `undamaged: a file that SQLite finds damaged`() {
    var evidence = AuditEvidence()
    evidence.damage = ["row 3 missing"]
    #expect(breach(evidence) == "undamaged: row 3 missing")
  }

  @Test(arguments: [(-0.001, false, true), (-0.001, true, false), (0.0, false, false)])
  func `forward: an event that took less than no time, but for what the app says`(
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

  @Test func `drained: a queue that stays`() {
    var evidence = AuditEvidence()
    evidence.stuck = ["shop"]
    #expect(breach(evidence) == "drained: shop")
  }

  @Test func `a violation says which, where and what should be`() {
    var (audit, evidence) = (Audit(), AuditEvidence())
    evidence.stuck = ["shop"]
    let violation = audit.violation(in: evidence, after: nil)
    #expect(
      violation?.description
        == "'drained' does not hold at the end: shop (with a server that is well and a network, "
        + "everything is delivered in the end)")
  }
}
