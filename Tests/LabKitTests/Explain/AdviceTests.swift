import AutoTrack
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct Advice {
  @Test func `every suppression reason has a unique sentence`() {
    let all = SuppressionReason.allCases + [.custom(CustomReason("closedShop"))]
    let sentences = all.map(\.advice)
    #expect(Set(sentences).count == all.count)
    #expect(sentences.filter { !$0.text.hasSuffix(".") || $0.text.hasPrefix("No remedy") } == [])
    #expect(sentences.filter { !Sentences.chinese.have($0) } == [])
  }
}
