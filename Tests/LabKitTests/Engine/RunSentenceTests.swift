import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The sentences of runs have Chinese forms.
@Suite struct RunSentences {
  private func expectChinese(_ sentences: [Sentence]) {
    #expect(sentences.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test(arguments: [
    "{ tap: '#byu' }", "{ tap: 'Nothing' }", "{ tap: { row: '0:0' } }", "{ tap: { alert: 'OK' } }",
    "{ tap: { back: {} } }", "{ edgeSwipe: {} }", "{ tap: '.UIButton' }", "{ background: {} }",
    "{ tap: '.UIButton', nth: 9 }", "{ launch: {} }", "{ foreground: {} }", "{ open: 'shop://a' }",
    "{ scroll: { list: '#buy', by: [0, 10] } }", "{ page: [] }", "{ safari: 'https://a/' }",
    "{ kill: {} }", "{ terminate: {} }", "{ set: { '#buy.hidden': true } }", "{ type: 'a' }",
  ])
  func `every fault has a Chinese form`(step: String) throws {
    guard
      let report = try? run(Shop.scenario(steps: "{ launch: {} }, \(step), { tap: '#nothing' }"))
    else { return }
    let fault = try #require(report.fault)
    expectChinese([fault.message] + fault.notes)
    expectChinese(report.complaints.flatMap { [$0.message] + $0.notes })
  }

  @Test func `every expectation has a Chinese form`() throws {
    let values: [PropertyExpectation] = [
      .equals(1), .between(1, 1), .between(1, 2), .matches(try TextPattern("a")), .present, .absent,
    ]
    let bundle = Located("a", at: 0..<0)
    let identifiers: [IdentifierExpectation] = [
      .same, .new, .nothing, .text("a"), .matching(try TextPattern("a")), .sameAs(.anonymousID),
      .sharedWith(bundle), .otherThan(bundle),
    ]
    expectChinese(values.map(\.sentence) + identifiers.map(\.sentence))
  }

  @Test func `every answer of a server has a Chinese form`() {
    let replies: [ReceivedRequest.Reply] = [.none, .accepted(["a"]), .refused(500)]
    expectChinese(
      replies.map(\.sentence) + ReceivedRequest.Repeat.State.allCases.map(\.sentence))
    let responses = [200, 301, 401, 404, 500].flatMap { status in
      ["", "no", "<html>"].map { TransportResponse(status: status, body: Array($0.utf8)) }
    }
    expectChinese(responses.map { TransportAnswer.response($0).reason })
  }

  @Test func `the costs of a busy app have Chinese forms`() {
    var budget = Budget()
    for expense in Expense.allCases { budget.spend(expense, times: 2) }
    expectChinese([budget.excess] + Expense.allCases.map { $0.counted(1) })
  }

  @Test func `the fate of delivered events has a Chinese form`() {
    var totals = DeliveryTotals()
    totals.queued = 1
    totals.dropped = [.tooLarge: 1, .refusedByServer: 2]
    let events = [true, false].map {
      DeliveredEvents(address: "a", totals: totals, reason: "the connection was lost", isKept: $0)
    }
    expectChinese(events.map(\.sentence))
  }
}
