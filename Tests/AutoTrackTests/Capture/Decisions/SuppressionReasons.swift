import MiniUI
import Testing
import Wording

@testable import AutoTrack

@Suite struct SuppressionReasons {
  @Test func `SA-A14 a segmented control without a selection gives no event`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    probe.expect(.nothing(.noSegment)) { screen.segments.sendActions(for: .valueChanged) }
  }

  @Test func `every reason completes the sentence of its decision`() {
    let texts = SuppressionReason.allCases.map {
      Decision(subject: "buy: of UIButton #buy", outcome: .suppressed($0)).description
    }
    #expect(texts.allSatisfy { $0.hasPrefix("buy: of UIButton #buy: nothing, because ") })
    #expect(Set(texts).count == texts.count)
  }

  @Test func `the name of a reason stands for it`() {
    let all = SuppressionReason.allCases + [.custom(CustomReason("own", because: "it is ours"))]
    #expect(all.map(\.rawValue).compactMap(SuppressionReason.init) == all)
    #expect(Set(all).count == all.count)
    #expect(SuppressionReason(rawValue: "custom:") == nil)
  }

  @Test func `a captured decision names its event and its number`() {
    let decision = Decision(
      subject: "buy: of UIButton #buy", outcome: .captured(.appClick, sequence: 3))
    #expect(decision.description == "buy: of UIButton #buy: $AppClick #3")
  }
}
