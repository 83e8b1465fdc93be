import AutoTrack
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Advice {
  @Test func `every suppression reason has a unique sentence`() {
    let sentences = SuppressionReason.allCases.map(\.advice)
    #expect(Set(sentences).count == SuppressionReason.allCases.count)
    #expect(sentences.filter { !$0.hasSuffix(".") || $0.hasPrefix("No remedy") } == [])
  }
}
