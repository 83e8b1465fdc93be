import AutoTrack
import LabExplainSupport
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabExplain
@testable import LabKit
@testable import LabReport
@testable import LabSystem

/// The sentences of explanations, of reports and of their totals have Chinese forms.
@Suite struct ReportSentences {
  /// Bounds that leave out parts of all kinds.
  private static let tight = ReportLimits(
    steps: 2, viewsOfScreen: 10, viewsOfScenario: 20, records: 1, rows: 2)

  @Test func `every sentence of a report has a Chinese form`() {
    let reports = RepositoryRun.sample(for: "ReportSentences").map { Simulation($0).run() }
    let all = reports.flatMap { report in
      [ReportLimits(), Self.tight].flatMap { limits in
        ScenarioData(of: report, by: "lab", within: limits).sentences
      }
    }
    #expect(all.count > 1_000)
    #expect(all.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `every verdict of a hit test has a Chinese form`() {
    let verdicts: [HitTestTrace.Verdict] = [
      .entered, .hit, .hidden, .faint, .interactionOff, .animated, .flat, .outside, .declined,
      .ownAnswer("a"), .ownAnswer(nil), .behind,
    ]
    let refusals: [HitTestTrace.Refusal] = [.offScreen, .notActive, .inTransition]
    let misses: [TouchMiss] = [
      .notOnScreen("a"), .outside("a", .zero), .nothing("a", .zero), .ignored("a"),
      .covered("a", by: "UIView \"b\"", .zero),
    ]
    let all =
      verdicts.map(\.words) + refusals.map(\.words) + misses.flatMap { ["\($0)", $0.obstacle] }
    #expect(all.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `every reason of a step of a path has a Chinese form`() {
    let own: [DefaultPathScheme.Reason] = [
      .controller, .alias(of: "a"), .outermost, .index(ofSameClass: 1, among: 1),
      .index(ofSameClass: 2, among: 3), .cell, .sectionView, .segment,
    ]
    let others: [SensorsPathScheme.Reason] = [
      .alert, .outermost, .index(ofSameClass: 1, among: 2), .index(ofSameClass: 2, among: 3),
      .place, .shared, .between,
    ]
    let all = own.map(\.words) + others.map(\.words)
    #expect(all.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `every state of a recogniser has a Chinese form`() {
    let states = (0...5).compactMap(GestureRecognizer.State.init(rawValue:))
    let all = states.map { Sentence(stringLiteral: "\($0)") }
    #expect(all.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `every outlook of a tap and reason of a suppression has a Chinese form`() {
    let reasons = SuppressionReason.allCases
    let outcomes: [ClickForecast.Outcome] =
      [.unseen(instrument: "Gestures"), .deselection] + reasons.map { .nothing($0) }
    let all: [Sentence] =
      outcomes.map { "\($0)" } + reasons.flatMap { ["\($0)", "\($0.advice)"] }
      + reasons.map { Decision.Outcome.suppressed($0).words }
    #expect(all.filter { !Sentences.chinese.have($0) } == [])
  }

  @Test func `the totals have Chinese forms`() throws {
    let steps = "steps: [{ launch: {}, expect: ['Other'] }]"
    let app = "app: { root: 'Home', classes: { Home: { is: 'UIViewController' } } }"
    var summary = RunSummary()
    #expect(Sentences.chinese(summary.warning) == "0 个场景通过，0 个事件")
    summary.add(Simulation(try loaded("{ scenario: 'a', \(app), \(steps) }")).run())
    summary.addSkipped()
    summary.elapsed = .seconds(1)
    #expect(
      Sentences.chinese(summary.warning) == "1 个场景失败，0 个通过，1 个跳过，2 个事件，1.0 秒")
  }
}
