import Foundation
import LabLanguage
import LabLanguageSupport
import LabLeagueSupport
import Testing

@testable import AutoTrack
@testable import LabLeague
@testable import LabSystem

/// The lines of `lab league --evidence`, from which weights are fitted.
@Suite struct LeagueEvidenceTests {
  private static let corpora = Result {
    try League.read(ReleaseFiles.files(named: ["lockwise"]))
  }

  @Test func `the evidence has the outcomes of the league`() throws {
    let corpora = try Self.corpora.get()
    var league: [String: [Int]] = [:]
    for horizon in LeagueHorizon.allCases {
      let tally = try ReleaseLeague.lockwise.get().tally(.anchored, horizon)
      league[horizon.rawValue] = [
        tally[.kept], tally[.lost], tally[.stolen] + tally[.multi], tally[.ghost],
        tally[.remade], tally[.gone], tally.counts.last ?? 0,
      ]
    }
    var found = LeagueHorizon.allCases.reduce(into: [:]) {
      $0[$1.rawValue] = [Int](repeating: 0, count: 7)
    }
    let lines = try Self.lines(LeagueEvidence(corpora))
    let sheets = lines.compactMap(\.candidates)
    for rule in lines where rule.after != nil {
      let (horizon, count) = (try #require(rule.after), try #require(rule.count))
      found[horizon]?[Self.outcome(of: rule, sheets).rawValue] += count
    }
    #expect(found == league)
  }

  @Test func `equal releases give equal lines`() throws {
    let corpora = try Self.corpora.get()
    #expect(LeagueEvidence(corpora).lines == LeagueEvidence(corpora).lines)
  }

  @Test func `evidence is not written in parts`() {
    let run = LabRun("league", "--evidence", "--shard", "1/2", "--json")
    #expect(run.code == .invalid)
    #expect(run.messages.contains("--evidence"))
  }

  /// A line of sheets or rules.
  private struct Line: Decodable {
    let candidates: [[[Double]]]?
    let after: String?
    let count: Int?
    let there: Bool?
    let own: [Int]?
    let later: [Answer]?
  }

  private struct Answer: Decodable {
    let sheet: Int
    let right: Set<Int>
    let remade: Set<Int>

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      sheet = try list.decode(Int.self)
      right = try list.decode(Set<Int>.self)
      remade = try list.decode(Set<Int>.self)
    }
  }

  private static func lines(_ evidence: LeagueEvidence) throws -> [Line] {
    try evidence.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  private enum Outcome: Int {
    case kept, lost, wrong, ghost, remade, gone, none
  }

  private static func outcome(of rule: Line, _ sheets: [[[[Double]]]]) -> Outcome {
    guard let own = rule.own, let later = rule.later, let isThere = rule.there else { return .none }
    let confidence = confidences(sheets[own[0]])[own[1]]
    guard confidence >= AnchoredSignal.leastOwnConfidence else { return .none }
    let hits = later.compactMap { answer -> (answer: Answer, place: Int)? in
      let shares = confidences(sheets[answer.sheet])
      let most = shares.max() ?? 0
      guard most >= AnchoredSignal.leastConfidence, let place = shares.firstIndex(of: most) else {
        return nil
      }
      return (answer, place)
    }
    guard !hits.isEmpty else { return isThere ? .lost : .gone }
    if isThere { return hits.allSatisfy { $0.answer.right.contains($0.place) } ? .kept : .wrong }
    return hits.contains { $0.answer.remade.contains($0.place) } ? .remade : .ghost
  }

  /// The confidences in candidates by the weights of the library.
  private static func confidences(_ candidates: [[[Double]]]) -> [Double] {
    let odds = candidates.map { amounts in
      exp(
        amounts.reduce(AnchoredSignal.start) { score, amount in
          score + AnchoredModel.weights[Int(amount[0])].1 * amount[1]
        })
    }
    return odds.map { $0 / (1 + odds.reduce(0, +)) }
  }
}
